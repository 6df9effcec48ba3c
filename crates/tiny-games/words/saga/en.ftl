title = Saga
tagline = Six heroes, three hundred beasts and things, and many days.

rule-SA-1 = The box holds beasts and items. Each has a number and an effect, and is there once.
    .mark = B
rule-SA-2 = Everybody is a hero with four cards and as much life as was chosen. You take turns clockwise; each turn is a day.
    .mark = B
rule-SA-3 = On your turn, play one card: send a beast, heal yourself, or take an item.
    .mark = B
rule-SA-4 = Send a beast that hurts or drains against another hero. He loses as much life as its effect says, and one more if you are stronger than he is. If it drains, you gain what he loses.
    .mark = B
rule-SA-5 = All others may parry a beast. They choose a card, or none, face down; then the first of them parries, counted clockwise from the hero it was sent against, and the rest take their cards back. A number that is at least the beast's turns it away; a smaller one saves one life.
    .mark = B
rule-SA-6 = You carry up to two items. Each adds its number to your strength, which is 2 without any. If you carry two, lay one down for the new one.
    .mark = B
rule-SA-7 = Draw back up to four cards after your turn and after you parried. If the deck is empty, shuffle the cards that lie face up; those of this turn are laid down only then.
    .mark = B
rule-SA-8 = A hero without life is out. The match ends when one is left, or when the days are over. Life and the numbers of items count as points.
    .mark = B

option-days = Days
    .help = After how many turns the match ends at the latest.
option-life = Life
    .help = How much life each hero begins with, and has at most.

part-life = life
part-gear = items

panel-life = Life (of { $most })
panel-strength = Strength
panel-base = by nature
panel-hand = Cards in hand

group-beasts = Beasts
group-items = Items
number-of-card = number { $number }
power-hurt = hurts by { $amount }
power-drain = drains { $amount }
power-heal = heals { $amount }
power-carry = strength +{ $amount }

log-sent = { $who } sends { $card } against { $target }.
log-healed = { $who } plays { $card } and gains { $gain } life.
log-took = { $who } takes { $card }.
log-swapped = { $who } takes { $card } and lays down { $old }.
log-answered = { $who } has answered.
log-parried = { $who } parries with { $card }.
log-struck = { $who } loses { $loss } life.
log-drained = { $who } loses { $loss } life, { $gain } of it to the attacker.
log-fell = { $who } has fallen.
log-shuffled = The cards that lay face up are shuffled.
log-drew = { $who } draws a card.
log-drew-card = { $who } draws { $card }.

move-send = send { $card } against { $target }
move-heal = heal yourself with { $card }
move-take = take { $card }
move-swap = take { $card } and lay down { $old }
move-parry = parry with { $card }
move-pass = do not parry

step-target = against { $who }
step-lay-down = lay down { $card }

effect-parry = turns away beasts up to { $number }

reason-target = { $who } has { $life } life left
reason-own-life = you have { $life } life left
reason-number = a card of number { $number }
reason-keep = keeps your cards for later

label-hero = { $who }: { $life } life
label-attack = { $card } against { $who }

ask-card = Choose a card.
ask-hero-next = Choose the hero it is sent against.
ask-gear-next = Choose the item that you lay down.

inventory-cards = { $cards } cards, { $beasts } of them beasts
inventory-effects = { $aimed } that hurt or drain, { $heal } that heal, { $carry } to carry

refused-no-hero = There is no such player.
refused-answer-first = A beast is on its way: parry it, or do not.
refused-nothing-to-parry = There is nothing to parry.
refused-not-held = You do not hold this card.
refused-target = Send it against another hero who is still in the match.
refused-gear = You carry up to two items, and lay one down for a third.
refused-other-card = This card is played otherwise.

fault-no-life = Heroes need some life to begin with.
fault-days = A match lasts 1 to { $most } days.
fault-card-code = “{ $text }” is no code: small letters, parts joined by hyphens.
fault-card-amount = “{ $text }” is no number from 1 to 9.
fault-card-effect = “{ $text }” is no effect of these cards: beasts hurt, drain or heal, items heal or carry.
fault-card-more = “{ $text }” is too much in this line.
fault-card-again = A card of this code is there already.
fault-card-count = There are { $cards } cards; { $fewest } to { $most } are needed.
fault-no-card = There is no card { $code }.
fault-card-twice = The card { $code } is somewhere else already.
fault-card-missing = The card { $code } is nowhere.
fault-heroes = { $seats } heroes are needed.
fault-life = A hero has { $most } life at most.
fault-hand = This hero holds { $cards } cards.
fault-gear = This hero carries { $most } items at most, and nothing else.
fault-turn = Whose turn it is must be alive.
fault-day = There are { $most } days.
fault-over = The match is over: no beast is on its way.
fault-attack-card = Only a beast that hurts or drains is sent against somebody.
fault-attack-target = A beast is sent against another hero who is alive.
fault-answer = { $who } is not asked, or does not hold that card.
fault-parried = There is no such player, or no beast that he could have parried.
fault-all-answered = All have answered: the beast is no longer on its way.
