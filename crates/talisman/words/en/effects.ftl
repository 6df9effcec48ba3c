# Texts of cards, spaces and characters are put together from these messages by src/wording.
# Verbs have three forms: told to the reader, told of somebody (.they), after "you may" (.may).

# Putting phrases together.
say-comma = { $first }, { $next }
say-and = { $first } and { $next }
say-and-if = { $first } and, { $next }
say-places = { $first } or { $next }
say-or = { $first } or { $next }
say-semicolon = { $first }; { $next }
say-choice = { $first }; or { $next }
say-dot = { $first } · { $next }
say-space = { $first } { $next }
say-sentence = { CAPITAL($said) }.
say-button = { CAPITAL($said) }
say-nothing = nothing
say-stay = stay here
say-card = { $card }
say-space-name = the { $space }
say-space-end = { $space }, without an encounter, and your turn ends
say-price = { $card } { $price }
say-buy = buy { $card } for { $price }
say-not-on = { $said } (not on { $where })
say-named = { $name }: { $what }
say-paid = { $price }: { $what }
say-row = { $results }: { $what }
say-on = { $when } on { $target }
say-when-if = { $when }, if { $cond }
say-cast = cast { $when }: { $what }
span-most = { $n } or less
span-least = { $n } or more
span-two = { $low }–{ $high }

# Paragraphs.
para-drawn = when drawn, before all other cards: { $what }
para-before-fight = before the fight: { $what }
para-taken = when you get this card: { $what }
para-draw = { $n ->
    [one] Draw 1 Adventure card, unless a card lies here already.
   *[other] Draw Adventure cards until { $n } cards lie here.
 }
para-spells = { $n ->
    [one] You start with 1 Spell.
   *[other] You start with { $n } Spells.
 }
para-choose = Choose one:
para-may-choose = You may choose one:
para-way = On the way from { $from } to { $to }, not on the way back:

# Counters.
noun-life = { $n ->
    [one] 1 life
   *[other] { $n } lives
 }
noun-fate = { $n } fate
noun-gold = { $n } gold
noun-strength = { $n } Strength
noun-craft = { $n } Craft
noun-task = { $n ->
    [one] 1 trial
   *[other] { $n } trials
 }
all-life = all lives
all-fate = all fate
all-gold = all gold
all-strength = all Strength counters
all-craft = all Craft counters
all-task = all trials
own-gold = { $who ->
    [you] all your gold
   *[they] all their gold
 }
stat-life = lives
stat-fate = fate
stat-gold = gold
stat-strength = Strength
stat-craft = Craft
stat-task = trials
none-life = no life
none-of = no { $what }
noun-dice = { $n ->
    [one] a die
   *[other] { $n } dice
 }

# Amounts.
amount-exactly = { $n }
amount-all = all
amount-up-to = up to { $what }
amount-as = { $stat } equal to { $amount }
amount-result = the result
amount-strength = { $who ->
    [you] your Strength
   *[they] their Strength
 }
amount-craft = { $who ->
    [you] your Craft
   *[they] their Craft
 }
amount-strength-value = { $who ->
    [you] your Strength value
   *[they] their Strength value
 }
amount-craft-value = { $who ->
    [you] your Craft value
   *[they] their Craft value
 }
amount-on = the number of { $stat } on { $holder }
amount-foe = its Strength
amount-dice = a roll of { $dice } that is nobody’s
amount-minus = minus { $amount }

# Who has counters; where they lie.
holder-who = { $who ->
    [you] you
    [they] them
   *[it] that character
 }
holder-stock = the stock
holder-this = this card
holder-that = that card
holder-here = this space
holder-space = { $space }

# Cards.
noun-this = this card
noun-that = it
noun-creature = a creature
noun-victim = a Follower or an Enemy
noun-named = the { $names } card
noun-named-many = the { $names } cards
noun-except = { $what } other than { $except }
noun-without = { $what } ({ $no })
noun-top = the top cards ({ $amount }) of { $deck }
noun-from = { $what } from { $who ->
    [you] you
    [they] them
   *[it] that character
 }
noun-one-of = { $one } of { $who ->
    [you] your
   *[it] their
 } { $many }
noun-some-of = { $n } of { $who ->
    [you] your
   *[it] their
 } { $many }
noun-up-to-of = up to { $n } of { $who ->
    [you] your
   *[it] their
 } { $many }
