title = Fairy Trails
tagline = Elves and gnomes hide their trails: close your networks and fill every hut.
    .minutes = 20

## Components

rule-FT-C1 = There are 59 square cards: one start card and 58 others. Each colour has 19 stones: pink for the elves, yellow for the gnomes.
    .mark = B
rule-FT-C2 = On every card both colours reach the middle of all four edges. So every card fits everywhere, in every rotation; elves’ trails always meet elves’ trails and gnomes’ trails meet gnomes’. A trail is open exactly where its edge faces an empty place.
    .mark = S, D
    .ruling = Reviews show the cards; that nothing has to match follows from them.
rule-FT-C3 = For each colour a card joins its four edges into groups, and huts stand along them. There are seven shapes: crossing; three-way and a dead end; underpass (two straights); two curves; straight and two dead ends; curve and two dead ends; four dead ends.
    .mark = D
    .ruling = These are all the ways to divide four edges into groups, apart from turning the card.
rule-FT-C4 = The start card has one hut and all four exits of each colour. Each colour is an underpass on it, with the hut on the way from north to south.
    .mark = S, R
    .ruling = Pictures show huts and exits, but not how they are joined. With a crossing instead of the underpass three solo games in ten were lost at the third card, with the underpass two in ten.
rule-FT-C5 = The other 58 cards hold for each colour 6 crossings, 12 three-ways, 6 underpasses, 10 pairs of curves, 8 straights, 12 curves and 4 times dead ends only; 44 of them have a hut of that colour: 33 have both, 3 have none. The deck is the same when the colours are exchanged. Another deck can be read from a file.
    .mark = B, R
    .ruling = The rulebook says only that most cards show huts of one or both colours and that many have three or four open ends. The printed faces are not published; these figures make a game of the right length, and whoever owns the box can transcribe the real cards.

## For two

rule-FT-1 = Each player takes one colour and its 19 stones. The start card lies open in the middle. Each player draws two cards and hides them from the opponent. Chance decides who begins.
    .mark = B, R
    .ruling = The rulebook lets the last to walk in a forest begin; a program cannot know.
rule-FT-2 = In your turn lay one of your two cards, turned as you like, so that at least one of its edges touches an edge of a laid card; corners are not enough. Then place stones, then draw back to two cards while the pile lasts. You may not pass. A win ends the match at once, without drawing.
    .mark = B, D, R
    .ruling = Moves that look the same on the table are the same move, whether the card is turned otherwise or you hold another card that looks just like it; the record keeps one way of writing it.
rule-FT-3 = You may hold a card to the table to see what it would do there. Once it is laid it never moves again.
    .mark = B, R
    .ruling = Trying out is private here: your opponent does not see it.
rule-FT-4 = At an underpass two ways cross without meeting; you always go straight on.
    .mark = B
rule-FT-5 = A network is closed when none of its edges faces an empty place: all its ways lead to dead ends or run in circles.
    .mark = B
rule-FT-6 = If you close a network of your colour in your turn, place one of your stones on each hut of your colour in it, as far as your stones last. One card may close several networks, and each counts. A network without huts brings nothing.
    .mark = B, D
rule-FT-7 = If your opponent closes one of your networks, you place its stones at the beginning of your next turn, before you lay your card.
    .mark = B, R
    .ruling = The rulebook says “in your next turn”. At its beginning the stones are not forgotten, and all that follows in the turn already counts with them.
rule-FT-8 = If you place the last of your stones in your own turn, you win at once.
    .mark = B
rule-FT-9 = When all cards are played, whoever has placed more stones wins; with equal numbers you share the victory. After the last card the player who would come next still places the stones for networks that the opponent has closed, and may win by it. With manual claims that player may claim once more; after that, unclaimed networks count nothing.
    .mark = B, R
    .ruling = Taken strictly, the German text counts the stones as soon as the last card is played, and what that card closed for the opponent would be lost. We let it be placed: 58 cards are an even number, so only the player who began could ever lose stones in this way.
