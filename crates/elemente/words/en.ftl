title = Path of the Elements
tagline = Draft tiles, lay a path that each element likes, and lure the hidden spirits to the right places.
    .minutes = 30

## The box

rule-PE-C1 = There are 48 path tiles, 12 of each element: air, earth, fire and water. They are hexagons.
    .mark = B, S
    .ruling = The rulebook counts the tiles; that they are hexagons is known from reviews.
rule-PE-C2 = There are 40 spirits, 8 each of earth, air, fire, water and mask; 40 gifts, 10 a player; 4 tableaus; and 28 good omens, 7 of each element.
    .mark = B, R
    .ruling = One caption speaks of 6 omens in a stack. That is taken as a slip, because 28 omens are counted elsewhere.
rule-PE-C3 = Every tableau gives its owner 4 start tiles of its element, and puts 2 tiles of each element into the common pile. Any other set of tableaus must have the same number of start tiles on each, 12 tiles in all on each, and 12 tiles of each element together.
    .mark = R, D
    .ruling = The numbers are printed on the tableaus only. These give everybody 12 tiles and use up the box with 4 players.
rule-PE-C4 = A water chain of 3 tiles scores 3 points, and each further tile 1 more. A fire triangle scores 2. A pair of air scores 2. Earth by itself scores 1.
    .mark = B, R
    .ruling = The rulebook names 1 point for each further water tile and, in an example, 2 for a fire triangle. What the first three water tiles, a pair of air and earth by itself score is printed on the tableaus only. We rule 3 for three water tiles, so that each of them brings 1 like all further ones; the values of air and earth are chosen so that all elements are worth drafting.
rule-PE-C5 = Each element has 7 omens: one spirit on a tile (1 point), three pairs on adjacent tiles (1), two triples in a straight row (2), and one of all four elements in a row of three with a bend (3). All 28 are listed by “waldpfade components elemente”.
    .mark = R
    .ruling = The cards are not listed anywhere. These agree with every example of the rulebook.
rule-PE-C6 = Tableaus, points and omens are one data file. It is checked when it is read, and whoever owns the box can replace it.
    .mark = R
    .ruling = What is printed on the pieces can be transcribed; nothing in the rules depends on the numbers chosen here.

## Set-up

rule-PE-1 = Each player chooses a different element and takes its tableau and 10 gifts. The player who will turn up spirits first chooses first, the others follow clockwise.
    .mark = B, R
    .ruling = The rulebook leaves the order open. Turning up first helps the others more than yourself, so the first choice makes up for it.
rule-PE-2 = Of each of the 5 motifs take 4 spirits with 2 players, 6 with 3, and 8 with 4. Shuffle them and lay them out face down in an even grid: 4 rows of 5, 5 rows of 6, or 5 rows of 8.
    .mark = B, R
    .ruling = The rulebook asks for an even grid; these are the most even ones.
rule-PE-3 = Take the start tiles of your tableau. The pile tiles of all players are shuffled together and split into as many stacks as there are players.
    .mark = B
rule-PE-4 = Look at your stack, keep 1 tile and pass the rest to the left, until all tiles are dealt. Everybody then has 12. Picks are secret and made at the same time.
    .mark = B, S
    .ruling = The rulebook does not say when picks are shown. They stay in the hand until they are laid.
rule-PE-5 = In the advanced game everybody has 2 omens of their element. Agree beforehand whether they lie open or hidden, and whether they are drawn or chosen. Drawn ones are drawn before the draft; chosen ones are chosen after it, secretly and at the same time. The rest of the stack is shuffled and lies face down.
    .mark = B, D, R
    .ruling = The stacks are sorted by element and lie beside the tableaus, so you draw from your own. Choosing in turn would favour the last.

## The path

rule-PE-6 = All players lay their 12 tiles at the same time, for all to see. Every tile is joined to another by at least one side, and the path is one group all the time. Until you declare your path finished you may lift tiles, if the rest still hangs together, or exchange them where they lie, a hundred times in all.
    .mark = B, R
    .ruling = “Joined to another tile” could allow several groups; one path is meant. The limit is far beyond what anybody needs, and makes sure that the phase ends. The first tile lies at 0,0: only the places of the tiles to each other matter.
