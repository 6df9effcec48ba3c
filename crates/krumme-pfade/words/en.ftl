title = Crooked Paths
tagline = Two players, one web of curves: north to south against east to west.
    .minutes = 15

## Components

rule-KP-C1 = There are two kinds of cards: double-curve cards with two curves on each of their two sides, and three-curve cards printed on one side. For a frame of n by n places there are n² of each; with the usual 5 by 5 that is 25 and 25.
    .mark = B
rule-KP-C2 = A curve is a quarter turn of rail between the middles of two neighbouring edges: NE, SE, SW or NW. Two different curves make two kinds of faces: opposite curves (NE and SW, or NW and SE) use all four edges; curves that share an edge (e.g. NE and SE) leave the edge across bare. Every double-curve card has one face of each kind, so it can be laid in 6 ways.
    .mark = R
    .ruling = The pictures of the cards are lost. The rulebook mentions edges without rail and two sides that differ, and geometry leaves exactly these two faces.
rule-KP-C3 = A three-curve card shows three of the four curves, so rail meets all four edges; it can be laid in 4 ways, named by the curve it lacks.
    .mark = R
    .ruling = Follows from the geometry of curves: the cards can differ only in which of the four curves is left out.
rule-KP-C4 = The frame has 3 to 7 columns and as many rows, 5 unless the option says otherwise, and there are as many cards of each kind as places.
    .mark = R
    .ruling = The printed game knows 5 by 5 only; other sizes make shorter and longer matches by the same rules.

## Sides and turns

rule-KP-1 = One player connects north with south, the other east with west. Player 1 takes north–south and lays the first card.
    .mark = B, R
    .ruling = The rulebook leaves open who begins. A fixed order keeps records simple, and the players can change seats.
rule-KP-2 = The players take turns and lay one card each. There is no passing; only a declaration changes that (KP-17).
    .mark = B

## Phase one: laying

rule-KP-3 = Lay the first card where you like. Every further double-curve card must touch a card on the table, by an edge or by a corner.
    .mark = B
rule-KP-4 = When you lay a card you choose its face and its orientation. Edges need not match: a bare edge may lie against a rail.
    .mark = B, R
    .ruling = The rulebook lets you choose the side of the card. It does not mention turning it, but the cards have no top.
rule-KP-5 = All cards together never span more than n columns or n rows. Until they span them the frame floats: it may still end up further north, south, east or west, and the outermost cards do not yet count as its border. North and south can be connected only once n rows are spanned, east and west only once n columns are; the other direction does not matter.
    .mark = B, D
rule-KP-6 = In the first phase every card stays as it was laid.
    .mark = D
rule-KP-7 = If your two sides are connected before card n² is laid, you win at once, whoever laid the card and without announcing it. If one card connects both players, the one who did not lay it wins.
    .mark = B, D, R
    .ruling = Nothing can break a connection in the first phase, so it counts at once for its owner. For a card that connects both, the order of KP-12 is used.
rule-KP-8 = A connection that is made by card n² itself counts like those of the second phase (KP-12).
    .mark = R
    .ruling = The rulebook grants the immediate victory only before that card, and with it the covering begins.

## Phase two: covering

rule-KP-9 = In the second phase you lay a three-curve card on any double-curve card, in any orientation, whatever it showed. Each place is covered once at most. The player who did not lay card n² opens the phase: player 2 on frames of odd size, player 1 on frames of even size. A match has at most 2·n² turns.
    .mark = B, D
rule-KP-10 = When you have made a connection of your own, you show it. With automatic announcement the program does so for every connection. If the players announce by hand, the program draws, lists and tells only connections that were announced; all others you have to see for yourself. You announce together with your card, also with card n² and with the last one, and one announcement covers all connections you have then. You may announce a turn late; the connection then has to stand until your next turn. You can try to announce with any of these cards: if you have no connection, the announcement is refused and both of you hear it; your card stays and the match goes on. A connection that was not announced wins only if your opponent’s latest card lies on its route. When the match is over, all connections are shown.
    .mark = B, R
    .ruling = The rulebook asks for connections to be shown and does not say what happens if that is forgotten. Automatic announcement is for relaxed play. Announcing by hand rewards the sharp eye, so the program must not give anything away: it offers the announcement with every card, whether you are connected or not. The rulebook knows no penalty for a false one; it tells your opponent that you have no connection. So that nobody finds connections by trying, a card laid with an announcement, even a refused one, is taken back only if your opponent agrees, and a hint names cards only, never the announcement. By krumme-pfade/1 the program also drew, listed and told connections that nobody had announced, and offered the announcement only where there was one.
rule-KP-11 = Your opponent has exactly one turn to break an announced connection.
    .mark = B
rule-KP-12 = You win if at the beginning of your turn a connection of your sides stands which you announced in your previous turn, or which your opponent laid. So a card that makes both connections wins for the player who did not lay it.
    .mark = B, D
