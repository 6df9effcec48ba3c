title = Pixies
tagline = Gather forest beings in a grid of nine, wake them on the forest floor, let their colours grow together.
    .minutes = 20

## Components

rule-PX-C1 = 70 cards: 6 jokers that have all four colours, and 16 each of blue, green, yellow and red. A card has a number from 1 to 9 and may show spirals or crosses. A special spiral counts once for each face-up pixie of the card’s colour in the same grid, itself included.
    .mark = S
    .ruling = The short rules do not list the deck; the numbers, colours and symbols follow the published card set.
rule-PX-C2 = Flower Power adds 14 two-coloured cards and allows a sixth player. Some of them show a cross that counts once for each face-up pixie of a named colour in the same grid, others one to three spirals for each space that holds only a face-down card. Moreover, with Flower Power every space that holds only a face-down card scores 5 points at the end of a round.
    .mark = S
    .ruling = The expansion is not part of the short rules; its cards and its bonus follow the published set.

## Course

rule-PX-1 = A match has 3 rounds, each of several turns. Lots are drawn for who starts the first round.
    .mark = B, S
    .ruling = The short rules do not say who starts; drawing lots is fair to all.
rule-PX-2 = At the start of a turn as many cards are turned up as there are players. With 2 players it is always 4.
    .mark = B
rule-PX-3 = Clockwise, each player takes 1 open card and places it at once. With 2 players they take alternately until no card is left.
    .mark = B
rule-PX-4 = Whoever took the last card of a turn begins the next turn, and likewise the next round. If a round of 2 players ends with 2 cards still open, the player who took the second card of that turn begins; the 2 open cards are shuffled back.
    .mark = B, D
    .ruling = When a round ends at 2 open cards, the last card that anybody took is the second one of the turn, so the same rule names who begins.
rule-PX-5 = Everybody has a grid of 3×3 spaces, numbered 1 to 9 row by row from the top left. A space holds at most 2 cards, and the lower one lies face down.
    .mark = B, S
    .ruling = The short rules do not draw the grid; the order of the numbers follows another public source.

## Placing

rule-PX-6 = If the space of the card's number is empty, the card must go there, face up.
    .mark = B
rule-PX-7 = If the space of the card's number holds one face-up pixie, you choose: either the old card or the new one is turned face down and lies beneath as forest floor, the other lies face up on top.
    .mark = B
rule-PX-8 = If the space of the card's number holds only a face-down card, the new card goes on top of it, face up.
    .mark = B
rule-PX-9 = If the space of the card's number already holds two cards, the new card goes face down onto any one empty space.
    .mark = B, D
    .ruling = There always is an empty space: a round ends before anybody with a full grid would have to take another card.
rule-PX-10 = Face-down cards are forest floor: their colours, numbers and symbols do not count. Everybody has seen them, so anybody may look at them again.
    .mark = B, D
    .ruling = Every card lay open in the middle before it was turned, so the program shows what lies face down to whoever asks.

## End of a round

rule-PX-11 = When a player has at least one card on all 9 spaces, the round ends after the current turn, so that all have placed equally often. With 2 players it also ends when 2 open cards are left, if a grid is full by then.
    .mark = B, D
    .ruling = At 2 open cards both players have placed equally often, just as at the end of a turn.
rule-PX-12 = If at the end of a turn the deck holds fewer cards than the next display needs, the round ends. A display is always turned up whole.
    .mark = S, D, R
    .ruling = With the published decks this is reachable only with 5 or 6 players; for 2 players with a smaller deck we take the 4 cards of their display as the measure. A partial display would leave somebody without a card, so the shortage is noticed before the cards are turned up; the last turn is always complete.
rule-PX-13 = After the scoring of a round all cards are shuffled together again.
    .mark = B

## Scoring a round

rule-PX-14 = A face-up card on top of a face-down card is validated and scores its number.
    .mark = B
rule-PX-15 = Every face-up card counts its symbols, validated or not: 1 point for each spiral, minus 1 point for each cross. Special spirals and crosses count as often as their condition holds.
    .mark = B
rule-PX-16 = The largest group of face-up pixies of one colour that are connected edge to edge scores 2, 3 or 4 points a card in round 1, 2 or 3, validated or not. Jokers and two-coloured cards belong to each of their colours. A group has at least two pixies. Of several largest groups one scores.
    .mark = B, D, R
    .ruling = The short rules speak of one largest group of connected pixies and do not say whether a lone pixie is one. We rule that it is not: it is connected with nobody.
rule-PX-17 = For special spirals and crosses a joker counts as every colour, and a two-coloured card as both of its colours.
    .mark = R
    .ruling = The short rules let jokers join colour groups and say nothing of special symbols. We rule that a card has its colours wherever colours are counted.
rule-PX-18 = After 3 rounds whoever has the most points wins. Players tied at the top share the victory.
    .mark = B, D
    .ruling = The rules name no tie-break.

## Options