rule-PE-7 = When you have laid all 12 tiles you may declare your path finished. The phase ends when all have done so.
    .mark = B

## Spirits

rule-PE-8 = Play goes clockwise from a starter chosen by lot. In your turn you must turn up 2 spirits of the grid, seen by all, one after the other. If they are a pair you lay them and may use their power. Before and after this whole action you may use gifts, in between only for a third spirit.
    .mark = B, R, D
    .ruling = In the rulebook the player begins who last took a long walk; the program cannot know.
rule-PE-9 = A pair is two of the same motif; a mask pairs only with a mask. Without a pair you may pay 1 gift, once a turn, to turn up a third spirit. If there is still no pair, all are covered again and the action ends. If a hundred turns in succession bring no pair, the spirits left stay where they are and the gift phase begins.
    .mark = B, D, R
    .ruling = Masks stand for other spirits in omens only. The limit makes sure that every match ends; nobody who looks at the grid will ever meet it.
rule-PE-10 = Of a pair you lay one spirit on a free tile of your own path and the other on a free tile of an opponent’s path. With more than 2 players that is the path with the fewest spirits; among equals you choose. A tile holds one spirit. A path without a free tile is passed over: the spirit goes to the path with the fewest spirits that has one. An odd third spirit is covered again.
    .mark = B, D, R
    .ruling = Full paths can only occur with 3 or 4 players, and the rulebook does not speak of them. Counts are taken anew after the first spirit; face-down spirits and masks count.
rule-PE-11 = After laying a pair you may use its power once, free of charge. Mask: swap 2 of your spirits on adjacent tiles. Air: turn up 1 face-down spirit of an opponent. Fire: move 1 of your spirits by 1 tile. Earth: swap 2 spirits of one opponent on adjacent tiles. Water: move 1 spirit of an opponent by 1 tile. If there is nothing it could be used on, the power lapses.
    .mark = B, R
    .ruling = The rulebook does not order laying and power; laying first lets the power act on what was laid. The last pair’s power is used before the gift phase.
rule-PE-12 = Spirits move to an adjacent free tile of the same path. A face-down spirit stays where it lies until it is turned up; that holds for your own, too.
    .mark = B, R
    .ruling = Where spirits are moved and swapped for gifts, the rulebook excludes face-down ones only on the paths of opponents. But it also says that powers cannot reach a spirit that was turned down until it is turned up again, without saying whose powers. We read this for your own spirits as well: what protects a spirit also holds it in place.
rule-PE-13 = With or without a pair, the next player’s turn comes after yours. Covered spirits stay where they lie. What was seen is known to all who remember it; with the option “memory” the table remembers for everybody, with “recall” single players remember what was up last.
    .mark = D
    .ruling = The rulebook knows one such action a turn and does not shuffle covered spirits.

## Gifts

rule-PE-14 = For 1 gift: turn 1 of your face-up spirits face down. That protects it and holds it in place; only others can turn it up again. You may always look at it; the others know what they saw.
    .mark = B, R
    .ruling = The tableau says “turn over”; the long text speaks of turning down only.
rule-PE-15 = For 2 gifts: turn up 1 face-down spirit of an opponent.
    .mark = B
rule-PE-16 = For 1 gift: move 1 of your spirits by 1 tile.
    .mark = B
rule-PE-17 = For 2 gifts: move 1 face-up spirit of an opponent by 1 tile.
    .mark = B
rule-PE-18 = For 1 gift: swap 2 of your spirits on adjacent tiles.
    .mark = B
rule-PE-19 = For 2 gifts: swap 2 face-up spirits of one opponent on adjacent tiles.
    .mark = B
rule-PE-20 = For 1 gift: put the gift on one of your spirits, face up or face down, but not on a mask, and only one a spirit. Its position counts double. Everybody sees the gift. It travels with the spirit and stays when the spirit is turned down or up.
    .mark = B, R, D
    .ruling = The rulebook allows gifts for all spirits but the mask, and turning a spirit down shields it from powers only. The gift lies on top of the spirit, so everybody sees it there and knows that a face-down spirit with a gift is no mask. By the first rules (elemente/1) only face-up spirits took gifts.