noun-any-of = any number of { $who ->
    [you] your
   *[it] their
 } { $many }
noun-all-of = all { $who ->
    [you] your
   *[it] their
 } { $many }
noun-one-drawn = one of the cards just drawn
noun-all-drawn = all cards just drawn
noun-from-board = { $what } from the board
noun-all-board = all { $many } on the board
noun-from-deck = { $what } from { $deck }
noun-all-deck = all { $many } of { $deck }
noun-each-of = each of these: { $what }
deck-adventure = the Adventure deck
deck-spell = the Spell deck
deck-purchase = the Purchase deck
deck-talisman = the Talismans
noun-card = { $form ->
    [one] one
    [each] each
    [no] no card
    [many] cards
    [weak] cards
    [dats] cards
   *[a] a card
 }
noun-enemy = { $form ->
    [one] one
    [each] each
    [no] no Enemy
    [many] Enemies
    [weak] Enemies
    [dats] Enemies
   *[a] an Enemy
 }
noun-captive = { $form ->
    [one] one
    [each] each
    [no] no Enemy as Follower
    [many] Enemy Followers
    [weak] Enemy Followers
    [dats] Enemy Followers
   *[a] an Enemy as Follower
 }
noun-stranger = { $form ->
    [one] one
    [each] each
    [no] no Stranger
    [many] Strangers
    [weak] Strangers
    [dats] Strangers
   *[a] a Stranger
 }
noun-follower = { $form ->
    [one] one
    [each] each
    [no] no Follower
    [many] Followers
    [weak] Followers
    [dats] Followers
   *[a] a Follower
 }
noun-object = { $form ->
    [one] one
    [each] each
    [no] no Object
    [many] Objects
    [weak] Objects
    [dats] Objects
   *[a] an Object
 }
noun-magic-object = { $form ->
    [one] one
    [each] each
    [no] no Magic Object
    [many] Magic Objects
    [weak] Magic Objects
    [dats] Magic Objects
   *[a] a Magic Object
 }
noun-spell = { $form ->
    [one] one
    [each] each
    [no] no Spell
    [many] Spells
    [weak] Spells
    [dats] Spells
   *[a] a Spell
 }
noun-weapon = { $form ->
    [one] one
    [each] each
    [no] no Weapon
    [many] Weapons
    [weak] Weapons
    [dats] Weapons
   *[a] a Weapon
 }
noun-armour = { $form ->
    [one] one
    [each] each
    [no] no Armour
    [many] Armour
    [weak] Armour
    [dats] Armour
   *[a] Armour
 }
noun-animal = { $form ->
    [one] one
    [each] each
    [no] no Animal
    [many] Animals
    [weak] Animals
    [dats] Animals
   *[a] an Animal
 }
noun-dragon = { $form ->
    [one] one
    [each] each
    [no] no Dragon
    [many] Dragons
    [weak] Dragons
    [dats] Dragons
   *[a] a Dragon
 }
noun-monster = { $form ->
    [one] one
    [each] each
    [no] no Monster
    [many] Monsters
    [weak] Monsters
    [dats] Monsters
   *[a] a Monster
 }
noun-spirit = { $form ->
    [one] one
    [each] each
    [no] no Spirit
    [many] Spirits
    [weak] Spirits
    [dats] Spirits
   *[a] a Spirit
 }
noun-strong = { $form ->
    [one] one
    [each] each
    [no] no creature with Strength
    [many] creatures with Strength
    [weak] creatures with Strength
    [dats] creatures with Strength
   *[a] a creature with Strength
 }

# Places.
place-one = { $names }
place-many = { $names }
place-any = { $names }
region-outer = the Outer Region
region-middle = the Middle Region
region-inner = the Inner Region

# Conditions, after "if" and "while".
cond-always = it is so
cond-is = { $who ->
    [you] you are
    [they] they are
    [who] who is
   *[it] that character is
 } { $what }
cond-active = { $who ->
    [you] it is your turn
    [they] it is their turn
    [who] whose turn it is
   *[it] it is that character’s turn
 }
cond-strong = it has Strength
cond-lacks = { $who ->
    [you] you do not have
    [they] they do not have
    [who] who does not have
   *[it] that character does not have
 } { $what }
cond-has = { $who ->
    [you] you have
    [they] they have
    [who] who has
   *[it] that character has
 } { $what }
