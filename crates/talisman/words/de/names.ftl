### Die Namen von Karten, Feldern, Charakteren und Aufträgen, nach ihren Schlüsseln.
###
### Der Name selbst steht allein, ohne Artikel. `.gender`: m, f, n, oder p für die Mehrzahl. Nach dem bestimmten Artikel
### stehen `.def` (wer?), `.acc` (wen?) und `.dat` (wem?); wo eines fehlt, gilt der Name selbst.

# Ereignisse

card-angel = Engel
    .gender = m
card-blizzard = Schneesturm
    .gender = m
card-book_of_spells = Zauberbuch
    .gender = n
card-devil = Teufel
    .gender = m
card-evil_darkness = Böse Finsternis
    .gender = f
    .dat = Bösen Finsternis
card-imp = Kobold
    .gender = m
card-magical_vortex = Zauberwirbel
    .gender = m
card-market_day = Markttag
    .gender = m
card-mephistopheles = Mephistopheles
    .gender = m
card-pestilence = Seuche
    .gender = f
card-raiders = Plünderer
    .gender = p
    .dat = Plünderern
card-siren = Sirene
    .gender = f
card-storm = Sturm
    .gender = m

# Feinde

card-ape = Affe
    .gender = m
    .acc = Affen
    .dat = Affen
card-bear = Bär
    .gender = m
    .acc = Bären
    .dat = Bären
card-lion = Löwe
    .gender = m
    .acc = Löwen
    .dat = Löwen
card-serpent = Schlange
    .gender = f
card-wild_boar = Wildschwein
    .gender = n
card-wolf = Wolf
    .gender = m
card-dragon = Drache
    .gender = m
    .acc = Drachen
    .dat = Drachen
card-bandit = Bandit
    .gender = m
    .acc = Banditen
    .dat = Banditen
card-giant = Riese
    .gender = m
    .acc = Riesen
    .dat = Riesen
card-goblin = Goblin
    .gender = m
card-hobgoblin = Hobgoblin
    .gender = m
card-ogre = Oger
    .gender = m
card-demon = Dämon
    .gender = m
card-ghost = Gespenst
    .gender = n
card-lemure = Lemure
    .gender = m
    .acc = Lemuren
    .dat = Lemuren
card-shadow = Schatten
    .gender = m
card-spectre = Schemen
    .gender = m
card-wraith = Grabgeist
    .gender = m

# Fremde

card-enchanter = Verzauberer
    .gender = m
card-fairy = Fee
    .gender = f
card-phantom = Phantom
    .gender = n
card-healer = Heiler
    .gender = m
card-hermit = Eremit
    .gender = m
    .acc = Eremiten
    .dat = Eremiten
card-mage = Magier
    .gender = m
card-sorcerer = Hexer
    .gender = m
card-witch = Hexe
    .gender = f

# Gefährten

card-alchemist = Alchemist
    .gender = m
    .acc = Alchemisten
    .dat = Alchemisten
card-cursed_by_a_hag = Fluch der Vettel
    .gender = m
card-poltergeist = Poltergeist
    .gender = m
card-gnome = Gnom
    .gender = m
    .acc = Gnomen
    .dat = Gnomen
card-guide = Wegkundiger
    .gender = m
    .def = Wegkundige
    .acc = Wegkundigen
    .dat = Wegkundigen
card-maiden = Maid
    .gender = f
card-mercenary = Söldner
    .gender = m
card-mule = Maultier
    .gender = n
card-pixie = Pixie
    .gender = f
card-prince = Prinz
    .gender = m
    .acc = Prinzen
    .dat = Prinzen
card-princess = Prinzessin
    .gender = f
card-unicorn = Einhorn
    .gender = n

# Magische Gegenstände

card-amulet = Amulett
    .gender = n
card-cross = Kreuz
    .gender = n
card-holy_grail = Heiliger Gral
    .gender = m
    .def = Heilige Gral
    .acc = Heiligen Gral
    .dat = Heiligen Gral
card-magic_belt = Zaubergürtel
    .gender = m
card-orb_of_knowledge = Kugel des Wissens
    .gender = f
card-potion_of_strength = Trank der Stärke
    .gender = m
card-ring = Ring
    .gender = m
card-solomons_crown = Salomos Krone
    .gender = f
card-talisman = Talisman
    .gender = m
card-wand = Zauberstab
    .gender = m
card-holy_lance = Heilige Lanze
    .gender = f
    .dat = Heiligen Lanze
card-runesword = Runenschwert
    .gender = n

# Gegenstände

card-armour = Harnisch
    .gender = m
card-helmet = Helm
    .gender = m
card-shield = Schild
    .gender = m
card-axe = Axt
    .gender = f
card-sword = Schwert
    .gender = n
card-raft = Floß
    .gender = n
card-water_bottle = Wasserflasche
    .gender = f
card-bag_of_gold = Beutel Gold
    .gender = m