rule-PE-21 = For 1 gift, once a turn: turn up a third spirit if the first two are no pair.
    .mark = B
rule-PE-22 = For 2 gifts, in the advanced game: put 1 omen under your stack and draw a new one.
    .mark = B, R
    .ruling = Only the tableau mentions it; the cost is set like that of the other strong gifts.

## Gift phase and scoring

rule-PE-23 = When the last pair is laid and its power used, its finder begins the gift phase; the gifts after that action are part of it. After a hundred turns without a pair, too, the player begins who found the last one; if nobody has found any, the player whose turn it is. Clockwise everybody may once spend gifts as before, without turning up spirits. Unused gifts are lost.
    .mark = B, R
    .ruling = The finder’s gifts after the action and the gift phase would follow each other directly; they are one. The rulebook knows no other end than the last pair; whoever found it begins in any case. By the first rules (elemente/1) the player of the hundredth turn without a pair began.
rule-PE-24 = Water: a connected group of at least 3 water tiles scores if it is a chain. Each tile touches at most two others of it; the chain may bend, but it may not branch, close to a ring or hold a triangle. Any other group scores nothing.
    .mark = B, R
    .ruling = The rulebook asks for tiles in a row that are joined by one side only; a group that branches is not cut into rows.
rule-PE-25 = Fire: every triangle of 3 mutually adjacent fire tiles scores. A tile may be part of several.
    .mark = B, D
    .ruling = Five tiles can hold 3 triangles: 6 points, as in the rulebook’s picture.
rule-PE-26 = Air: a connected group of exactly 2 air tiles scores.
    .mark = B
rule-PE-27 = Earth: an earth tile without an adjacent earth tile scores, also at the rim.
    .mark = B
rule-PE-28 = A spirit on a tile of its own element scores 1 point, doubled by a gift, and doubled again if that is your element: 1, 2 or 4. Masks score nothing here. Face-down spirits score too.
    .mark = B, R
    .ruling = Turning a spirit down protects it; it would be no protection if it cost the points.
rule-PE-29 = At the end each of your omens scores every time it is fulfilled. It may be turned and mirrored, the spirits may lie in any order within the shape, and a spirit may serve several times. A mask stands for any spirit that is needed, but an omen never consists of masks alone. Except for a spirit on a tile, it does not matter which tiles lie beneath. For each omen the same tiles count once. Face-down spirits count; gifts and your element double only positions, not omens.
    .mark = B, R, D
    .ruling = If the same tiles could count twice, the same spirits would score again in another order.
rule-PE-30 = For the scoring everything is laid open. The points of path, positions and omens are added. Whoever has the most points wins; in a tie the victory is shared.
    .mark = B, R
    .ruling = The rulebook names no tie-break.

option-omens = Good omens
    .help = The advanced game: everybody has two omens that score for patterns of spirits.
option-omens_open = Omens lie open
    .help = Everybody sees everybody’s omens; otherwise they are hidden to the end. Needs the omens.
option-omens_chosen = Omens are chosen
    .help = Everybody chooses two of seven after the draft; otherwise two are drawn before it. Needs the omens.
option-memory = Memory
    .help = Who remembers the spirits that were turned up and covered again. Left to the players, computer players recall the more the stronger they are.
option-memory-own = everybody alone
option-memory-perfect = the table remembers
option-recall = Recall
    .help = For computer players, by seat: how many of the covered spirits that were up last the seat still knows. 5 is human, 40 forgets nothing, 0 remembers nothing. Not where the table remembers.

part-water = Water
part-fire = Fire
part-air = Air
part-earth = Earth
part-positions = Spirits in place
part-omens = Omens