cond-at = { $who ->
    [you] you are
    [they] they are
    [who] who is
   *[it] that character is
 } on { $where }
cond-not-at = { $who ->
    [you] you are
    [they] they are
    [who] who is
   *[it] that character is
 } not on { $where }
cond-in = { $who ->
    [you] you are
    [they] they are
    [who] who is
   *[it] that character is
 } in { $where }
cond-not-in = { $who ->
    [you] you are
    [they] they are
    [who] who is
   *[it] that character is
 } not in { $where }
cond-that = it is { $what }
cond-that-not = it is not { $what }
cond-not = it is not so that { $cond }
cond-none-left = nothing is left on this card
cond-at-least = { $left } is at least { $n }
cond-less = { $left } is less than { $right }
cond-same = { $left } equals { $right }
cond-more = { $left } is higher than { $right }
trait-good = good
trait-neutral = neutral
trait-evil = evil
trait-toad = a Toad
trait-no-toad = not a Toad
trait-not = not { $what }
trait-sworn = bound by a quest
trait-wounded = wounded
trait-drained = below the fate value
trait-active = on turn
trait-able = below the Spell limit
fact-battle = it is a battle
fact-psychic = it is psychic combat
fact-attacking = you are the attacker
fact-duel = your opponent is a character
fact-card = your opponent is an Enemy card
fact-won = you win
fact-using = you used this card
fact-blood = the fight killed an Enemy or cost a life
fact-for = it is { $roll }
fact-natural = the die shows a { $n }
fact-beaten = the life is lost in a battle
roll-table = your roll
roll-move = your roll for the move
roll-attack = your attack roll
roll-pray = your roll in prayer
roll-portal = your roll at the Portal of Power by { $ability }
roll-mines = your roll in the Mines
roll-cave = your roll in the Cave
roll-armour = your roll for Armour
roll-freedom = your roll for freedom
roll-command = your roll for the Command Spell

# Steps.
effect-gain = gain { $what }
    .they = gains { $what }
    .may = gain { $what }
effect-lose = lose { $what }
    .they = loses { $what }
    .may = lose { $what }
effect-pay = pay { $what }
    .they = pays { $what }
    .may = pay { $what }
effect-heal = heal { $what }
    .they = heals { $what }
    .may = heal { $what }
effect-heal-all = heal up to your life value
    .they = heals up to their life value
    .may = heal up to your life value
effect-heal-any = heal any number of lives at { $price } each
    .they = heals any number of lives at { $price } each
    .may = heal any number of lives at { $price } each
effect-heal-at = heal up to { $most } at { $price } each
    .they = heals up to { $most } at { $price } each
    .may = heal up to { $most } at { $price } each
effect-replenish = replenish { $what }
    .they = replenishes { $what }
    .may = replenish { $what }
effect-replenish-all = replenish your fate up to its value
    .they = replenishes their fate up to its value
    .may = replenish your fate up to its value
effect-replenish-any = replenish any amount of fate at { $price } each
    .they = replenishes any amount of fate at { $price } each
    .may = replenish any amount of fate at { $price } each
effect-replenish-at = replenish up to { $most } at { $price } each
    .they = replenishes up to { $most } at { $price } each
    .may = replenish up to { $most } at { $price } each
effect-hand-on = lay { $what } from the stock on { $to }
    .they = lays { $what } from the stock on { $to }
    .may = lay { $what } from the stock on { $to }
effect-hand-from = take { $what } from { $from }
    .they = takes { $what } from { $from }
    .may = take { $what } from { $from }
effect-hand-own = lay { $what } on { $to }
    .they = lays { $what } on { $to }
    .may = lay { $what } on { $to }
effect-rob = take { $what } or { $card } from { $from }
    .they = takes { $what } or { $card } from { $from }
    .may = take { $what } or { $card } from { $from }
effect-give = give { $what } to { $to }
    .they = gives { $what } to { $to }
    .may = give { $what } to { $to }
effect-hand = move { $what } from { $from } to { $to }
    .they = moves { $what } from { $from } to { $to }
    .may = move { $what } from { $from } to { $to }
effect-spell = draw { $n ->
    [one] a Spell
   *[other] { $n } Spells
 }
    .they = draws { $n ->
    [one] a Spell
   *[other] { $n } Spells
 }
    .may = draw { $n ->
    [one] a Spell
   *[other] { $n } Spells
 }