rule-FT-10 = A closed network that you overlooked gets its stones in your next turn after you find it. Option: with automatic claims every closed network gets its stones; with manual claims you place stones only on networks of your colour that you name, whole and once, at any time in your own turn before drawing. A wrong claim is refused without harm, and an unclaimed network can be claimed later. Alone, claims are automatic.
    .mark = B, D, R
    .ruling = The German and Polish texts ask you to discover the network, the English and Danish ones do not. Automatic claims follow the latter, manual claims the former. With manual claims no list, count or hint says what is closed: you find it yourself, and may name the network by any of its edges.
rule-FT-11 = You may look at your own cards and turn them at any time. Your opponent’s hand is hidden, and nobody knows the order of the pile.
    .mark = B, D

## Alone

rule-FT-12 = Alone: take the 38 stones of both colours. There is no hand: draw the top card and lay it by the same rules.
    .mark = B
rule-FT-13 = Alone: every network that is closed, of either colour, gets stones on its huts, as far as stones of that colour are left. If none of that colour is left, nothing is placed and the count of FT-14 goes on.
    .mark = B, D
rule-FT-14 = Alone: if you lay three cards in a row without placing a stone, you lose. Every placed stone begins the count anew. The start card does not count.
    .mark = B
rule-FT-15 = Alone: when all stones of both colours are placed you win, and the cards left in the pile are your score. If stones remain after the last card, you lose; if you finish with the last card, you win with 0. A discarded card does not score.
    .mark = B, R
    .ruling = The rulebook does not say what happens when the cards run out. The German text counts the cards that were not laid, so a discarded one (FT-16) would score; the English and Polish texts count the cards left in the pile, and we follow them, so that discarding has no reward of its own.
rule-FT-16 = Alone, easier: once a game you may discard the card just drawn and draw another. It leaves the game and does not count for FT-14; there must be a card left to draw.
    .mark = B, D

# Options.
option-claims = Stones on closed networks
    .help = Who takes care that closed networks get their stones (FT-10); alone always automatic.
option-claims-automatic = placed automatically
option-claims-manual = only when their owner claims them
option-easier = Easier solo game
    .help = Alone, one drawn card may be discarded, once a game (FT-16).
option-easier-true = one card may be discarded
option-easier-false = no card may be discarded

# Parts of the score.
part-stones = Stones placed
part-cards_left = Cards left

# Names.
label-elves = elves
label-gnomes = gnomes

# In pictures.
label-title = Fairy Trails
label-elves-title = Elves
label-gnomes-title = Gnomes
label-stones-left = { $count ->
    [0] all placed
    [one] one stone left
   *[other] { $count } stones left
 }
label-pile = { $count ->
    [0] the pile is empty
    [one] one card in the pile
   *[other] { $count } cards in the pile
 }
label-quiet = { $count ->
    [0] stone just placed
    [one] card without a stone
   *[other] cards without a stone
 }
label-card = card { $card }
label-drawn-card = drawn card
label-hand-elves = the elves’ hand
label-hand-gnomes = the gnomes’ hand
label-free-place = empty place { $place }
label-network = network at { $network }
label-laid = card { $card } on { $place }
label-effect-elves = elves +{ $stones }
label-effect-gnomes = gnomes +{ $stones }
label-all-cards = All cards
label-start-card = start

# The log.
log-laid = { $who } lays card { $card } on { $place }, turned by { $degrees }°.
log-closed = This closes a network of the { $colour } { $huts ->
    [0] without huts
    [one] with one hut
   *[other] with { $huts } huts
 }.
log-stones = { $who } places { $stones ->
    [one] one stone
   *[other] { $stones } stones
 } of the { $colour } on a closed network; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
 }.
log-drew-card = { $who } draws card { $card }.
log-drew = { $who } draws a card.
log-discarded = { $who } discards card { $card }.
log-won = { $who } has placed the last stone and wins.
log-all-played = All cards are played: the elves have placed { $elves }, the gnomes { $gnomes } stones.
log-solo-won = All stones are placed, with { $cards ->
    [one] one card
   *[other] { $cards } cards
 } left in the pile: won!