label-air = air
label-earth = earth
label-fire = fire
label-water = water
label-mask = mask
label-spirit = spirit
label-omen = omen { $number }
label-omen-tile = { $spirit } spirit on a tile of { $tile }: { $points }
label-omen-figure = { $spirits } { $shape }: { $points }
label-shape-pair = side by side
label-shape-row = in a row
label-shape-bend = in a bent row
label-shape-other = as “{ $name }”
label-player = Player { $number }
label-you = You
label-picture = Path of the Elements
label-grid = Spirits
label-tile = { $at }: { $tile }
label-tile-spirit = { $at }: { $tile }, { $spirit }
label-tile-down = { $at }: { $tile }, a spirit face down
label-cell-covered = { $cell }: a covered spirit
label-cell-known = { $cell }: covered, seen before as { $spirit }
label-cell-up = { $cell }: { $spirit }
label-place = Free place { $at }
label-gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
 }
label-hand = Hand
label-stack = Stack
label-omens = Omens
label-omen-stack = { $count } omens in the stack
label-hidden-omens = two hidden omens
label-total = Total
label-finished = finished
label-choosing = chooses an element
label-stage-elements = Choose an element
label-stage-draft = Keep one tile, pass the rest
label-stage-omens = Choose two omens
label-stage-paths = Lay your path
label-stage-spirits = Turn up spirits
label-stage-missed = No pair: cover them, or pay for a third
label-stage-after = Spend gifts, or end your turn
label-stage-pair = A pair: lay it
label-stage-power = Use the power, if you like
label-stage-gifts = Spend your last gifts
label-stage-over = The end

log-chose = { $who } plays { $element }.
log-dealt = The tiles of the common pile are shuffled and dealt in stacks.
log-drew-omens = { $who } draws two omens.
log-drew-omens-seen = { $who } draws the omens { $first } and { $second }.
log-kept = { $who } keeps a tile.
log-kept-seen = { $who } keeps a tile: { $tile }.
log-passed = The stacks go on to the left.
log-chose-omens = { $who } has chosen two omens.
log-chose-omens-seen = { $who } chooses the omens { $first } and { $second }.
log-showed-omens = { $who } shows the omens { $first } and { $second }.
log-building = All have their tiles: build your paths.
log-laid = { $who } lays { $tile } at { $at }.
log-exchanged = { $who } lays { $tile } at { $at } and takes { $old } back.
log-lifted = { $who } lifts { $tile } from { $at }.
log-finished = { $who } has finished the path.
log-spirit-phase = All paths are laid. { $who } begins to call the spirits.
log-turned = { $who } turns up { $cell }: { $spirit }.
log-turned-third = { $who } pays a gift and turns up { $cell }: { $spirit }.
log-covered = No pair: { $who } covers the spirits again.
log-put-own = { $who } lays { $spirit } at { $at } on their own path.
log-put-other = { $who } lays { $spirit } at { $at } on the path of { $path }.
log-hid = { $who } turns the spirit at { $at } face down.
log-revealed = { $who } turns up the spirit of { $path } at { $at }: { $spirit }.
log-moved-own = { $who } moves a spirit from { $from } to { $to }.
log-moved-other = { $who } moves a spirit of { $path } from { $from } to { $to }.
log-swapped-own = { $who } swaps the spirits at { $first } and { $second }.
log-swapped-other = { $who } swaps the spirits of { $path } at { $first } and { $second }.
log-gave = { $who } puts a gift on the spirit at { $at }.
log-traded = { $who } exchanges an omen.
log-traded-seen = { $who } exchanges omen { $old } for omen { $new }.
log-waived = { $who } does without the power.
log-turn = It is the turn of { $who }.
log-gift-phase = The gift phase begins with { $who }.
log-over = The paths are scored.

move-choose = Play { $element }
move-keep = Keep { $tile }
move-omens = Choose { $first }, and { $second }
move-lay = Lay { $tile } at { $at }
move-exchange = Lay { $tile } at { $at } instead of { $old }
move-lift = Lift the tile at { $at }
move-finish = The path is finished
move-turn = Turn up { $cell }
move-turn-third = Pay 1 gift and turn up { $cell }
move-cover = Cover the spirits again
move-put-own = Lay { $spirit } on your path at { $at }
move-put-other = Lay { $spirit } on the path of { $path } at { $at }
move-hide = Turn your spirit at { $at } face down
move-reveal = Turn up the spirit of { $path } at { $at }
move-shift-own = Move your spirit from { $from } to { $to }
move-shift-other = Move the spirit of { $path } from { $from } to { $to }
move-swap-own = Swap your spirits at { $first } and { $second }
move-swap-other = Swap the spirits of { $path } at { $first } and { $second }
move-give = Put a gift on your spirit at { $at }
move-trade = Exchange the omen “{ $omen }”
move-waive = Do without the power
move-end = End the turn

