## Names

guest-name = Guest { $number }
name-computer = Computer ({ $level })
name-computer-short = Computer
name-computer-short-of = Computer { $number }
name-computer-of = Computer { $number } ({ $level })
level-random = random
level-easy = easy
level-greedy = greedy
level-medium = medium
level-hard = hard
level-expert = expert

## Troubles

error-title = That did not work
error-unknown-table = There is no table “{ $table }”.
error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-not-found = There is nothing here.
error-method = This address cannot be asked in this way.
error-stale = The table has moved on since you looked. Look again, then decide.
error-taken = Somebody else was first.
error-name-taken = Another account is called “{ $name }”, or looks as if it were. Choose another name.
error-seat-taken = This seat is taken.
error-seats = A table has one to { $most } seats.
error-storage = The server cannot read or write what it keeps. Please try again later.
error-internal = The program made a mistake here. Nothing is lost; please report it.
error-closing = The server is restarting. Please try again in a moment.
error-busy = Too much is going on at once. Please wait a moment.
error-too-large = This is too large.
error-too-slow = Your request did not come in time. Please try again.
error-nul = What you have sent holds a character that belongs to no text (NUL).
error-post-id = An id of a post has one to { $most } plain letters, digits or signs.
error-many-gathering = You have { $most } open tables in the list already. Start one of them or leave it, then open another.
error-many-computers = You have { $most } matches with computer players going already. Play one to its end, or end it early, before you begin another.
error-no-person = The server does not know yet who you are. Sit down at a table or sign in first.
error-not-seated = You do not sit at this table.
error-not-your-seat = This is not your seat.
error-not-host = Only whoever opened the table can start the match.
error-not-started = The match has not begun yet.
error-started = The match has begun already.
error-over = The match is over.
error-standin = A computer player sits in for you. Take your seat back first.
error-hidden-until-end = This stays hidden until the match is over.
error-branch-dice = This match branched off from another one: its dice were known before.
error-no-ply = There is no ply { $ply }.
error-nothing-to-undo = There is nothing of yours that can be taken back.
error-undo-asked = Somebody has already asked to take back moves. Answer that first.
error-undo-not-asked = Nobody asks to take anything back.
error-undo-absent = Somebody at this table has left. In a rated match nobody absent agrees to taking moves back.
error-hint-rated = This match counts for ratings: there are no hints in it.
error-rated-account = This match counts for ratings: everybody at the table needs an account.
error-rated-seats = A rated match is one of several people with a seat each: no computer players, nobody else at your screen.
error-given-up = You have given up this match: in a rated one whoever leaves or runs out of time has lost.
error-time-used = Your time is used up. The computer player decides for you.
error-seat-kept = The open seats are kept for those who played the match before.
error-bad-viewer = Name a seat of this table by its number, counted from 0, or “spectator”.
error-chat = Say something of at most { $most } letters.
error-clock = A clock shows from one second to { $most } seconds.
error-level = There is no level “{ $level }”. There are: { $known }.
error-part = What you add to the dice has to be 64 hex digits, in small letters.
error-part-added = You have added your part to the dice already. It stays as it is.
error-json = The body cannot be read: { $detail }.
error-content-type = The body has to be JSON, and the header “content-type: application/json” has to say so.
error-query = The address cannot be read: { $detail }.

## People

error-slow-down = That is too much at once. Please wait { $seconds } seconds, then try again.
error-cross-site = Another site has sent this. Open this site itself and try it there.
error-sign-in = Name and password do not go together.
error-name = A name has one to { $most } letters, and none that cannot be seen.
error-password = A password has at least { $least } letters.
error-have-account = You have an account already. Sign out first to make another one.
error-by-token = A personal token may play, but not change the account. Sign in for that.
error-wrong-token = This token opens nothing: it is wrong, has been taken back or has expired.
error-token-rename = This token may play, but not change your name. Make one that may, or sign in.
error-name-reserved = “{ $name }” could be mistaken for a computer player or a guest. Choose another name.
error-tokens = You have { $most } tokens already. End one of them first.
error-no-account = Nobody here is called “{ $name }”.

# What a table needs that this server does not have

unknown-game = This server does not have the game “{ $game }”. The match is kept and can go on as soon as the game is back.
unknown-ruleset = This server does not know the rules “{ $ruleset }” by which this match is played. The match is kept and can go on as soon as the server knows them.
unknown-components = This server does not have the cards and boards with which this match began. The match is kept and can go on as soon as they are back.