effect-spells = draw Spells up to your limit
    .they = draws Spells up to their limit
    .may = draw Spells up to your limit
effect-draw = draw { $n ->
    [one] another Adventure card
   *[other] { $n } more Adventure cards
 }
    .they = draws { $n ->
    [one] another Adventure card
   *[other] { $n } more Adventure cards
 }
    .may = draw { $n ->
    [one] another Adventure card
   *[other] { $n } more Adventure cards
 }
effect-talisman = gain a Talisman
    .they = gains a Talisman
    .may = gain a Talisman
effect-keep = keep it as a Follower
    .they = keeps it as a Follower
    .may = keep it as a Follower
effect-take = take { $what }
    .they = takes { $what }
    .may = take { $what }
effect-discard = discard { $what }
    .they = discards { $what }
    .may = discard { $what }
effect-killed = it is killed
effect-kill = kill { $what }
    .they = kills { $what }
    .may = kill { $what }
effect-leave = leave { $what } here
    .they = leaves { $what } here
    .may = leave { $what } here
effect-lay = lay { $what } on { $space }
    .they = lays { $what } on { $space }
    .may = lay { $what } on { $space }
effect-lay-target = lay { $what } there
    .they = lays { $what } there
    .may = lay { $what } there
effect-lay-for = lay this card there for { $n } rounds
    .they = lays this card there for { $n } rounds
    .may = lay this card there for { $n } rounds
effect-look-top = look at the top { $n } Adventure cards and put them back in the same order
    .they = looks at the top { $n } Adventure cards and puts them back in the same order
    .may = look at the top { $n } Adventure cards and put them back in the same order
effect-look = look at { $what }
    .they = looks at { $what }
    .may = look at { $what }
effect-choose = choose { $what }
    .they = chooses { $what }
    .may = choose { $what }
effect-may = you may { $what }
effect-may-after = you may { $what }
effect-they-may = may { $what }
effect-often = as often as you like { $what }
effect-at-most = up to { $n } times { $what }
once-turn = once a turn { $what }
effect-choose-one = choose one: { $list }
    .they = chooses one: { $list }
    .may = do one of these: { $list }
effect-may-choose = you may choose one: { $list }
    .they = may choose one: { $list }
    .may = do one of these: { $list }
effect-buy = buy any of these: { $list }
    .they = buys any of these: { $list }
    .may = buy any of these: { $list }
effect-sell = discard any number of your { $what } for { $price } each
    .they = discards any number of their { $what } for { $price } each
    .may = discard any number of your { $what } for { $price } each
effect-sell-some = discard one or more of your { $what } for { $price } each
    .they = discards one or more of their { $what } for { $price } each
    .may = discard one or more of your { $what } for { $price } each
effect-if = if { $cond }, { $then }
effect-if-else = if { $cond }, { $then }; otherwise { $otherwise }
effect-if-won = { $fight }; if you win, { $won }
effect-roll = roll { $dice }
    .they = rolls { $dice }
    .may = roll { $dice }
effect-pray = pray and roll { $dice }
    .they = prays and rolls { $dice }
    .may = pray and roll { $dice }
effect-roll-less = { $roll }, { $less }
effect-less-strength = subtract your Strength
    .they = subtracts their Strength
    .may = subtract your Strength
effect-less-craft = subtract your Craft
    .they = subtracts their Craft
    .may = subtract your Craft
effect-subtract = subtract { $amount }
    .they = subtracts { $amount }
    .may = subtract { $amount }
effect-add = add { $amount }
    .they = adds { $amount }
    .may = add { $amount }
effect-table = { $roll } — { $rows }
effect-roll-to = { $roll } and { $verb }
effect-go-to = go to
    .they = goes to
    .may = go to
effect-lay-on = lay this card on
    .they = lays this card on
    .may = lay this card on
effect-accept = accept this quest
    .they = accepts this quest
    .may = accept this quest
effect-times = as many times as { $amount }: { $what }
effect-times-n = { $n } times: { $what }
effect-for-each = for { $what }: { $does }
effect-subject = { $subject } { $does }
subject-it = that character
subject-everyone = every character
subject-others = every other character
subject-region = every character in this Region
subject-lander = whoever lands there
subject-who = { $subject } { $who }
effect-fight = fight { $foe } of Strength { $value }
    .they = fights { $foe } of Strength { $value }
    .may = fight { $foe } of Strength { $value }