log-solo-stuck = The third card in a row without a stone: lost.
log-solo-cards-out = The last card is laid, and { $stones ->
    [one] one stone remains
   *[other] { $stones } stones remain
 }: lost.

# Moves.
move-lay = Card { $card } on { $place }, turned by { $degrees }°
move-lay-closing = Card { $card } on { $place }, turned by { $degrees }°: { $effects }
move-closes-own = closes { $networks ->
    [one] a network of yours
   *[other] { $networks } networks of yours
 }, { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
 } for you
move-closes-other = closes { $networks ->
    [one] a network of your opponent
   *[other] { $networks } networks of your opponent
 }, { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
 } for your opponent
move-closes-solo = closes { $networks ->
    [one] a network
   *[other] { $networks } networks
 } of the { $colour }, { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
 }
move-claim = Claim the network at { $network }: { $huts ->
    [one] one hut
   *[other] { $huts } huts
 }
move-done = { $pile ->
    [0] End the turn
   *[other] End the turn and draw a card
 }
move-discard = Discard the drawn card and draw another

# Moves by their handles.
step-card = Card { $card }
step-place = onto { $place }
step-turn = turned by { $degrees }°

# What is asked, by the kind of handle that comes first or next.
ask-card = Choose one of your cards.
ask-network = Name a closed network of yours.
ask-place-next = Choose a place for your card.

# What a card does.
effect-open-own = leaves { $open ->
    [one] one open end
   *[other] { $open } open ends
 } of yours around it
effect-open-solo = leaves { $open ->
    [one] one open end
   *[other] { $open } open ends
 } of the { $colour }
effect-ready-own = one more card could then close a network of yours: { $huts ->
    [one] one stone
   *[other] { $huts } stones
 }
effect-ready-other = gives your opponent a network that one card can close: { $huts ->
    [one] one stone
   *[other] { $huts } stones
 }

# Reasons.
reason-wins = places your last stone and wins
reason-other-wins = lets your opponent place the last stone and win
reason-own-stones = { $stones ->
    [one] one stone for you
   *[other] { $stones } stones for you
 }
reason-other-stones = { $stones ->
    [one] gives your opponent one stone
   *[other] gives your opponent { $stones } stones
 }
reason-own-ready = { $cards } of { $unseen } unseen cards can then close a network of yours
reason-own-harder = makes a network of yours harder to close
reason-other-ready = { $cards } of { $unseen } unseen cards can then close a network of your opponent
reason-other-harder = makes a network of your opponent harder to close
reason-quiet-move = changes little; { $open ->
    [one] one open end
   *[other] { $open } open ends
 } of yours around the card
reason-unseen = whether it closes anything is for you to see
reason-done = ends your turn; look first whether a network of yours is closed
reason-discard = another of { $pile } cards may close something
reason-solo-loses = no stone with the third card: loses
reason-solo-wins = places the last stone and wins
reason-solo-next = { $cards } of { $unseen } cards in the pile can then close a network with huts
reason-solo-last-chance = the next card must bring a stone

# What is in the box.
inventory-cards = { $cards } cards beside the start card, { $different } of them different; { $symmetric ->
    [0] the deck favours a colour
   *[other] the same deck when the colours are exchanged
 }
inventory-shapes = { $colour }: { $crossing } crossings, { $three } three-ways, { $underpass } underpasses, { $curves } pairs of curves, { $straight } straights, { $curve } curves, { $dead } times dead ends only
inventory-huts = { $colour }: { $huts } huts on { $cards } cards, { $dead } of them at dead ends
inventory-both = { $both } cards with huts of both colours, { $none } without huts

