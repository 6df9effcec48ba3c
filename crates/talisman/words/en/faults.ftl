# What may be wrong with the data files of the box.
fault-entry-unreadable = This entry cannot be read: { $why }.
fault-stray = Something stands between the entries here: put each entry in parentheses of its own.
fault-key-twice = This key was used before: give every name a key of its own.
fault-code-twice = This code was used before, by a card or a character: choose another one.
fault-code = A code is three to five small letters from a to z.
fault-kind-of-file = Spells belong into the file of the Spells, and nothing else does.
fault-enemy-value = An Enemy needs Strength or Craft to attack with, and no other card has either.
fault-number = Every card but a Spell needs the number by which it is met, 1 or higher.
fault-space-twice = The space { $space } is there twice.
fault-space-missing = The space { $space } is missing.
fault-space-name = No space is called “{ $name }”.
fault-card-name = No card is called “{ $name }”.
fault-quest = No quest is called “{ $name }”.
fault-status = There is no state “{ $name }”, only “toad” and “enslaved”.
fault-fragment = There is no text “{ $name }” to put in here, or it would contain itself.
fault-rows = The row “{ $row }” does not follow the one before it: the rows of a table leave no gap and do not overlap.
fault-no-moment = Nothing says when this can be done: name at least one moment.
fault-too-many-cards = These are too many cards: a box holds { $most } at most.
fault-too-many-names = These are too many names of cards: a box knows { $most } at most.
fault-too-many-copies = These are too many cards of one name: { $most } in all decks is the most.
fault-too-many-reactions = These are too many things that can be done once: a box has room for { $most }.
fault-endless = There is no end to the texts from here on: they are too many or stand too deep in each other. Does one contain itself?

# Options

fault-trophies-needed = A point costs 5, 6 or 7 points of trophies.
fault-turn-limit = The limit of turns is a number from 1 to { $most }.
fault-no-command = Where the first on the Crown wins, nobody casts the Command Spell: leave “easy_command” out.
fault-few-characters = There are fewer characters in the box than players.

# Positions

fault-seal = This position stands in the middle of a turn and was changed. Leave “pending” out to set up the beginning of a turn.
fault-nobody-asked = In this position nobody has anything to decide.
fault-no-card = There is no card “{ $card }” in the box.
fault-card-twice = The card “{ $card }” is in two places.
fault-card-out = The card “{ $card }” is not in this match.
fault-card-place = The card “{ $card }” cannot be there.
fault-no-seat = There is no such player.
fault-turn-number = The limit of turns is passed.
fault-too-many = That is more than there can be.
fault-no-character = There is no character “{ $card }” in the box.
fault-players = There has to be an entry for each player.
fault-character-twice = Two players have the same character.
fault-character-unused = Characters in play have to stand among those that were used.
fault-no-quest = There is no such quest.
fault-no-offer = There is no such offer.
fault-unknown-spell = Every Spell has to be named.
fault-no-character-yet = Every player needs a character.
fault-life = Whoever lives has at least one life, and whoever is dead has none.
fault-out-alive = Only the dead are out.
fault-task = Tasks are for spaces of the Inner Region.
fault-enslaved = Nobody is enslaved there.
fault-unknown-top = Every card on top of a deck has to be named.
fault-tops = The tops stand deck by deck, each with whoever has seen it: “{ $card }”.
fault-load = No counters can lie on “{ $card }” there.
fault-lasting = “{ $card }” cannot be in force like this.
fault-in-force = A Spell in force needs its rounds.
fault-stock = More counters are used than there are in the box.
fault-active-out = Whoever is out has no turn.
fault-dead-crowned = Once the Crown has been reached the dead are out.
fault-crowned = Somebody stands on the Crown, so it has been reached.
fault-alone = At least two have to be in the match.
fault-active-rests = The turn has to be that of a living character who does not miss it.
fault-unrest = The turn cannot begin like this.