step-tile = Tile of { $tile }
step-hex-own = at { $at }
step-hex-other = at { $at } on the path of { $path }
step-lift = Lift the tile
step-hide = Turn it face down
step-give = Put a gift on it
step-reveal = Turn it up
step-trade = Exchange it for another omen

# What is asked, by the kind of thing to point at first or next.
ask-act = Choose the element of your family.
ask-stack = Keep one of these tiles.
ask-omen = Choose an omen.
ask-omen-next = Choose the second omen.
ask-tile = Choose a tile of your hand.
ask-hex = Choose a place on a path.
ask-cell = Turn up a spirit.
ask-hex-next = Choose where it goes.
ask-act-next = Choose what to do with it.

effect-points = { $who }: { $before } → { $after } points
effect-part = { $part }: { $before } → { $after }
effect-omen = omen “{ $omen }”: { $before } → { $after }
effect-price = costs { $gifts ->
    [one] one gift
   *[other] { $gifts } gifts
 }

reason-path-gain = your path gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-path-loss = your path loses { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-plan = fits a path worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-astray = { $count ->
    [one] 1 tile lies
   *[other] { $count } tiles lie
 } where a path worth { $points } has no use for { $count ->
    [one] it
   *[other] them
 }
reason-finish = your path is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-positions-gain = { $who } gains { $points } by spirits in place
reason-positions-loss = { $who } loses { $points } by spirits in place
reason-omen-gain = { $who } gains { $points } by the omen “{ $omen }”
reason-omen-loss = { $who } loses { $points } by the omen “{ $omen }”
reason-own-element = spirits on your element count double
reason-keep-own = a tile of your element
reason-keep = makes your hand better by about { $whole }.{ $tenths } points
reason-omens = together { $points } points each time they are fulfilled
reason-turn-match = makes a pair: { $spirit }
reason-turn-pair = a known pair: { $spirit }
reason-turn-known = known already: { $spirit }
reason-turn-chance = a pair comes with a chance of about { $percent } %
reason-turn-new = nobody has seen this spirit yet
reason-turn-forgotten = not among the spirits you remember
reason-turn-third = a third spirit costs a gift
reason-put-near = one step from a free tile of its element
reason-put-idle = scores nothing there for now
reason-put-harmless = brings { $path } nothing there
reason-put-blocks = brings { $path } nothing and occupies a tile whose element counts double there
reason-give-idle = doubles nothing until the spirit is on its element
reason-no-points = changes no points for now
reason-reveal = it can be moved and swapped again
reason-hide = nobody can move it any more
reason-trade = another omen may fit better
reason-waive = leaves all spirits where they are
reason-keep-gifts = { $gifts ->
    [one] 1 gift is left
   *[other] { $gifts } gifts are left
 }

refused-not-now = Now is not the time for that. What to do: { $stage }.
refused-element-taken = Somebody plays this element already; choose another one.
refused-not-in-stack = There is no such tile in your stack.
refused-two-omens = Choose two different omens with numbers from 1 to 7.
refused-not-in-hand = You have no such tile in your hand.
refused-same-tile = A tile of this element lies at { $at } already.
refused-no-more-lifts = Tiles have been lifted a hundred times; now lay the rest and finish.
refused-first-tile = The first tile lies at 0,0.
refused-not-joined = A tile at { $at } would not be joined to the path, or lie off the table.
refused-no-tile = No tile lies at { $at }.
refused-would-split = Without the tile at { $at } the path would fall apart. Lift others first, or lay another tile there.
refused-tiles-left = Lay all twelve tiles first.
refused-no-covered-spirit = There is no covered spirit.
refused-third-only-once = You can turn up one further spirit a turn; now cover them again.
refused-no-gift = A third spirit costs a gift, and you have none.
refused-other-path = Lay one spirit of the pair on your own path, the other on the opponent’s path with the fewest spirits.
refused-tile-taken = A spirit lies at { $at } already.
refused-no-spirit = No spirit lies at { $at }.
refused-face-down = The spirit at { $at } lies face down; it must be turned up first.
refused-not-face-down = No face-down spirit lies at { $at }.
refused-reveal-own = Only others can turn up your spirits.
refused-not-adjacent = The two tiles do not touch.
refused-no-such-path = Nobody at this table has this path.
refused-gift-for-mask = A mask takes no gift.
refused-gift-twice = This spirit has a gift already.
refused-too-few-gifts = You have too few gifts for that.
refused-other-power = This pair has another power.
refused-basic-game = There are no omens in the basic game.
refused-not-your-omen = This omen does not lie in front of you.
refused-no-omen-left = There is no omen left to draw.

fault-recall-seats = “recall” has { $count } numbers for { $seats } seats: give one a seat, in the order of the seats.
fault-recall-most = A seat recalls { $most } spirits at most: write a number from 0 to { $most }.
fault-recall-perfect = The table remembers everything already: leave out “recall”, or set “memory” to “own”.
fault-recent = “recent” lists at most { $most } cells that were turned up last, where seats recall them; elsewhere it is empty.
fault-omens-off = “{ $option }” needs “omens”: switch the omens on, or this off.
fault-players = There are { $count } players here, but { $expected } sit at the table.
fault-grid-size = The grid has { $count } cells; it needs { $expected }.
fault-no-such-seat = There is no seat { $seat }.
fault-turn-simultaneous = While all decide at the same time, “turn” names the starter.
fault-element-twice = Two players have the same element.
fault-element-missing = The element is missing.
fault-element-early = This player has not chosen yet: elements are chosen clockwise from the starter up to whose turn it is.
fault-draft-rhythm = In the draft all stacks are equally large, or one tile smaller where somebody has kept one; and at least one tile is left.
fault-tile-count = This player has { $count } tiles in hand and path; it must be { $expected }.
fault-start-tiles = The start tiles of the tableau are not all there.
fault-stack-late = Stacks lie in front of the players during the draft only.
fault-tile-supply = There are { $count } tiles of { $element } on the table; it must be { $expected }.
fault-kept = “kept” lists what was kept round by round where the table remembers, until the paths are laid; elsewhere it is empty.
fault-off-table = This place is off the table: at most 11 steps from 0,0.
fault-place-twice = Two tiles lie here.
fault-path-long = A path has twelve tiles.
fault-path-torn = The path is not joined together.
fault-path-early = Paths are laid after the draft.
fault-finished = A path is finished when its twelve tiles are laid and its owner says so; once spirits come, all are.
fault-lifts = Tiles are lifted in the path phase, at most { $most } times.
fault-all-finished = All paths are finished: then the spirits come.
fault-spirit-count = There are { $count } spirits of { $spirit }; it must be { $expected }.
fault-spirit-odd = Spirits leave the grid in pairs, but an odd number of { $spirit } lies on paths.
fault-spirit-early = Spirits come when all paths are finished.
fault-no-spirit = There is no spirit that could lie face down or carry a gift.
fault-gift-on-mask = A mask carries no gift.
fault-cell = { $cell } holds no spirit, or is named twice.
fault-seen = “seen” lists covered and open cells that were turned up, where the table remembers; elsewhere it is empty.
fault-up = What is up does not fit the stage: one spirit before the second, two or three different ones without a pair, a pair first where there is one.
fault-third-unpaid = A third spirit was turned up, so a gift must have been paid.
fault-gifts = Gifts in hand, on spirits and paid for omens are more than { $most }.
fault-gifts-early = Before the spirits come everybody has { $most } gifts.
fault-omens-not-chosen = Omens are chosen only with the option “omens_chosen”.
fault-omen-count = This player has { $count } omens; it must be two in the advanced game once they are drawn or chosen, else none.
fault-omen-number = Omens have different numbers from 1 to { $most }.
fault-omen-returned = Omens go under the stack only in the spirit phase and the gift phase of the advanced game.
fault-all-chosen = All have chosen their omens: then paths are built.
fault-spirits-left = Spirits are left in the grid, so the gift phase has not begun.
fault-no-spirits-left = No spirit is left in the grid: then the gift phase has begun.
fault-fruitless = So many turns without a pair are not possible here; at most { $most }.
fault-power = A power is named while it may be used, after a pair of that motif was laid, and only then.
fault-left = In the gift phase 1 to { $most } players are left, elsewhere 0.

# The data file.
fault-box-line = A line begins with “tableau”, “points”, “shape” or “omen”, not with “{ $word }”.
fault-box-element = “{ $word }” is no element; write air, earth, fire or water.
fault-box-number = “{ $word }” is no number from 0 to { $most }.
fault-box-tableau-form = Write: tableau ELEMENT start ELEMENT N … pile ELEMENT N …
fault-box-tableau-twice = There are two tableaus of { $element }.
fault-box-tableau-missing = The tableau of { $element } is missing.
fault-box-start = This tableau has { $count } start tiles, but the first one has { $expected }; they must be equal.
fault-box-sum = Start and pile of this tableau make { $count } tiles; it must be { $expected }.
fault-box-tiles = The four tableaus use { $count } tiles of { $element }; it must be 12.
fault-box-points-name = “{ $word }” gives no points; write water-three, water-further, fire-triangle, air-pair, earth-alone.
fault-box-points-missing = The points of “{ $word }” are missing.
fault-box-points-twice = There are two lines of points.
fault-box-points-none = The line of points is missing.
fault-box-shape = “{ $word }” must be 2 to { $most } different places q,r that hang together.
fault-box-shape-twice = There are two shapes “{ $word }”.
fault-box-omen-shape = There is no shape “{ $word }”.
fault-box-omen-size = The shape has { $hexes } hexes, but { $spirits } spirits are named.
fault-box-omen-count = { $element } has { $count } omens; it must be { $expected }.

# The score sheet.
fault-sheet-players = Two to four players are needed; here are { $count }.
fault-sheet-line = This line cannot be read. Write “player NAME ELEMENT”, “omens N N”, or a row “INDENT: tiles”.
fault-sheet-no-player = A line “player NAME ELEMENT” must come first.
fault-sheet-element = “{ $word }” is no element; write air, earth, fire or water.
fault-sheet-element-twice = Two players have the element { $element }.
fault-sheet-tile = “{ $word }” is no tile. Write a, e, f or w, then “/” and the spirit (a, e, f, w or m), then “*” for a gift; “-” for a gap.
fault-sheet-parity = This row must be moved by half a tile: rows are indented by even and odd numbers in turn.
fault-sheet-size = The path of “{ $name }” has { $count } tiles; it must be 12.
fault-sheet-torn = The path of “{ $name }” is not joined together.
fault-sheet-tiles = There are { $count } tiles of { $element }; the box has 12.
fault-sheet-spirits = There are { $count } spirits of { $spirit }; with so many players at most { $most } are in the game.
fault-sheet-mask = The mask at { $at } carries a gift; masks take none.
fault-sheet-gifts = { $name } has put { $count } gifts on spirits; everybody has 10.
fault-sheet-omens = Write two different numbers from 1 to 7 after “omens”.
sheet-water = chain of { $count } water tiles
sheet-fire = fire triangle
sheet-air = pair of air
sheet-earth = earth by itself
sheet-position = { $spirit } in place
sheet-position-gift = { $spirit } in place, with a gift
sheet-position-own = { $spirit } in place, own element
sheet-position-own-gift = { $spirit } in place, own element, with a gift
sheet-omen = { $omen }

# The inventory.
inventory-tiles = { $count } { $element }
inventory-tableau = Tableau of { $element }: start with { $start }; to the common pile { $pile }.
inventory-points = Points of a path: { $three } for three water tiles in a chain and { $further } for each further one, { $triangle } for a fire triangle, { $pair } for a pair of air, { $alone } for earth by itself.
inventory-omen = Omen { $number } of { $element } – { $omen }