# Refused moves.
refused-card-lies = You have laid your card of this turn: claim a closed network of yours by the place of a card and an edge, like “claim 0,0 n”, or end your turn with “done”.
refused-card-first = Lay a card first.
refused-not-in-hand = You do not hold card { $card }; in your hand: { $hand }.
refused-taken = There is a card on { $place } already.
refused-touches-nothing = A card on { $place } would not touch any laid card by an edge.
refused-written-as = That is the move “{ $move }”, written otherwise.
refused-claims-automatic = The network at { $network } needs no claim: here closed networks get their stones by themselves.
refused-no-network = There is no laid card at { $network }.
refused-still-open = Your network at { $network } is still open.
refused-no-huts = Your network at { $network } has no huts.
refused-claimed-already = Your network at { $network } has its stones already.
refused-no-discard = Cards may be discarded in the easier solo game only.
refused-discarded-already = One card was discarded already.
refused-nothing-to-draw = There is no card left to draw instead.

# Faults of options, positions and deck files.
fault-manual-solo = Alone, claims are always automatic.
fault-easier-solo = The easier game is for one player.
fault-deck-line = Here a card is expected, like “7: NS* E W | NES W*”: number, elves’ groups, gnomes’ groups.
fault-deck-number = “{ $text }” is no card: “start” or a number from 1 to { $last } is expected.
fault-deck-twice = Card { $card } stands here a second time; the first is in line { $line }.
fault-deck-sign = “{ $sign }” cannot stand here in the groups of the { $colour }: only N, E, S, W, and * behind a group.
fault-deck-edge-twice = The { $colour } have the edge { $edge } twice.
fault-deck-edge-missing = The { $colour } lack the edge { $edge }: every colour reaches all four edges.
fault-deck-huts = The { $colour } have more than { $most } huts at one group.
fault-deck-missing = { $count ->
    [one] This card is missing
   *[other] These { $count } cards are missing
 }: { $cards }.
fault-deck-few-huts = The { $colour } have { $huts ->
    [one] one hut
   *[other] { $huts } huts
 } on all cards together, too few for { $stones } stones.
fault-deck-many-huts = The { $colour } have { $huts } huts on all cards together; more than { $most } are not possible.
fault-card-twice = Card { $card } cannot be in two places.
fault-no-card = There is no card { $card }: cards have the numbers 1 to { $last }.
fault-laid-unreadable = “{ $text }” is no laid card: it should look like “17 1,-2 r90”.
fault-not-free = No card can lie on { $place } here: the place is taken, or touches no card laid before.
fault-hands = { $hands ->
    [one] One hand is given
   *[other] { $hands } hands are given
 }, for { $seats ->
    [one] one player
   *[other] { $seats } players
 }.
fault-turn = There is no seat { $turn }: seats are counted from 0 to { $last }.
fault-hand-size = Here { $expected ->
    [0] no card is
    [one] one card is
   *[other] { $expected } cards are
 } expected, not { $found }.
fault-no-discard = Only the easier solo game has a discarded card.
fault-quiet = { $found } cards in a row without a stone cannot be; at most { $most } here.
fault-no-network = “{ $network }” names no network: first card and first edge are expected, like “0,0 n”.
fault-stones-open = The network { $network } is open and has no stones.
fault-stones-twice = The network { $network } is named twice.
fault-stones-huts = { $stones ->
    [one] One stone
   *[other] { $stones } stones
 } cannot lie on { $huts ->
    [0] no huts
    [one] one hut
   *[other] { $huts } huts
 }.
fault-too-many-stones = Each colour has only { $most } stones.
fault-stones-partial = The { $colour } have a network with too few stones: only the very last stones may not suffice for a network.
fault-two-winners = Not both can have placed all their stones.
fault-not-over = The game is not over: stones and cards remain.
fault-over = The game is over here: the last stone is placed.
fault-stage-manual = This stage belongs to manual claims.
fault-stage-cards = This stage does not fit the number of laid cards.
fault-unpaid = The closed network { $network } of the { $colour } lacks its stones.

# What is measured in many matches.
metric-closed = Networks closed
    .help = closed networks with huts, of both colours
metric-largest = Largest closed network
    .help = the most huts of a closed network
