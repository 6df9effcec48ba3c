# picture