rule-KP-13 = After the last card the player whose turn would come is checked first (KP-12), then the one who laid the last card, for nobody can break that connection any more. Otherwise the match is drawn, even if a connection stands that was not announced, unless draws are excluded by the option.
    .mark = B, R
    .ruling = The rulebook does not speak of connections made by the very last card; we check in the order of the turns.

## What a connection is

rule-KP-14 = A connection must be drivable by a train in one direction, from one side to the other. At the middle of an edge the train goes on into the neighbouring card; it never turns back in the same card through an acute angle. It may use a card twice.
    .mark = B, D
rule-KP-15 = A connection starts at a rail on the outer edge of one side and ends at a rail on the outer edge of the opposite side. It always has an even number of curves; on 5 by 5 the shortest has 10.
    .mark = D
rule-KP-16 = You may have several connections at once; your opponent must break all of them.
    .mark = B

## Without draws

rule-KP-17 = Only with the option that excludes draws, and only in the second phase: at the beginning of your turn you may declare that neither of you can connect any more, instead of laying a card. Your opponent then continues alone, with as many three-curve cards as they like, and may stop.
    .mark = B, R
    .ruling = In the first phase a declaration would make no sense: every card can still be covered.
rule-KP-18 = After a declaration the player who continues alone wins at once if a connection stands or is made, no matter whose, announced or not. If he stops or runs out of cards without one, the declarer wins.
    .mark = B, D
rule-KP-19 = If draws are excluded, all cards are laid and nobody has won or declared, the player whose turn would come could only declare. He wins if nobody is connected; if a connection stands that was not announced, the declaration would lose (KP-18), and his opponent wins.
    .mark = D, R
    .ruling = With announcements by hand a connection may stand at the end that nobody announced; the rulebook does not speak of it. By krumme-pfade/1 the player whose turn would come won in any case.

# Options.
option-size = Size of the frame
    .help = Columns and rows, 3 to 7. The printed game is 5 by 5.
option-announce = Announcing connections
    .help = Whether the program announces every connection, or each player has to see and say it.
option-announce-automatic = automatic
option-announce-manual = by the players
option-no_draws = No draws
    .help = If you think that nobody can connect any more, you may declare it; your opponent then continues alone.

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
label-inventory = All the ways a card can lie, and how they are written.
label-laying = First phase: { $cards } of { $area } cards
label-covering = Second phase: { $cards } of { $area } covered
label-alone = Continuing alone: { $cards } of { $area } covered
label-won = { $line } wins ({ $rule })
label-drawn = Drawn

# The log.
log-laid = { $who } lays { $cell }: { $card }.
log-covered = { $who } covers { $cell }: { $card }.
log-rows-fixed = The cards span all rows: the frame reaches from row { $first } to row { $last }.
log-columns-fixed = The cards span all columns: the frame reaches from column { $first } to column { $last }.
log-second-phase = All double-curve cards are laid. { $who } opens the second phase.
log-announced = { $who } is connected { $line }, from { $from } to { $to } over { $curves } curves.
log-nothing-to-announce = { $who } announces a connection, but there is none: the announcement is refused (KP-10).
log-broken = The connection of { $who } is broken.
log-declared = { $who } declares that nobody can connect any more.
log-stopped = { $who } stops.
log-won-first-phase = { $who } is connected { $line } in the first phase and wins (KP-7).
log-won-at-turn = { $who } begins the turn connected { $line } and wins (KP-12).
log-won-last-card = { $who } is connected { $line } after the last card and wins (KP-13).
log-won-declared = { $who } wins after the declaration (KP-18).
log-won-would-declare = All cards are laid and nobody has won: { $who } would declare, and wins (KP-19).
log-won-refuted = All cards are laid. { $other } could only declare, but a connection stands that nobody announced: { $who } wins (KP-19).
log-drawn-unannounced = All cards are laid. A connection stands, but nobody announced it: the match is drawn (KP-13).
log-drawn = All cards are laid and nobody has won: the match is drawn (KP-13).

# Moves.
move-lay = { $cell }: { $card }
move-lay-announce = { $cell }: { $card }, announcing a connection
move-cover = cover { $cell }: { $card }
move-cover-announce = cover { $cell }: { $card }, announcing a connection
move-declare = declare that nobody can connect any more
move-stop = stop here

# Moves by handles.
step-cell = Place { $cell }
step-announce = and announce the connection
step-silent = and say nothing

# What is asked, by the kind of thing to point at first or next.
ask-cell = Choose a place for your card.
ask-card-next = Now choose how it lies.
ask-act-next = Do you announce a connection?

# What a move does.
effect-own-route = connects you from { $from } to { $to } over { $curves } curves
effect-own-gap = you: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } short of a connection
effect-own-never = you can never connect any more
effect-other-route = your opponent is connected from { $from } to { $to } over { $curves } curves
effect-other-gap = your opponent: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } short of a connection
effect-other-never = your opponent can never connect any more

