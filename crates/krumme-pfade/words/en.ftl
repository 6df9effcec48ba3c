title = Crooked Paths
tagline = Two players, one web of curves: north to south against east to west.
    .minutes = 15

## Components

rule-KP-C1 = There are two kinds of cards: double-curve cards with two curves on each of their two sides, and three-curve cards printed on one side. For a frame of n by n places there are n² of each; with the usual 5 by 5 that is 25 and 25.
    .mark = B
rule-KP-C2 = A curve is a quarter turn of rail between the middles of two neighbouring edges: NE, SE, SW or NW. Two different curves make two kinds of faces: opposite curves (NE and SW, or NW and SE) use all four edges; curves that share an edge (e.g. NE and SE) leave the edge across bare. Every double-curve card has one face of each kind, so it can be laid in 6 ways.
    .mark = R
    .ruling = The pictures of the cards are lost. The rulebook tells of edges without rail and of two sides that differ, and geometry leaves exactly these two faces.
rule-KP-C3 = A three-curve card shows three of the four curves, so rail meets all four edges; it can be laid in 4 ways, named by the curve it lacks.
    .mark = R
    .ruling = Follows from the geometry of curves: leaving out one of four is all that can differ.
rule-KP-C4 = The frame has 3 to 7 columns and as many rows, 5 unless the option says otherwise, and there are as many cards of each kind as places.
    .mark = R
    .ruling = The printed game knows 5 by 5 only; other sizes make shorter and longer matches by the same rules.

## Sides and turns

rule-KP-1 = One player connects north with south, the other east with west. Seat 0 is north–south and lays the first card.
    .mark = B, R
    .ruling = The rulebook leaves open who begins; a fixed seat keeps records simple, and changing seats is fair enough.
rule-KP-2 = The players take turns and lay one card each. Nobody passes; only a declaration changes that (KP-17).
    .mark = B

## Phase one: laying

rule-KP-3 = The first card may lie anywhere. Every further double-curve card must touch a card on the table, by an edge or by a corner.
    .mark = B
rule-KP-4 = Whoever lays a card chooses its face and its orientation. Edges need not match: a bare edge may lie against a rail.
    .mark = B, R
    .ruling = The rulebook lets the mover choose the side of the card; turning it is not mentioned, but the cards have no top.
rule-KP-5 = All cards together never span more than n columns or n rows. Until they span them the frame floats: it may still end up further north, south, east or west. North and south can be connected only once n rows are spanned, east and west only once n columns are; the other direction does not matter. The cards on the table are never taken for the whole frame before that.
    .mark = B, D
rule-KP-6 = In the first phase no card is covered or moved.
    .mark = D
rule-KP-7 = Whoever has both sides connected before card n² is laid has won at once, whoever laid the card; no announcement is needed. If one card connects both players, the one who did not lay it wins.
    .mark = B, D, R
    .ruling = Nothing can break a connection in the first phase, so it counts at once for its owner. For a card that connects both, the order of KP-12 is used.
rule-KP-8 = A connection that is made by card n² itself does not win at once; it is treated like those of the second phase (KP-12).
    .mark = R
    .ruling = The rulebook grants the immediate victory only before that card, and with it the covering begins.

## Phase two: covering

rule-KP-9 = In the second phase the mover lays a three-curve card on any double-curve card, in any orientation, whatever it showed. Each place is covered once at most. The player who did not lay card n² opens the phase: seat 1 on odd frames, seat 0 on even ones. A match has at most 2·n² turns.
    .mark = B, D
rule-KP-10 = A player who has made a connection of his own shows it. With automatic announcement the program does so for every connection. With manual announcement the mover says it with his card, also with card n² and with the last one; one announcement covers all connections he has then. It may come a turn late, and the connection has to stand until his next turn. Announcing without a connection is refused. What was not announced does not win, unless the other player’s latest card is part of a route of it.
    .mark = B, R
    .ruling = The rulebook wants connections shown but says nothing of forgetting it. Automatic announcement is for relaxed play; manual announcement rewards the sharp eye.
rule-KP-11 = The other player has exactly one turn to break an announced connection.
    .mark = B
rule-KP-12 = A player wins if at the beginning of his turn a connection of his sides stands which he announced in his previous turn, or which the other player laid. So a card that makes both connections wins for the player who did not lay it.
    .mark = B, D
rule-KP-13 = After the last card the player whose turn would come is checked first (KP-12), then the one who laid the last card, for nobody can break his connection any more. Otherwise the match is drawn, unless draws are excluded by the option.
    .mark = B, R
    .ruling = The rulebook does not speak of connections made by the very last card; the order is that of the turns.