effect-fight-psychic = fight { $foe } of Craft { $value }
    .they = fights { $foe } of Craft { $value }
    .may = fight { $foe } of Craft { $value }
effect-fight-as = fight { $foe }; its { $name } is { $value }
    .they = fights { $foe }; its { $name } is { $value }
    .may = fight { $foe }; its { $name } is { $value }
effect-go = go to { $space }
    .they = goes to { $space }
    .may = go to { $space }
effect-go-quiet = go to { $space } without an encounter
    .they = goes to { $space } without an encounter
    .may = go to { $space } without an encounter
effect-go-end = go to { $space } without an encounter and end your turn
    .they = goes to { $space } without an encounter and ends the turn
    .may = go to { $space } without an encounter and end your turn
effect-sail = take the ferry to { $space }
    .they = takes the ferry to { $space }
    .may = take the ferry to { $space }
effect-teleport = teleport to another space of this Region
    .they = teleports to another space of this Region
    .may = teleport to another space of this Region
effect-teleport-outer = teleport to another space of the Outer Region
    .they = teleports to another space of the Outer Region
    .may = teleport to another space of the Outer Region
effect-teleport-like = teleport to another space of the same name in this Region
    .they = teleports to another space of the same name in this Region
    .may = teleport to another space of the same name in this Region
effect-cross = cross the Storm River to a space opposite
    .they = crosses the Storm River to a space opposite
    .may = cross the Storm River to a space opposite
effect-miss = miss 1 turn
    .they = misses 1 turn
    .may = miss 1 turn
effect-miss-next = miss your next turn
    .they = misses the next turn
    .may = miss your next turn
effect-end = end your turn
    .they = ends the turn
    .may = end your turn
effect-idle = do nothing more this turn
    .they = does nothing this turn
    .may = do nothing more this turn
effect-again = take { $n } more { $n ->
    [one] turn
   *[other] turns
 } after this one
    .they = takes { $n } more { $n ->
    [one] turn
   *[other] turns
 } after this one
    .may = take { $n } more { $n ->
    [one] turn
   *[other] turns
 } after this one
effect-become = become { $what }
    .they = becomes { $what }
    .may = become { $what }
effect-toad = become a Toad for 3 turns
    .they = becomes a Toad for 3 turns
    .may = become a Toad for 3 turns
effect-enslaved = become a slave until you roll 4 or more for your move
    .they = becomes a slave until a 4 or more is rolled for the move
    .may = become a slave until you roll 4 or more for your move
effect-freed = be free again
    .they = is free again
    .may = be free again
effect-sworn = accept the quest “{ $quest }”
    .they = accepts the quest “{ $quest }”
    .may = accept the quest “{ $quest }”
effect-released = be rid of the quest
    .they = is rid of the quest
    .may = be rid of the quest
effect-reward = complete the quest: gain a Talisman, go to { $space } without an encounter and end your turn
    .they = completes the quest: gains a Talisman, goes to { $space } without an encounter and ends the turn
    .may = complete the quest: gain a Talisman, go to { $space } without an encounter and end your turn
effect-void-spell = cancel it
    .they = cancels it
    .may = cancel it
effect-void-kill = save it
    .they = saves it
    .may = save it
effect-void = prevent it
    .they = prevents it
    .may = prevent it
effect-less = save { $what }
    .they = saves { $what }
    .may = save { $what }
effect-score = add { $n } to the roll
    .they = adds { $n } to the roll
    .may = add { $n } to the roll
effect-score-less = subtract { $n } from the roll
    .they = subtracts { $n } from the roll
    .may = subtract { $n } from the roll
effect-assassinate = let your victim roll no die; a character whom you beat must then lose a life
    .they = lets the victim roll no die; a beaten character must then lose a life
    .may = let your victim roll no die; a character whom you beat must then lose a life
effect-no-die = let your opponent roll no die
    .they = lets the opponent roll no die
    .may = let your opponent roll no die
effect-life = let a beaten character lose a life
    .they = lets a beaten character lose a life
    .may = let a beaten character lose a life
effect-stand-off = save it; the fight ends in a stand-off
    .they = saves it; the fight ends in a stand-off
    .may = save it; the fight ends in a stand-off