option-flower_power = Flower Power
    .help = Adds 14 two-coloured cards; bare forest floor scores 5 points; up to six can play.

# The parts of a score, for each round and for the score sheet.
part-validated = Validated
part-spirals = Spirals
part-crosses = Crosses
part-colour_group = Colour group
part-face_down = Forest floor
part-r1_validated = Round 1: validated
part-r1_spirals = Round 1: spirals
part-r1_crosses = Round 1: crosses
part-r1_colour_group = Round 1: colour group
part-r1_face_down = Round 1: forest floor
part-r2_validated = Round 2: validated
part-r2_spirals = Round 2: spirals
part-r2_crosses = Round 2: crosses
part-r2_colour_group = Round 2: colour group
part-r2_face_down = Round 2: forest floor
part-r3_validated = Round 3: validated
part-r3_spirals = Round 3: spirals
part-r3_crosses = Round 3: crosses
part-r3_colour_group = Round 3: colour group
part-r3_face_down = Round 3: forest floor

# Cards, as they are called in sentences.
name-card = the { $colour } { $number }
name-card-two = the { $first }-{ $second } { $number }
name-card-joker = the joker { $number }
name-card-with = { $card } with { $symbols }
name-spirals = { $count ->
    [1] one spiral
    [2] two spirals
    [3] three spirals
    [4] four spirals
    [5] five spirals
    [6] six spirals
    [7] seven spirals
   *[other] { $count } spirals
 }
name-crosses = { $count ->
    [1] one cross
    [2] two crosses
    [3] three crosses
    [4] four crosses
    [5] five crosses
   *[other] { $count } crosses
 }
name-spiral-each = a spiral for each { $colour } pixie
name-cross-each = a cross for each { $colour } pixie
name-floor-spirals = { $count ->
    [1] one spiral
    [2] two spirals
   *[3] three spirals
 } for each bare forest floor

# The log.
log-laid = { $who } lays { $card } on space { $space }.
log-laid-on-floor = { $who } lays { $card } on space { $space }, on forest floor ({ $beneath }): validated.
log-laid-over = { $who } lays { $card } on space { $space }, over { $beneath }, which becomes forest floor: validated.
log-laid-under = { $who } slips { $card } as forest floor under { $above } on space { $space }: validated.
log-laid-as-floor = { $who } lays { $card } face down on space { $space }, as forest floor.
log-turned-up = { $who } begins. Turned up: { $cards }.
log-round-ended = Round { $round } ends: all nine spaces are filled in the grid of { $who }. { $scores }
log-round-ended-deck = Round { $round } ends: the deck is used up. { $scores }
log-round-score = { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $total } in all
log-round-began = Round { $round } begins; { $who } goes first.
log-game-ended = { $count ->
    [one] { $who } wins.
   *[other] The victory is shared: { $who }.
 }

# Moves.
move-lay = { $card } onto the empty space { $space }
move-on-floor = { $card } onto the forest floor of space { $space }
move-over = { $card } over { $beneath }, which turns face down on space { $space }
move-under = { $card } face down under { $above } on space { $space }
move-as-floor = { $card } face down onto the empty space { $space }

# Moves by handles.
step-take = Take { $card }
step-space = face up onto space { $space }
step-floor = face down onto space { $space }
step-over = Face up, on top of the pixie on space { $space }
step-under = Face down, beneath the pixie on space { $space }

# What is asked, by the kind of thing to point at first or next.
ask-card = Take one of the cards in the middle.
ask-space-next = Choose the space where it becomes forest floor.
ask-act-next = Choose which of the two cards lies on top.

# What a move does.
effect-points = { $before } → { $after } points in this round