## What a connection is

rule-KP-14 = A connection must be drivable by a train in one direction, from one side to the other. At the middle of an edge the train goes on into the neighbouring card; it never turns back in the same card through an acute angle. It may use a card twice.
    .mark = B, D
rule-KP-15 = A connection starts at a rail on the outer edge of one side and ends at a rail on the outer edge of the opposite side. It always has an even number of curves; on 5 by 5 the shortest has 10.
    .mark = D
rule-KP-16 = A player may have several connections at once; all of them must be broken.
    .mark = B

## Without draws

rule-KP-17 = Only with the option that excludes draws, and only in the second phase: at the beginning of his turn a player may declare that neither can connect any more, instead of laying a card. The other one then lays on alone, as many three-curve cards as he likes, and may stop.
    .mark = B, R
    .ruling = In the first phase a declaration would make no sense: every card can still be covered.
rule-KP-18 = After a declaration the player who lays on alone wins at once if a connection stands or is made, his own or the other’s. If he stops or runs out of cards without one, the declarer wins.
    .mark = B, D
rule-KP-19 = If draws are excluded, all cards lie and nobody has won or declared, the player whose turn would come wins, for he would declare.
    .mark = D

# Options.
option-size = Size of the frame
    .help = Columns and rows, 3 to 7. The printed game is 5 by 5.
option-announce = Announcing connections
    .help = Whether the program announces every connection, or each player has to see and say it.
option-announce-automatic = automatic
option-announce-manual = by the players
option-no_draws = No draws
    .help = Whoever thinks that nobody can connect any more may declare it; the other one then lays on alone.

part-victory = Victory

# Cards and lines.
label-shared = two curves meeting in the { $edge ->
    [n] north
    [e] east
    [s] south
   *[w] west
 }
label-opposite = opposite curves { $curve ->
    [ne] NE and SW
   *[nw] NW and SE
 }
label-three = three curves without { $curve ->
    [ne] NE
    [se] SE
    [sw] SW
   *[nw] NW
 }
label-north-south = north–south
label-east-west = east–west
label-north = North
label-south = South
label-east = East
label-west = West
label-card = { $cell }: { $card }
label-empty = { $cell }: empty
label-inventory = All ways in which a card can lie, with their spelling.
label-laying = First phase: { $cards } of { $area } cards
label-covering = Second phase: { $cards } of { $area } covered
label-alone = Laying on alone: { $cards } of { $area } covered
label-won = { $line } wins ({ $rule })
label-drawn = Drawn

# The log.
log-laid = { $who } lays { $cell }: { $card }.
log-covered = { $who } covers { $cell }: { $card }.
log-rows-fixed = The cards span all rows: the frame reaches from row { $first } to row { $last }.
log-columns-fixed = The cards span all columns: the frame reaches from column { $first } to column { $last }.
log-second-phase = All double-curve cards lie. { $who } opens the second phase.
log-announced = { $who } is connected { $line }, from { $from } to { $to } over { $curves } curves.
log-broken = The connection of { $who } is broken.
log-declared = { $who } declares that nobody can connect any more.
log-stopped = { $who } stops.
log-won-first-phase = { $who } is connected { $line } in the first phase and wins (KP-7).
log-won-at-turn = { $who } begins the turn connected { $line } and wins (KP-12).
log-won-last-card = { $who } is connected { $line } after the last card and wins (KP-13).
log-won-declared = { $who } wins after the declaration (KP-18).
log-won-would-declare = All cards lie and nobody is connected: { $who } would declare, and wins (KP-19).
log-drawn = All cards lie and nobody is connected: drawn (KP-13).

# Moves.
move-lay = { $cell }: { $card }
move-lay-announce = { $cell }: { $card }, announcing a connection
move-cover = cover { $cell }: { $card }
move-cover-announce = cover { $cell }: { $card }, announcing a connection
move-declare = declare that nobody can connect any more
move-stop = stop laying on

# Moves by pointing.
step-cell = Place { $cell }
step-announce = and announce the connection
step-silent = and say nothing

# What a move does.
effect-own-route = connects you from { $from } to { $to } over { $curves } curves
effect-own-gap = you: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } short of a connection
effect-own-never = you can never connect any more
effect-other-route = the other one is connected from { $from } to { $to } over { $curves } curves
effect-other-gap = the other one: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } short of a connection
effect-other-never = the other one can never connect any more