# Reasons.
reason-wins = wins ({ $rule })
reason-loses = loses ({ $rule })
reason-draws = ends the match in a draw
reason-unbreakable = makes a connection that no card can break
reason-connects = makes a connection; { $breakers ->
    [one] one card can break it
   *[other] { $breakers } cards can break it
 }
reason-breaks = breaks your opponent’s connection
reason-breaks-announced = breaks the connection that your opponent announced
reason-unseen = what this connects or breaks you have to see for yourself
reason-blocks = takes away your opponent’s connecting card
reason-leaves = leaves your opponent { $cards ->
    [one] one connecting card
   *[other] { $cards } connecting cards
 }
reason-nearer = leaves you only { $cards ->
    [one] one card short of a connection
   *[other] { $cards } cards short of a connection
 }
reason-further = sets you back: { $cards ->
    [one] one card short
   *[other] { $cards } cards short
 } now
reason-never = gives up your connection for good
reason-hinders = your opponent now needs { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
reason-helps = helps your opponent, who needs { $cards ->
    [one] only one card
   *[other] only { $cards } cards
 }
reason-shuts-out = your opponent can never connect any more
reason-quiet = brings neither of you nearer to a connection

# Refusals.
refused-first-card = Lay the first card on { $centre }: all first places are alike, so the names are counted from there.
refused-taken = There is a card on { $cell } already. In the first phase nothing is covered: choose an empty place.
refused-apart = { $cell } touches no card: choose a place next to one, or diagonally next to one.
refused-span = With a card on { $cell } the cards would span more than { $size } columns or rows.
refused-three-curves = { $cell }: three-curve cards come into play only when all double-curve cards are laid.
refused-two-curves = { $cell }: all double-curve cards are laid; now three-curve cards cover them.
refused-nothing-to-cover = There is no card on { $cell } that could be covered.
refused-covered-already = { $cell } is covered already, and each place is covered only once.
refused-announce-automatic = Connections are announced by the program here: leave out the exclamation mark.
refused-announce-declared = After a declaration nothing is announced: leave out the exclamation mark.
refused-announce-first-phase = Before the last double-curve card a connection wins by itself: leave out the exclamation mark.
refused-announce-nothing = This card leaves you without a connection, so there is nothing to announce.
refused-declare-option = Declarations belong to the option without draws, which is off.
refused-declare-first-phase = You can declare only when all double-curve cards are laid.
refused-declare-twice = The declaration has been made already: lay a card, or stop.
refused-stop = Only a player who continues alone after a declaration may stop.

# Faults.
fault-size = A frame of { $size } is not possible: choose { $min } to { $max }.
fault-seat = There is no seat { $seat } at this table.
fault-curves = The card on { $cell } must show two or three different curves out of ne, se, sw, nw.
fault-cell = { $cell } cannot be part of a frame of { $size }: its places are named a1 to { $last }.
fault-taken = { $cell } is named twice; name only the card on top.
fault-centre = The first card of a match lies on { $centre }, so a card must lie there: shift all cards until one does.
fault-columns = The cards span { $span } columns, but the frame has { $size }.
fault-rows = The cards span { $span } rows, but the frame has { $size }.
fault-apart = The card on { $cell } is not joined to the one on { $first } by edges and corners.
fault-early-cover = { $triples ->
    [one] One three-curve card lies
   *[other] { $triples } three-curve cards lie
 } on the table, but only { $cards } of { $area } places are filled; covering begins when all are.
fault-turn = It cannot be the turn of { $turn }: by the number of cards it is that of { $expected }.
fault-last-empty = There is no card on { $cell }.
fault-last-early = { $seat } has not laid a card yet.
fault-last-open = The latest card is a three-curve card by now, but { $cell } is not covered.
fault-last-same = Both latest cards cannot lie on the same place.
fault-announced-early = Nothing can be announced before the last double-curve card or after a declaration.
fault-announced-nothing = { $seat } announced, but has no connection.
fault-announced-missing = { $seat } is connected, which is announced automatically.
fault-declared-option = Declarations belong to the option without draws, which is off.
fault-declared-first-phase = Nobody can have declared before all double-curve cards are laid.
fault-declared-turn = It was not the turn of { $seat }, who is said to have declared.
fault-stopped = Only after a declaration can somebody have stopped.
fault-stopped-full = All cards are laid, so there was nothing left to stop.
fault-result = The match has ended, but not like that: see { $rule }.
fault-result-open = By the rules the match goes on.

# What is measured in many matches.
metric-covered = Cards covered
    .help = how many three-curve cards were laid
metric-first-phase = Won in phase one
    .help = 1 if the match was won before all double-curve cards were laid