card-two_bags_of_gold = Zwei Beutel Gold
    .gender = p
    .dat = Zwei Beuteln Gold

# Orte

card-cave = Höhle
    .gender = f
card-fountain_of_wisdom = Brunnen der Weisheit
    .gender = m
card-magic_portal = Zauberportal
    .gender = n
card-magic_stream = Zauberbach
    .gender = m
card-market = Markt
    .gender = m
card-marsh = Sumpf
    .gender = m
card-maze = Labyrinth
    .gender = n
card-pool_of_life = Teich des Lebens
    .gender = m
card-shrine = Schrein
    .gender = m

# Zauber

card-acquisition = Aneignung
    .gender = f
card-alchemy = Alchemie
    .gender = f
card-counterspell = Gegenzauber
    .gender = m
card-destroy_magic = Magiebann
    .gender = m
card-destruction = Zerstörung
    .gender = f
card-divination = Weissagung
    .gender = f
card-healing = Heilung
    .gender = f
card-hex = Verhexung
    .gender = f
card-immobility = Erstarrung
    .gender = f
card-invisibility = Unsichtbarkeit
    .gender = f
card-mesmerism = Hypnose
    .gender = f
card-nullify = Auslöschung
    .gender = f
card-preservation = Bewahrung
    .gender = f
card-psionic_blast = Gedankenschlag
    .gender = m
card-random = Zufall
    .gender = m
card-teleport = Teleport
    .gender = m
card-temporal_warp = Zeitsprung
    .gender = m
card-command = Herrschaftszauber
    .gender = m

# Felder der Äußeren Region

space-village = Dorf
    .gender = n
space-fields = Ackerland
    .gender = n
space-graveyard = Friedhof
    .gender = m
space-woods = Wald
    .gender = m
space-sentinel = Wächter
    .gender = m
space-hills = Hügel
    .gender = p
    .dat = Hügeln
space-chapel = Kapelle
    .gender = f
space-crags = Felsen
    .gender = p
space-plains = Ebene
    .gender = f
space-city = Stadt
    .gender = f
space-tavern = Taverne
    .gender = f
space-ruins = Ruinen
    .gender = p
space-forest = Forst
    .gender = m

# Felder der Mittleren Region

space-portal_of_power = Portal der Macht
    .gender = n
space-black_knight = Schwarzer Ritter
    .gender = m
    .def = Schwarze Ritter
    .acc = Schwarzen Ritter
    .dat = Schwarzen Ritter
space-hidden_valley = Verborgenes Tal
    .gender = n
    .def = Verborgene Tal
    .acc = Verborgene Tal
    .dat = Verborgenen Tal
space-cursed_glade = Verfluchte Lichtung
    .gender = f
    .dat = Verfluchten Lichtung
space-runes = Runen
    .gender = p
space-chasm = Schlucht
    .gender = f
space-warlocks_cave = Höhle des Hexenmeisters
    .gender = f
space-desert = Wüste
    .gender = f
space-oasis = Oase
    .gender = f
space-temple = Tempel
    .gender = m
space-castle = Burg
    .gender = f

# Felder der Inneren Region

space-plain_of_peril = Ebene der Gefahren
    .gender = f
space-mines = Minen
    .gender = p
space-vampires_tower = Turm des Vampirs
    .gender = m
space-pits = Gruben
    .gender = p
space-valley_of_fire = Tal des Feuers
    .gender = n
space-werewolf_den = Bau des Werwolfs
    .gender = m
space-dice_with_death = Würfelspiel mit dem Tod
    .gender = n
space-crypt = Krypta
    .gender = f
space-crown_of_command = Krone der Herrschaft
    .gender = f

# Charaktere

character-assassin = Assassine
    .gender = m
    .acc = Assassinen
    .dat = Assassinen
character-druid = Druide
    .gender = m
    .acc = Druiden
    .dat = Druiden
character-dwarf = Zwerg
    .gender = m
character-elf = Elf
    .gender = m
    .acc = Elfen
    .dat = Elfen
character-ghoul = Ghul
    .gender = m
character-minstrel = Barde
    .gender = m
    .acc = Barden
    .dat = Barden
character-monk = Mönch
    .gender = m
character-priest = Priester
    .gender = m
character-prophetess = Prophetin
    .gender = f
character-sorceress = Zauberin
    .gender = f
character-thief = Dieb
    .gender = m
character-troll = Troll
    .gender = m
character-warrior = Krieger
    .gender = m
character-wizard = Zauberer
    .gender = m

# Aufträge des Hexenmeisters

quest-take_a_life = Ein Leben
quest-kill_an_enemy = Ein getöteter Feind
quest-deliver_a_follower = Ein Gefährte
quest-deliver_a_magic_object = Ein magischer Gegenstand
quest-deliver_three_gold = Drei Gold
quest-deliver_two_gold = Zwei Gold