effect-destroy = destroy it without a fight
    .they = destroys it without a fight
    .may = destroy it without a fight
effect-spare = avoid the fight
    .they = avoids the fight
    .may = avoid the fight
effect-evade = evade it
    .they = evades it
    .may = evade it
effect-evade-turn = until the end of the turn you may evade creatures and characters
effect-evadable = everybody may evade it until the end of the turn
effect-get-fight = get { $what } in this fight
    .they = gets { $what } in this fight
    .may = get { $what } in this fight
effect-get-turn = get { $what } until the end of the turn
    .they = gets { $what } until the end of the turn
    .may = get { $what } until the end of the turn
effect-get-rounds = get { $what } for { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }
    .they = gets { $what } for { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }
    .may = get { $what } for { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }
effect-for-fight = in this fight { $what }
effect-for-turn = until the end of the turn { $what }
effect-for-rounds = for { $n } rounds: { $what }
effect-for-round = until your next turn: { $what }
effect-later = as your next move from here you may { $what }
effect-call-village = visit the Village
effect-call-mystic = visit the mystic
effect-call-market = visit the market
effect-call-castle = visit the Castle

# What holds.
bonus-more = { $name } +{ $n }
bonus-less = { $name } −{ $n }
bonus-amount = { $name } + { $amount }
bonus-strength = { $amount } added to your Strength
bonus-craft = { $amount } added to your Craft
bonus-battle = { $what } in battle
bonus-psychic = { $what } in psychic combat
value-strength = Strength value
value-craft = Craft value
value-life = life value
value-fate = fate value
mod-when = { $lead }: { $what }
mod-where = { $lead } { $what }
mod-but = { $usual }, { $lead } { $special }
mod-not-good = not for good characters
mod-not-neutral = not for neutral characters
mod-not-evil = not for evil characters
mod-add-strength = add { $amount } to your Strength
mod-add-craft = add { $amount } to your Craft
mod-is = your { $name } is { $amount }
mod-menace = creatures fought here add { $amount } to their attack rolls
mod-number = { $name }: { $amount } more
mod-number-is = { $name }: { $amount }
number-menace = attack rolls of creatures
number-objects = Objects you may carry
number-trophies = price of a point in trophies
number-move = spaces you move
number-dice = dice for { $roll }
number-battle-dice = dice in battle, of which the highest counts
number-weapons = Weapons at once
mod-objects = { $who ->
    [you] you may carry
   *[all] every character may carry
 } { $n ->
    [one] 1 more Object
   *[other] { $n } more Objects
 }
mod-move = { $who ->
    [you] you move
   *[all-after] every character moves
 } { $n ->
    [one] 1 space
   *[other] { $n } spaces
 } instead of rolling
