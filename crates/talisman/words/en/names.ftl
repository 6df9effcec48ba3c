### The names of cards, spaces, characters and quests, by their keys.

# Events

card-angel = Angel
card-blizzard = Blizzard
card-book_of_spells = Book of Spells
card-devil = Devil
card-evil_darkness = Evil Darkness
card-imp = Imp
card-magical_vortex = Magical Vortex
card-market_day = Market Day
card-mephistopheles = Mephistopheles
card-pestilence = Pestilence
card-raiders = Raiders
card-siren = Siren
card-storm = Storm

# Enemies

card-ape = Ape
card-bear = Bear
card-lion = Lion
card-serpent = Serpent
card-wild_boar = Wild Boar
card-wolf = Wolf
card-dragon = Dragon
card-bandit = Bandit
card-giant = Giant
card-goblin = Goblin
card-hobgoblin = Hobgoblin
card-ogre = Ogre
card-demon = Demon
card-ghost = Ghost
card-lemure = Lemure
card-shadow = Shadow
card-spectre = Spectre
card-wraith = Wraith

# Strangers

card-enchanter = Enchanter
card-fairy = Fairy
card-phantom = Phantom
card-healer = Healer
card-hermit = Hermit
card-mage = Mage
card-sorcerer = Sorcerer
card-witch = Witch

# Followers

card-alchemist = Alchemist
card-cursed_by_a_hag = Cursed by a Hag
card-poltergeist = Poltergeist
card-gnome = Gnome
card-guide = Guide
card-maiden = Maiden
card-mercenary = Mercenary
card-mule = Mule
card-pixie = Pixie
card-prince = Prince
card-princess = Princess
card-unicorn = Unicorn

# Magic Objects

card-amulet = Amulet
card-cross = Cross
card-holy_grail = Holy Grail
card-magic_belt = Magic Belt
card-orb_of_knowledge = Orb of Knowledge
card-potion_of_strength = Potion of Strength
card-ring = Ring
card-solomons_crown = Solomon’s Crown
card-talisman = Talisman
card-wand = Wand
card-holy_lance = Holy Lance
card-runesword = Runesword

# Objects

card-armour = Armour
card-helmet = Helmet
card-shield = Shield
card-axe = Axe
card-sword = Sword
card-raft = Raft
card-water_bottle = Water Bottle
card-bag_of_gold = Bag of Gold
card-two_bags_of_gold = Two Bags of Gold

# Places

card-cave = Cave
card-fountain_of_wisdom = Fountain of Wisdom
card-magic_portal = Magic Portal
card-magic_stream = Magic Stream
card-market = Market
card-marsh = Marsh
card-maze = Maze
card-pool_of_life = Pool of Life
card-shrine = Shrine

# Spells

card-acquisition = Acquisition
card-alchemy = Alchemy
card-counterspell = Counterspell
card-destroy_magic = Destroy Magic
card-destruction = Destruction
card-divination = Divination
card-healing = Healing
card-hex = Hex
card-immobility = Immobility
card-invisibility = Invisibility
card-mesmerism = Mesmerism
card-nullify = Nullify
card-preservation = Preservation
card-psionic_blast = Psionic Blast
card-random = Random
card-teleport = Teleport
card-temporal_warp = Temporal Warp
card-command = Command Spell

# Spaces of the Outer Region

space-village = Village
space-fields = Fields
space-graveyard = Graveyard
space-woods = Woods
space-sentinel = Sentinel
space-hills = Hills
space-chapel = Chapel
space-crags = Crags
space-plains = Plains
space-city = City
space-tavern = Tavern
space-ruins = Ruins
space-forest = Forest

# Spaces of the Middle Region

space-portal_of_power = Portal of Power
space-black_knight = Black Knight
space-hidden_valley = Hidden Valley
space-cursed_glade = Cursed Glade
space-runes = Runes
space-chasm = Chasm
space-warlocks_cave = Warlock’s Cave
space-desert = Desert
space-oasis = Oasis
space-temple = Temple
space-castle = Castle

# Spaces of the Inner Region

space-plain_of_peril = Plain of Peril
space-mines = Mines
space-vampires_tower = Vampire’s Tower
space-pits = Pits
space-valley_of_fire = Valley of Fire
space-werewolf_den = Werewolf Den
space-dice_with_death = Dice with Death
space-crypt = Crypt
space-crown_of_command = Crown of Command

# Characters

character-assassin = Assassin
character-druid = Druid
character-dwarf = Dwarf
character-elf = Elf
character-ghoul = Ghoul
character-minstrel = Minstrel
character-monk = Monk
character-priest = Priest
character-prophetess = Prophetess
character-sorceress = Sorceress
character-thief = Thief
character-troll = Troll
character-warrior = Warrior
character-wizard = Wizard

# The Warlock’s quests

quest-take_a_life = A life
quest-kill_an_enemy = An Enemy killed
quest-deliver_a_follower = A Follower
quest-deliver_a_magic_object = A Magic Object
quest-deliver_three_gold = Three gold
quest-deliver_two_gold = Two gold
