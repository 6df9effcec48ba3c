# What the table says: title, options, log, moves, sheets.

title = Talisman
tagline = Grow from a wanderer to a legend, find a Talisman, and take the Crown of Command.

## Options

option-characters = Characters
    .help = How everybody comes by a character.
option-characters-dealt = one is dealt to each
option-characters-of_three = choose one of three
option-characters-free = choose freely, one after the other
option-crown = The Crown
    .help = What has to be done on the Crown of Command to win.
option-crown-command = drive the others out with the Command Spell
option-crown-first = the first to get there wins
option-trophies_needed = Trophies for a point
    .help = How many points of Strength or Craft in trophies buy one point: 5, 6 or 7. Fewer make for a shorter game.
option-quick_start = Quick start
    .help = Everybody begins with one point of Strength or Craft more.
option-easy_command = Stronger Command Spell
    .help = With five players it strikes from 3 on, with six from 2 on.
option-bloodbath = Bloodbath
    .help = There is one Talisman in the stack, and whoever is killed is out.
option-inherit = Inheritance
    .help = A new character gets the Objects, Followers and gold of the killed one.
option-turn_limit = Limit of turns
    .help = After so many turns of each player the game ends without a winner. Whoever has come furthest ranks first.

part-victory = Victory
part-region = Region
part-talisman = Talisman
part-ability = Best ability

## Names

name-something = something
name-strength = Strength
name-craft = Craft
name-toad = a Toad
name-enslaved = enslaved
name-counters = counters
name-die = { $face }
name-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
name-fate-tokens = { $count } fate
name-gold-coins = { $count } gold
name-strength-points = { $count } Strength
name-craft-points = { $count } Craft
name-tasks = { $count ->
    [one] 1 task
   *[other] { $count } tasks
}

## Log

log-turn = { $who } begins a turn.
log-missed = { $who } misses this turn.
log-turn-lost = { $who } cannot do anything this turn.
log-extra = { $turns ->
    [one] { $who } will have one more turn after this one.
   *[other] { $who } will have { $turns } more turns after this one.
}
log-entered = { $who } plays the { $character } and starts here: { $space }.
log-rolled = { $who } rolls { $dice }.
log-rolled-move = { $who } rolls { $dice } for the move.
log-rolled-attack = { $who } attacks and rolls { $dice }.
log-rolled-pray = { $who } prays and rolls { $dice }.
log-rolled-armour = { $who } rolls { $dice } for the Armour.
log-rolled-freedom = { $who } rolls { $dice } for freedom.
log-foe-rolled = The other side rolls { $dice }.
log-rerolled = { $who } spends fate: the { $from } becomes a { $to }.
log-changed = { $who } changes the score by { $by }.
log-set-out = { $who } sets out for: { $space }.
log-walked = { $who } comes to: { $space }.
log-moved = { $who } is suddenly here: { $space }.
log-stayed = { $who } stays here: { $space }.
log-drew = { $who } finds { $cards }.
log-drew-spell = { $who } draws a Spell.
log-drew-spell-seen = { $who } draws a Spell: { $card }.
log-looked = { $who } looks at the top { $count } cards of the deck.
log-looked-seen = { $who } looks at the top of the deck: { $cards }.
log-took = { $who } takes { $card }.
log-took-from = { $who } takes { $card } from { $from }.
log-laid = { $card } is laid here: { $space }.
log-laid-by = { $who } leaves { $card } here: { $space }.
log-discarded = { $card } is discarded.
log-discarded-by = { $who } discards { $card }.
log-killed = { $card } is killed.
log-killed-by = { $who } kills { $card }.
log-trophy = { $who } keeps { $card } as a trophy.
log-gained = { $who } gains { $what }.
log-lost = { $who } loses { $what }.
log-gold-laid = { $count } gold now lies here: { $space }.
log-gold-taken = { $count } gold is taken from here: { $space }.
log-loaded = { $count ->
    [one] 1 counter is laid on { $card }.
   *[other] { $count } counters are laid on { $card }.
}
log-unloaded = { $count ->
    [one] 1 counter is taken from { $card }.
   *[other] { $count } counters are taken from { $card }.
}
log-met = { $who } meets { $card }.
log-evaded = { $who } slips past.
log-spared = { $who } leaves the creature in peace.
log-destroyed = { $who } banishes the creature.
log-fight = { $who } fights with { $ability } { $mine } against { $value }.
log-fight-cards = { $who } fights with { $ability } { $mine } against { $cards } with { $value }.
log-duel = { $who } attacks { $it } with { $ability }.
log-fight-won = { $who } wins, { $score } to { $foe }.
log-fight-lost = { $who } loses, { $score } to { $foe }.
log-fight-drawn = A stand-off: { $score } to { $foe }. { $who } goes no further.
log-saved = A life of { $who } is saved.
log-cast = { $who } casts { $card }.
log-cast-at = { $who } casts { $card } on { $at }.
log-cast-on = { $who } casts { $card } on { $on }.
log-cancelled = { $card } has no effect.
log-used = { $who }: { $what }.
log-chose = { $who } chooses: { $offer }.
log-became-toad = { $who } becomes a Toad for three turns.
log-became-restored = { $who } is no Toad any more.
log-became-good = { $who } is good now.
log-became-neutral = { $who } is neutral now.
log-became-evil = { $who } is evil now.
log-became-enslaved = { $who } is enslaved in the Temple.
log-became-free = { $who } is free again.
log-became-sworn = { $who } is bound by a quest.
log-became-released = { $who } has fulfilled the quest.
log-lasting = { $card } takes effect for a while.
log-lasting-ability = Something takes effect for a while.
log-lasting-ended = { $card } is over.
log-lasting-ability-ended = An effect is over.
log-died = The character of { $who } is killed.
log-out = { $who } is out of the game.
log-shuffled = The discarded Adventure cards are shuffled into a new deck.
log-shuffled-spells = The discarded Spells are shuffled into a new deck.
log-traded = { $who } hands in trophies for a point of { $ability }.
log-quiet = { $who } does not want to be asked for a while.
log-crowned = { $who } has reached the Crown of Command. From now on, whoever is killed is out.
log-command = { $who } casts the Command Spell.
log-won = { $who } has won.
log-limit = The limit of turns is reached: nobody wins.

