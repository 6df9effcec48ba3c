# What is written in the picture, and what is read out of it.

label-picture = The board of Talisman
label-inventory = All cards of Talisman
label-river = Storm River
label-player = Player { $number }
label-space = { $space } ({ $id })
label-figure = { $character } ({ $name }), here: { $space }
label-figure-toad = { $character } ({ $name }), now a Toad, here: { $space }
label-gold-here = { $count } gold lies here
label-tray = { $character } ({ $name })

label-setup = The characters are being chosen
label-turn = { $character }’s turn: { $name }
label-won = { $name } has won
label-over = The match is over
label-phase-setup = Before the first turn
label-phase-start = Turn { $turn }: before the move
label-phase-move = Turn { $turn }: on the way
label-phase-encounter = Turn { $turn }: exploring
label-phase-end = Turn { $turn }: at the end
label-phase-over = After { $turn } turns

label-battle = Battle
label-psychic = Psychic combat
label-stand-off = Stand-off
label-fight = { $name } with { $mine } against { $foe } with { $theirs }
label-roll-table = { $name } rolls for what happens here
label-roll-move = { $name } rolls for the move
label-roll-attack = { $name } rolls to attack
label-roll-pray = { $name } prays
label-roll-portal = { $name } tries the Portal of Power
label-roll-mines = { $name } looks for a way out of the Mines
label-roll-cave = { $name } enters the Cave
label-roll-armour = { $name } relies on the Armour
label-roll-freedom = { $name } tries to break free
label-roll-command = { $name } casts the Command Spell

label-card-strength = { $card }: Enemy, Strength { $value }
label-card-craft = { $card }: Enemy, Craft { $value }
label-card-event = { $card }: Event
label-card-enemy = { $card }: Enemy
label-card-stranger = { $card }: Stranger
label-card-follower = { $card }: Follower
label-card-object = { $card }: Object
label-card-magic = { $card }: Magic Object
label-card-place = { $card }: Place
label-card-spell = { $card }: Spell

label-choosing = still without a character
label-misses = { $turns ->
    [one] misses 1 turn
   *[other] misses { $turns } turns
}
label-quest = Quest: { $quest }

label-short-adventure = Adventure
label-short-spell = Spells
label-short-talisman = Talismans
label-deck-counts = { $left } · { $discarded } used
label-deck-adventure = Adventure cards: { $left } in the deck, { $discarded } discarded
label-deck-spell = Spells: { $left } in the deck, { $discarded } discarded
label-deck-talisman = { $left ->
    [one] 1 Talisman to be won
   *[other] { $left } Talismans to be won
}

label-key-animal = Enemy: Animal
label-key-dragon = Enemy: Dragon
label-key-monster = Enemy: Monster
label-key-spirit = Enemy: Spirit
label-key-magic = Magic Object
label-key-draws = cards to draw