# Why a move is good or bad.
reason-validates = validates { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
reason-spirals = spirals bring { $points }
reason-fewer-spirals = costs { $points ->
    [one] { $points } spiral
   *[other] { $points } spirals
 }
reason-crosses = crosses cost { $points }
reason-fewer-crosses = gets rid of { $points ->
    [one] { $points } cross
   *[other] { $points } crosses
 }
reason-group = the largest group grows to { $size }: { $points } points
reason-smaller-group = the largest group shrinks to { $size }: minus { $points }
reason-floor = forest floor brings { $points }
reason-less-floor = covers forest floor: minus { $points }
reason-hope = { $cards ->
    [0] no other { $number } is left to validate it
    [one] { $cards } more { $number } is left to validate it
   *[other] { $cards } more of number { $number } are left to validate it
 }
reason-quiet = changes no points for now; { $empty ->
    [one] one space stays empty
   *[other] { $empty } spaces stay empty
 }
reason-ends-round = fills the grid: round { $round } ends
reason-denies = keeps it from { $who }, worth about { $points } there

# Refused moves.
refused-not-open = { $card } does not lie open in the middle.
refused-space-empty = Space { $space } is empty: { $card } goes there face up, type just “{ $card }”.
refused-space-floor = Space { $space } is forest floor: { $card } goes on top face up, type just “{ $card }”.
refused-over-or-under = A pixie lies on space { $space }: say which card ends up on top, “{ $card } over” or “{ $card } under”.
refused-needs-space = Space { $space } holds two cards already: name an empty space for { $card }, for example “{ $card } @1”.
refused-space-taken = Space { $space } is not empty; { $card } can go face down onto an empty space only.

# Faults of the table, of card files, positions and score sheets.
fault-players = Pixies is for 2 to { $most } players, not for { $seats }. The sixth needs Flower Power.
fault-deck-name = There is no deck “{ $name }”; write “deck base” or “deck flower_power”.
fault-card-outside = This card stands before the first line “deck base”.
fault-card-again = { $card } was named in line { $line } already; every card needs an id of its own.
fault-card-id = “{ $word }” is no id of a card: up to 8 capital letters, digits, + - *, beginning with a letter.
fault-card-colours = “{ $word }” names no colours: letters out of B G Y R in this order, each once.
fault-card-number = “{ $word }” is no number from 1 to 9.
fault-card-symbol = “{ $word }” is no symbol, or stands here twice: +N or -N (1 to 9), +own, -each:B, +floor:K (1 to 3).
fault-card-own = “+own” needs a card of one colour, not “{ $word }”.
fault-deck-large = { $cards } cards are too many: { $most } at most.
fault-deck-small = { $cards ->
    [one] { $cards } card is too few
   *[other] { $cards } cards are too few
 } for the base deck: { $fewest } at least.
fault-rounds = { $rounds } rounds cannot be finished: a match has 3.
fault-part = The part “{ $part }” cannot have this value in round { $round }.
fault-for-each-seat = Here { $seats } entries are needed, one for each seat; there are { $entries }.
fault-no-such-seat = There is no seat { $number } at this table.
fault-turn-when-over = All rounds are finished: it is nobody's turn.
fault-turn-missing = It must be somebody's turn.
fault-display = { $cards } open cards are not possible: 1 to { $most }.
fault-display-when-over = All rounds are finished: no card lies open.
fault-unknown-card = There is no card { $card } in this deck.
fault-flower-card = { $card } belongs to Flower Power; switch the option on to play with it.
fault-card-twice = { $card } lies in two places; there is only one.
fault-grid-size = A grid has 9 spaces; here are { $spaces }.
fault-space = Space { $space }: { $what }
fault-cell = “{ $text }” is not understood. Write “.”, “B4”, “_” or “B4/_”.
fault-wrong-space = { $card } cannot lie face up here, its space is { $number }.
fault-floor-unknown = A position names its face-down cards, for example “_B4”.
fault-floor-at-home = { $card } would lie face up here, because nothing lies on it.
fault-floor-abroad = { $card } lies face down here only if space { $number } holds two cards.
fault-card-counts = { $seat } has laid { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, which does not fit the others and the open cards.
fault-last = No card can have been laid last on space { $space }: nothing lies there.
fault-not-ended = The last round cannot have ended: no grid is full and the deck suffices.
fault-last-round = The points of the last round are not those of the grid, which gives { $points }.
fault-ended = The grid of { $seat } is full, so the round ended before.
fault-sheet-empty = There is no grid to score. Type a name with a colon, then three rows of three spaces.
fault-sheet-round = Write “round 1”, “round 2” or “round 3”.
fault-sheet-round-again = Round { $round } was typed already.
fault-sheet-players = Every round must list the same players in the same order.
fault-sheet-name = There are two grids for “{ $name }” in one round.
fault-sheet-row = A row has 3 spaces (or all 9); here are { $spaces }. Write “.” for an empty space.

# How the points of a score sheet come about.
sheet-validated = { $terms }
sheet-spirals = { $terms }
sheet-crosses = minus ({ $terms })
sheet-group = { $size } { $colour } × { $factor }
sheet-no-group = no two of a colour side by side
sheet-face-down = { $spaces } × { $factor }

# What is in the box.
inventory-base = Base deck: { $cards } cards, { $jokers } of them jokers
inventory-colour = { $colour }: { $cards } cards of this colour alone
inventory-numbers = cards of the numbers 1 to 9: { $counts }
inventory-symbols = printed spirals: { $spirals }, printed crosses: { $crosses }, special symbols: { $special }
inventory-flower = Flower Power: { $cards } cards
inventory-source = Numbers, colours and symbols follow the published card set.

# Texts in pictures.
label-player = { $who }
label-blue = blue
label-green = green
label-yellow = yellow
label-red = red
label-title = Pixies, round { $round }
label-headline = Round { $round } · { $deck } in the deck
label-over = The match is over · most points: { $who }
label-seat = Player { $number }
label-round = Round { $round }
label-total = Total
label-space = Space { $space }: { $holds }
label-empty = empty
label-face-down = { $card } face down
label-open-card = take { $card }
label-inventory = All cards

# What is measured in many matches.
metric-best-round = Best round
    .help = the most points that anybody made in one round
metric-margin = Margin
    .help = by how many points the first led the second in the end