## Moves

move-roll = Roll for your move
move-roll-freedom = Roll for your freedom: 4 or more
move-walk = Go to { $space } ({ $place })
move-walk-bridge = Past the Sentinel, on to { $space } ({ $place })
move-walk-portal = Try the Portal of Power, to { $space } ({ $place })
move-stay = Stay and face this space again
move-later = { $what }
move-later-gone = Take up the offer
move-command = Cast the Command Spell
move-wait = Wait on the Crown
move-pass = Nothing from me
move-let-stand = Let the dice stand
move-quiet-turn = Nothing from me this turn
move-quiet-round = Nothing from me until my turn
move-quiet-attacked = Nothing until my turn, unless it is about me
move-quiet-no = Ask me again
move-use = Use { $what }
move-fate = Spend fate: roll the { $die } again
move-attack = Attack { $it }
move-attack-craft = Attack { $it } in psychic combat
move-visit = Explore: { $space }
move-fight = Fight
move-evade = Evade
move-meet = Turn to { $it }
move-target = { $it }
move-space = { $space } ({ $place })
move-number = { $count }
move-done = No more
move-ditch = Lay down { $card }
move-discard = Discard { $card }
move-take = Take { $card }
move-leave = Leave { $card }
move-wield = Fight with { $card }
move-aim = { $card }
move-card = Choose { $card }
move-attack-creature = Attack { $card }
move-spare = Leave { $card } in peace
move-take-life = Take a life
move-take-gold = Take gold
move-take-all-gold = Take { $count } gold
move-leave-gold = Leave { $count } gold
move-roll-here = Roll here: { $space }
move-roll-not = Do not roll here: { $space }
move-yes = Yes
move-no = No
move-start-with = Begin with one more { $ability }
move-trade = Hand in trophies for 1 { $ability }
move-character = Play the { $character }

ask-act = Choose what to do.
ask-act-next = Choose how you attack.
ask-space = Choose a space.
ask-seat = Choose whom to turn to.

## Sheets

panel-character = Character
panel-not-chosen = not chosen yet
panel-state = State
panel-out = out of the game
panel-dead = killed; a new character comes next turn
panel-space = Stands on
panel-strength = Strength
panel-craft = Craft
panel-life = Lives
panel-fate = Fate
panel-of = { $have } of { $value }
panel-gold = Gold
panel-alignment = Alignment
panel-good = good
panel-neutral = neutral
panel-evil = evil
panel-fixed = { $what } (counts alone)
panel-uncounted = { $what } (does not count here)
panel-objects = Objects (up to { $limit })
panel-followers = Followers
panel-spells = Spells (up to { $limit })
panel-trophies = Trophies
panel-talisman = Talisman
panel-has-talisman = yes
panel-quest = Quest
panel-toad = { $turns ->
    [one] a Toad for 1 more turn
   *[other] a Toad for { $turns } more turns
}
panel-enslaved = enslaved in the Temple
panel-missed = Turns to miss
panel-task = Left to do here

inventory-spaces = { $count } spaces
inventory-characters = { $count } characters
inventory-adventure = { $count } Adventure cards
inventory-spells = { $count } Spells
inventory-purchase = { $count } Purchase cards
inventory-talismans = { $count } Talismans

## Refusals

refused-unreadable = “{ $text }” is no move. Type one of the moves that are listed.
refused-walk = You cannot get there with this move.
refused-use = That cannot be used now.
refused-fate = You cannot roll that die again.
refused-attack = You cannot attack that character now.
refused-ditch = You cannot lay that down now.
refused-trade = Your trophies are not worth a point, or it is not the end of your turn.
refused-command = You cannot cast the Command Spell now.
refused-character = That character is not to be had.
refused-answer-window = You are asked whether you want to react: pass, or use one of the listed things.
refused-answer-roll = You are asked about the dice: let them stand, or spend fate on one of them.
refused-answer-fight = You are asked about the fight: fight or evade, or choose what you fight with.
refused-answer-character = Choose one of the listed characters first.
refused-answer-surplus = You have more than you may: choose which card to give up.
refused-answer-spoils = You have won: choose your reward.
refused-answer-choice = That is none of the listed choices.