# Reasons.
reason-wins = wins ({ $rule })
reason-loses = loses ({ $rule })
reason-draws = ends the match in a draw
reason-unbreakable = makes a connection that no card can break
reason-connects = makes a connection; { $breakers ->
    [one] one card can break it
   *[other] { $breakers } cards can break it
 }
reason-breaks = breaks the other one’s connection
reason-blocks = takes away the other one’s connecting card
reason-leaves = leaves the other one { $cards ->
    [one] one connecting card
   *[other] { $cards } connecting cards
 }
reason-nearer = { $cards ->
    [one] one card short of a connection
   *[other] { $cards } cards short of a connection
 } now
reason-further = gives up own ground: { $cards ->
    [one] one card short
   *[other] { $cards } cards short
 } now
reason-never = gives up the own connection for good
reason-hinders = the other one now needs { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
reason-helps = helps the other one, who needs { $cards ->
    [one] only one card
   *[other] only { $cards } cards
 }
reason-shuts-out = the other one can never connect any more
reason-quiet = changes no distance

# Refusals.
refused-first-card = The first card lies on { $centre }: all first places are the same, so the names are counted from there.
refused-taken = On { $cell } lies a card already. In the first phase nothing is covered: choose an empty place.
refused-apart = { $cell } touches no card: choose a place beside or diagonally beside one.
refused-span = With a card on { $cell } the cards would span more than { $size } columns or rows.
refused-three-curves = { $cell }: three-curve cards come into play only when all double-curve cards lie.
refused-two-curves = { $cell }: all double-curve cards are laid; now three-curve cards cover them.
refused-nothing-to-cover = On { $cell } lies no card that could be covered.
refused-covered-already = { $cell } is covered already, and each place is covered only once.
refused-announce-automatic = Connections are announced by the program here: leave out the exclamation mark.
refused-announce-declared = After a declaration nothing is announced: leave out the exclamation mark.
refused-announce-first-phase = Before the last double-curve card a connection wins by itself: leave out the exclamation mark.
refused-announce-nothing = This card leaves you without a connection, so there is nothing to announce.
refused-declare-option = Declarations belong to the option without draws, which is off.
refused-declare-first-phase = Nobody declares before all double-curve cards lie.
refused-declare-twice = The declaration has been made already: lay a card, or stop.
refused-stop = Only whoever lays on alone after a declaration may stop.

# Faults.
fault-size = A frame of { $size } is not possible: choose { $min } to { $max }.
fault-seat = There is no seat { $seat } at this table.
fault-curves = The card on { $cell } must show two or three different curves out of ne, se, sw, nw.
fault-cell = { $cell } cannot be part of a frame of { $size }: its places are named a1 to { $last }.
fault-taken = { $cell } is named twice; name only the card on top.
fault-centre = The first card of a match lies on { $centre }, so a card must lie there: shift all cards until one does.
fault-columns = The cards span { $span } columns, but the frame has { $size }.
fault-rows = The cards span { $span } rows, but the frame has { $size }.
fault-apart = The card on { $cell } does not hang together with the one on { $first } by edges and corners.
fault-early-cover = { $triples ->
    [one] One three-curve card lies
   *[other] { $triples } three-curve cards lie
 } on the table, but only { $cards } of { $area } places are filled; covering begins when all are.
fault-turn = It cannot be the turn of { $turn }: by the number of cards it is that of { $expected }.
fault-last-empty = On { $cell } lies no card.
fault-last-early = { $seat } has not laid a card yet.
fault-last-open = The latest card is a three-curve card by now, but { $cell } is not covered.
fault-last-same = Both latest cards cannot lie on the same place.
fault-announced-early = Nothing can be announced before the last double-curve card or after a declaration.
fault-announced-nothing = { $seat } announced, but has no connection.
fault-announced-missing = { $seat } is connected, which is announced automatically.
fault-declared-option = Declarations belong to the option without draws, which is off.
fault-declared-first-phase = Nobody can have declared before all double-curve cards lie.
fault-declared-turn = It was not the turn of { $seat }, who is said to have declared.
fault-stopped = Only after a declaration can somebody have stopped.
fault-stopped-full = All cards lie, so there was nothing left to stop.
fault-result = The match has ended, but not like that: see { $rule }.
fault-result-open = By the rules the match goes on.

# What is measured in many matches.
metric-covered = Cards covered
    .help = how many three-curve cards were laid
metric-first-phase = Won in phase one
    .help = 1 if the match was won before all double-curve cards lay