mod-dice = for { $roll } you use only { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
mod-battle-dice = in battle you roll { $n ->
    [one] 1 extra die
   *[other] { $n } extra dice
 } and use the highest
mod-weapons = you may use { $n ->
    [one] 1 more Weapon
   *[other] { $n } more Weapons
 } at once
lead-battle = in battle
lead-psychic = in psychic combat
lead-against = against { $what }
lead-in = in { $where }
lead-outside = outside { $where }
lead-while = while { $cond }
can-evade = { $who ->
    [you] you may
   *[all] every character may
 } evade creatures and characters
can-evade-on = { $who ->
    [you] you may
   *[all] every character may
 } evade creatures and characters on { $where }
can-skip = { $who ->
    [you] you need not
   *[all] nobody need
 } roll on { $where }
can-psychic = { $who ->
    [you] when you attack a character, you may
   *[all] whoever attacks a character may
 } make it psychic combat
can-spare = { $what } attack { $who ->
    [you] you only if you wish
   *[all] nobody who does not wish it
 }
can-see = { $who ->
    [you] you may
   *[all] every character may
 } look at the Spells of others at any time
can-valley = { $who ->
    [you] you may
   *[all] every character may
 } enter the Valley of Fire
can-command = { $who ->
    [you] you may
   *[all] every character may
 } cast the Command Spell here
cannot-cast = { $who ->
    [you] you cannot
   *[all] nobody can
 } cast Spells
cannot-spelled = Spells other than the Command Spell do not affect { $who ->
    [you] you
   *[all] anybody
 }
cannot-use = { $who ->
    [you] you cannot
   *[all] nobody can
 } use { $what }
cannot-count = Strength and Craft from { $what } do not count
cannot-gain = { $who ->
    [you] you cannot
   *[all] nobody can
 } get { $what }
cannot-have = { $who ->
    [you] you cannot
   *[all] nobody can
 } have this card
cannot-ditch = { $who ->
    [you] you cannot
   *[all] nobody can
 } ditch this card
cannot-wield = { $who ->
    [you] you cannot
   *[all] nobody can
 } use { $what } in battle
cannot-suffer = { $what } does not affect { $who ->
    [you] you
   *[all] anybody
 }
cannot-lose = { $who ->
    [you] you lose
   *[all] every character loses
 } { $what } on { $where }
cannot-portal = { $who ->
    [you] you cannot
   *[all] nobody can
 } open the Portal of Power

# Moments, inside a sentence and at its start (.lead).
react-may = { $lead } you may { $what }
react-may-if = { $lead } you may, if { $cond }, { $what }
react-must = { $lead } { $what }
react-must-if = { $lead } { $what }, if { $cond }
when-free = at any time in your turn
    .lead = at any time in your turn
when-any = at any time
    .lead = at any time
when-start = at the start of your turn
    .lead = at the start of your turn
when-start-end = at the start or end of your turn
    .lead = at the start or end of your turn
when-any-start = at the start of any turn
    .lead = at the start of any turn
when-move = instead of moving
    .lead = instead of moving
when-move-on = instead of moving from { $where }
    .lead = instead of moving from { $where }
when-stead = instead of rolling for your move
    .lead = instead of rolling for your move
when-stead-on = instead of rolling for your move on { $where }
    .lead = instead of rolling for your move on { $where }
when-land = on landing
    .lead = when you land on a space,
when-land-own = when you land on a space in your turn
    .lead = when you land on a space in your turn,
when-land-on = when you land on { $where }
    .lead = when you land on { $where },
when-end = at the end of your turn
    .lead = at the end of your turn
when-any-end = at the end of any turn
    .lead = at the end of any turn
when-drawn = after drawing Adventure cards
    .lead = after drawing Adventure cards
when-visit = when you visit { $where }
    .lead = when you visit { $where },
visit-village = the Village
visit-mystic = the Mystic
visit-market = a market
visit-castle = the Castle
when-encounter = instead of attacking a character
    .lead = instead of attacking a character
when-meet = when you meet { $what }
    .lead = when you meet { $what },
when-battle = in a battle before rolling
    .lead = in a battle before rolling
when-psychic = in psychic combat before rolling
    .lead = in psychic combat before rolling
when-fight = in a fight before rolling
    .lead = in a fight before rolling
when-rolled = after { $roll }
    .lead = after { $roll }
when-outcome = after a fight
    .lead = after a fight
when-won = when you win { $fight }
    .lead = when you win { $fight },
when-won-duel = when you win { $fight } against a character
    .lead = when you win { $fight } against a character,
when-won-duel-blood = when you win { $fight } against a character who loses a life by it
    .lead = when you win { $fight } against a character who loses a life by it,
when-won-card = when you win { $fight } against an Enemy
    .lead = when you win { $fight } against an Enemy,
when-won-card-blood = when you kill an Enemy in { $fight }
    .lead = when you kill an Enemy in { $fight },
fight-any = a fight
fight-battle = a battle
fight-psychic = psychic combat
when-loss = when you are about to lose a life
    .lead = when you are about to lose a life,
when-beaten = when you are about to lose a life in battle
    .lead = when you are about to lose a life in battle,
when-any-loss = when a character is about to lose a life
    .lead = when a character is about to lose a life,
when-kill = when you kill { $what }
    .lead = when you kill { $what },
when-kill-battle = when you kill { $what } in battle
    .lead = when you kill { $what } in battle,
when-kill-psychic = when you kill { $what } in psychic combat
    .lead = when you kill { $what } in psychic combat,
when-any-kill = when { $what } is about to be killed
    .lead = when { $what } is about to be killed,
when-cast = when you cast a Spell
    .lead = when you cast a Spell,
when-any-cast = when a Spell is cast
    .lead = when a Spell is cast,
when-spent = when a Spell of yours is spent
    .lead = when a Spell of yours is spent,
when-spent-last = when your last Spell is spent
    .lead = when your last Spell is spent,
when-crossed = when you cross the Storm River
    .lead = when you cross the Storm River,
when-ready = as soon as you can
    .lead = as soon as you can,
target-character = any character
target-character-who = a character { $who }
target-other = another character
target-other-who = another character { $who }
target-active = the character whose turn it is
target-card = { $what } on the board
target-any-card = { $what }
target-space = a space of the Outer or Middle Region without characters

# The line below a name.
kind-event = Event
kind-enemy = Enemy
kind-stranger = Stranger
kind-follower = Follower
kind-object = Object
kind-magic-object = Magic Object
kind-place = Place
kind-spell = Spell
class-weapon = Weapon
class-armour = Armour
family-animal = Animal
family-dragon = Dragon
family-monster = Monster
family-spirit = Spirit
has-strength = Strength { $n }
has-craft = Craft { $n }
has-start = start: { $space }

# What can be looked up.
group-characters = Characters
group-spaces = Spaces
group-events = Events
group-enemies = Enemies
group-strangers = Strangers
group-followers = Followers
group-objects = Objects
group-magic-objects = Magic Objects
group-places = Places
group-spells = Spells
group-quests = Quests of the Warlock
group-statuses = What may become of a character
copies-adventure = { $n } in the Adventure deck
copies-spell = { $n } in the Spell deck
copies-purchase = { $n } in the Purchase deck
copies-talisman = { $n } among the Talismans

# Buttons.
button-use = Use { $card }
button-discard = Discard { $card }
button-quest = Complete the quest: { $quest }
button-cast = Cast { $card }
button-cast-act = Cast { $card }: { $act }

# Offers and reactions that have names.
offer-blacksmith = Blacksmith
offer-healer = Healer
offer-mystic = Mystic
offer-doctor = Doctor
offer-alchemist = Alchemist
offer-enchantress = Enchantress
offer-replenish = Replenish
offer-heal = Heal
offer-pray = Pray
offer-quest = Accept a quest
offer-strength = By Strength
offer-craft = By Craft
status-toad = Toad
status-enslaved = Slave of the Temple
act-assassinate = Assassinate
act-change_alignment = Change alignment
act-commune = Draw Spells
act-drain = Take the life
act-raise = Raise the Enemy
act-use_raised = Send a raised Enemy into battle
act-charm = Charm the Animal
act-use_charmed = Let a charmed Animal help
act-charm_followers = Win over Maiden and Princess
act-pray = Add 1 to the roll
act-destroy = Destroy the Spirit
act-regain = Draw a new Spell
act-foresee = Replace a drawn card
act-beguile = Beguile the character
act-lure = Lure a Follower away
act-steal = Steal from the character
act-pilfer = Take a Purchase card
act-royal_healing = Healing
act-ransom = Ransom
act-cross = Cross the Storm River
act-leave = Leave the raft behind
act-character = on the character
act-creature = on a creature
act-life = save a life
act-follower = save the Follower
act-enemy = save the Enemy

# Texts that are written by hand.
text-space-plain_of_peril = Nothing happens here. Whoever comes through the Portal of Power ends the turn.
text-space-vampires_tower = Roll a die for the lives you owe — 1–2: 1 life · 3–4: 2 lives · 5–6: 3 lives. You may discard any number of your Followers; each saves one of these lives. Lose the rest.
text-space-pits = When you arrive, roll a die: so many Pitfiends await you. Fight them one after the other, Strength 4 each, until you fail to win or all are beaten. You go on only when all are beaten; the rest waits for your next turn.
text-space-valley_of_fire = Only a character with a Talisman may enter. Nothing happens here.
text-space-werewolf_den = When you arrive, roll 2 dice: that is the Strength of your Werewolf. Fight it. You go on only when it is beaten; otherwise it waits for your next turn.
text-space-dice_with_death = Roll 2 dice against 2 dice of Death. Higher: you may go on next turn. Equal: roll again next turn. Lower: lose 1 life and roll again next turn.
text-status-toad = For 3 turns you are a Toad: your Strength and your Craft are 1 and you move 1 space instead of rolling. Your Objects, Followers and gold stay where it happened. You cannot cast Spells, use abilities, or get Objects, Followers or Spells.
text-status-enslaved = You are a slave of the Temple. Roll a die for your move — 1–3: your turn ends · 4–6: you are free and move that far.
