# ---- Failures ----
failure = error: { $message }
output-failed = The output could not be written: { $detail }.
file-not-found = There is no file “{ $file }”.
file-not-readable = The file “{ $file }” may not be read; check its permissions.
file-is-folder = “{ $file }” is a folder; name a file in it.
file-not-read = The file “{ $file }” could not be read: { $detail }.
file-too-long = The file “{ $file }” is longer than { $most } MiB; it cannot be what is needed here.
file-not-text = The file “{ $file }” is not UTF-8 text.
file-not-written = The file “{ $file }” could not be written: { $detail }.
no-games = There are no games on the shelf.
unknown-game = There is no game “{ $game }”. There are: { $known }.
unknown-game-but = There is no game “{ $game }”. Did you mean “{ $meant }”?
unknown-level = There is no level “{ $level }”. There are: { $known }.
bad-limit = “{ $limit }” is no limit. Write milliseconds like greedy@50ms, or iterations like hard@500it.
bad-setting = “{ $setting }” is no setting of a search. Write a name and a value like hard+explore=0.9; there are: { $known }.
no-search = The level { $level } does not search, so there is nothing to set.
unknown-rule = There is no rule “{ $rule }”. The rules are { $known }.
options-not-json = The options are not JSON: { $detail }. Write them like --options '{"{"}"size": 5{"}"}'.
bad-seed = “{ $seed }” is no seed: a whole number or 64 hex digits are needed.
no-chance = The system gave no random numbers: { $detail }. Name a seed with --seed.
bad-viewer = There is no seat “{ $seat }” at this table: name 1 to { $most }, or “spectator”.

# ---- Usage ----
usage-try-help = Try --help, or “waldpfade help COMMAND”.
usage-no-command = There is no command “{ $name }”.
usage-no-command-but = There is no command “{ $name }”. Did you mean “{ $meant }”?
usage-no-argument = “{ $argument }” is not known here.
usage-no-argument-but = “{ $argument }” is not known here. Did you mean “{ $meant }”?
usage-bad-choice = “{ $value }” is not possible for { $argument }. Possible: { $known }.
usage-bad-value = “{ $value }” is not possible for { $argument }: { $detail }.
usage-value-missing = { $argument } needs a value.
usage-missing = This is still needed: { $argument }.
usage-conflict = { $argument } does not go together with { $other }.
usage-not-utf8 = The command line holds text that is not UTF-8.
usage-other = The command line is not understood: { $detail }.

# ---- Help ----
help-usage = Usage:
help-commands = Commands
help-command = COMMAND
help-arguments = Arguments
help-options = Options
help-options-short = [OPTIONS]
help-examples = Examples:

cmd = Games of paths and forests: play, simulate, draw, check
    .long =
        Games of paths and forests, with one rules engine for people and programs.

        Without a command the games open in your browser.
        Exit codes: 0 done, 1 could not be done, 2 command line not understood, 130 ended by Ctrl-C.
    .examples =
        waldpfade                              play in the browser
        waldpfade play                         play in the terminal
        waldpfade games                        what is on the shelf
        waldpfade rules krumme-pfade           the rules of a game
        waldpfade help simulate                more about a command
cmd-serve = Play in the browser, alone or with others
    .long =
        Serves the games as pages, until Ctrl-C. Everything is kept in one file, and a match goes on where it was
        when the server comes back. Without --listen only this machine can reach it.
        WALDPFADE_LOG says how much is logged, e.g. WALDPFADE_LOG=debug.
    .examples =
        waldpfade serve
        waldpfade serve --listen 0.0.0.0:7007 --data /var/lib/waldpfade/waldpfade.db --no-open
cmd-backup = Copy everything that the server keeps
    .long =
        Writes a copy of the file in which the server keeps everything, while the server goes on. The copy is whole,
        and a file of that name must not be there yet. It is checked before it gets its name.
        “waldpfade restore” puts it back.
    .examples =
        waldpfade backup --out monday.db
        waldpfade backup --data /var/lib/waldpfade/waldpfade.db --out monday.db
cmd-restore = Put a copy back in place of what the server keeps
    .long =
        Checks the copy, puts it in place of the file and checks it there. What was in its place is kept under a name
        of its own. Refused while a server runs on the file: stop that first.
    .examples =
        waldpfade restore --from monday.db
        waldpfade restore --from monday.db --data /var/lib/waldpfade/waldpfade.db
cmd-load = Measure how many tables a server can bear
    .long =
        Lets scripted players play at many tables at once, through the HTTP interface, each with an open stream of
        news, and tells how long it takes until the other player has heard of a move. It starts a server of its own,
        with a store of its own that is gone afterwards, and only ever talks to this machine.
        Exit code 1 if a move was lost or doubled, or anything else went wrong.
    .examples =
        waldpfade load
        waldpfade load --tables 100 --rate 50 --seconds 5 --json
cmd-play = Play in the terminal, against computer players or friends
    .long =
        Play in the terminal, line by line. Type moves in their notation or, where few are possible, by number.
        During play “help” lists what else can be typed: board, moves, hint, undo, rules, save …
    .examples =
        waldpfade play krumme-pfade                        you begin, the computer follows
        waldpfade play krumme-pfade --seats greedy,human   the computer begins
        waldpfade play krumme-pfade --seats human,human    two people at one keyboard
        waldpfade play --record match.txt                  go on where a saved match stopped
cmd-games = List the games on the shelf
    .examples =
        waldpfade games
        waldpfade games --json
cmd-rules = Show the rules of a game, all or some
    .examples =
        waldpfade rules krumme-pfade
        waldpfade rules krumme-pfade KP-3 KP-7
cmd-score = Keep score for a table with real cards
    .long =
        Score what lies on a real table. “--example” shows how to type it.
    .examples =
        waldpfade score pixies --example > table.txt
        waldpfade score pixies table.txt
cmd-components = Show or check what is in the box of a game
    .examples =
        waldpfade components pixies
        waldpfade deck fairy-trails --out deck.png
        waldpfade components pixies --export > my-box.txt
        waldpfade components pixies --components my-box.txt
cmd-draw = Draw a position or a record as SVG or PNG
    .examples =
        waldpfade draw krumme-pfade --position p.json --out p.svg
        waldpfade draw --record match.txt --ply 12 --out p.png --dark
cmd-suggest = Show good moves in a position or a record, and why
    .long =
        Show the best few moves of a seat, as a computer player sees them who knows what that seat knows: what may be
        expected of each, how sure it is that no other move is better, and the reasons.
    .examples =
        waldpfade suggest krumme-pfade --position position.json
        waldpfade suggest --record match.txt --ply 12 --level expert --millis 2000
cmd-replay = Tell a recorded match again
    .examples =
        waldpfade replay match.txt
        waldpfade replay match.txt --seat 2
cmd-verify = Check a record: every byte, every move, the end
    .long =
        Check a record: its check digits line by line, every move by the rules, and the fingerprint of its end.
        If the record brings the proof of its dice, or --dice does, it also checks that they follow from what the server
        shows as its promise; with --commitment, that it is the promise which you were shown before the match.
        Exit code 0 if all is sound, 1 if not; the message names the line.
    .examples =
        waldpfade verify match.txt
        waldpfade verify match.txt --dice dice.json
        waldpfade verify match.txt --commitment 3f0c…
cmd-simulate = Let computer players play many matches
    .long =
        Let computer players play many matches on all cores. The same seed gives the same result on any number of
        threads. Everybody plays every deal from every seat, so that luck cancels, unless seats are fixed.

        win_rate is the share of all victories: a shared one counts for its part, a draw evenly for everybody.
        With --shard K/N it plays one slice of N; “waldpfade merge” puts them together to the very same figures.
        Ctrl-C ends it with the games played so far and exit code 130.
    .examples =
        waldpfade simulate krumme-pfade --seats greedy,random --games 1000
        waldpfade simulate krumme-pfade --seats hard,greedy --games 200 --seed 7 --iterations 500 --json
        waldpfade simulate krumme-pfade --seats greedy,random --report result.html
        waldpfade simulate pixies --seats greedy,greedy,random --metrics --report result.html
        waldpfade simulate pixies --seats greedy,random --games 100000 --decide
        waldpfade simulate pixies --seats greedy,random --seed 7 --shard 3/16 --tally part-3.json
cmd-tournament = Let everybody play everybody
    .long =
        A round robin: every choice of as many entrants as there are seats plays --games games. An entrant is a level,
        or a level with a limit: hard@50ms thinks for 50 milliseconds, hard@500it for 500 iterations.

        All match-ups get the same deals, and everybody plays them from every seat. Ratings are on the scale of
        Glicko-2 from all results at once. Times make results depend on the machine; iterations do not.
    .examples =
        waldpfade tournament krumme-pfade --entrants random,greedy,greedy@5ms --games 500
        waldpfade tournament pixies --entrants random,greedy,random --seats 3 --report result.html
        waldpfade tournament pixies --entrants random,greedy --decide --csv result.csv
cmd-merge = Put the slices of a simulation or tournament together
    .long =
        Put together what --shard and --tally wrote: exactly the figures of the run in one go. Slices that are missing,
        there twice, stopped early or of another run are refused. One whole file may be shown again in another form.
    .examples =
        waldpfade merge part-*.json --report result.html
        waldpfade merge whole.json --json
cmd-tune = Look for better weights of a game's evaluation
    .long =
        Look for better weights of the evaluation by which computer players judge a game: each weight in turn is tried
        higher and lower against a fixed opponent, on the same deals. In the end the new weights meet the old ones on
        fresh deals; only if they have proved to be better is the file written.
    .examples =
        waldpfade tune pixies --games 1000 --seed 1
        waldpfade tune krumme-pfade --only effort --player greedy --opponent greedy --seed 1 --out weights.txt
cmd-solve = Find the exact value of a small game with best play
    .long =
        Find out who wins a small game if both play as well as possible, for every opening move and every choice of
        options that is a yes or no or one of a few words. The game must be for two, with nothing hidden or rolled.
        How far it is stands on standard error. --verify checks a table by another search.
    .examples =
        waldpfade solve krumme-pfade --size 3 --out solved.json
        waldpfade solve krumme-pfade --verify solved.json
cmd-bench = Measure how fast the rules run
    .long =
        Measure how fast the rules run, on one thread: random playouts with set-up, and simulations of the
        search that the level “hard” uses. One simulation follows moves to a new position and judges it.
        Ctrl-C ends it with what was measured so far and exit code 130.
    .examples =
        waldpfade bench
        waldpfade bench --game krumme-pfade --seconds 10 --json
cmd-engine = Serve other programs: JSON Lines on standard input and output
    .long =
        Serve other programs: one JSON request a line on standard input, one JSON answer a line on standard output.
        A line that cannot be understood gets an error answer; the end of input ends the program. At most 10000
        matches may be open, and no line may be longer than 16 MiB.
    .examples =
        echo '{"{"}"do": "games"{"}"}' | waldpfade engine
        waldpfade engine --game krumme-pfade
cmd-schema = Print the JSON schemas of a game
    .examples =
        waldpfade schema krumme-pfade position
cmd-completions = Print completions for a shell
    .examples =
        waldpfade completions bash > ~/.local/share/bash-completion/completions/waldpfade
cmd-help = Explain a command

arg-lang = Language: en or de; otherwise that of the environment (WALDPFADE_LANG, LC_ALL, LC_MESSAGES, LANG)
    .value = LANG
arg-help = Show this help
arg-version = Show the version
arg-json = Write JSON for programs
arg-game = The game, e.g. krumme-pfade
    .value = GAME
arg-bench-game = Only this game; otherwise all
    .value = GAME
arg-engine-game = Only this game, which requests then need not name
    .value = GAME
arg-play-game = The game; otherwise you are asked
arg-draw-game = The game of the position
arg-rules = Only these rules, e.g. KP-3
    .value = RULE
arg-rules-cards = The texts of cards, spaces and characters instead: all, or those with these names
    .value = NAME
arg-components = Play with the components of this file or folder in place of those that come with the game
    .value = FILE
arg-components-components = Check this component file, or the files of this folder
arg-components-out = A picture of all there is: a file that ends in .svg or .png
    .value = FILE
arg-export = Print the component file that comes with the game
arg-options = Options of the game as JSON; see “waldpfade schema GAME options”
arg-seed = Seed of all dice: a number or 64 hex digits; otherwise chance
arg-simulate-seats = The computer players, one for each seat: random, easy, greedy, medium, hard, expert
arg-play-seats = Who plays, one for each seat: human, random, easy, greedy, medium, hard, expert; otherwise you against
    one medium player
arg-iterations = How many iterations of search a decision may take: the same answers on every machine
arg-millis = How many milliseconds a decision may take; without either limit each level has its own
arg-level = The level of the adviser: random, easy, greedy, medium, hard, expert (hard)
arg-count = How many moves (3)
arg-player = The level that plays with the weights (greedy)
arg-opponent = The level it has to beat (greedy)
arg-only = Only these weights, parted by commas
arg-tune-games = How many games each trial has (400)
arg-rounds = At most so many rounds (6)
arg-tune-seats = How many play; otherwise two or the least number that is possible
arg-tune-out = Write the weights to this file if they have proved to be better
arg-size = The size of the board
arg-replies = The value of every reply to every opening, too
arg-memory = How much memory the table of positions may take, in MiB (512)
    .value = MIB
arg-solve-out = Write the table of values
    .value = FILE.json
arg-solve-options = Options of the game as JSON; those that are not named are tried in every way
arg-verify = Check a table that was written before
arg-entrants = Who takes part: levels, each with a limit if you like (hard@50ms, hard@500it)
arg-tournament-seats = How many sit at a table; otherwise two or the least number that is possible
arg-metrics = Watch every game: choices, forced moves, changes of the lead, drama, and what the game tells of itself
arg-until = Stop once every 95 % interval reaches at most this far to either side, e.g. 0.02
arg-decide = Stop once it is decided who is better (error at most 5 %, whenever it stops)
arg-shard = Play slice K of N only, e.g. 3/16; needs --seed
arg-tally = Write the exact counts for “waldpfade merge”
    .value = FILE.json
arg-csv = Write a table for spreadsheets
    .value = FILE.csv
arg-files = What --tally wrote; all slices of one run
    .value = FILES
arg-bench-seats = How many play; otherwise two or the least number that is possible
arg-games = How many games (1000)
arg-threads = How many games at a time; 0 for one on each core (0)
arg-fixed-seats = Nobody changes seats
arg-report = Write a page with the results
    .value = FILE.html
arg-seconds = How long for each game, in seconds (3)
arg-record = Go on from this record
    .value = FILE
arg-draw-record = The record to draw, at its end or after --ply
arg-ply = After so many plies of the record
arg-position = The position as JSON; - for standard input
    .value = FILE
arg-out = The picture: a file that ends in .svg or .png
    .value = FILE
arg-seat = Through whose eyes: 1, 2, … or spectator
    .value = SEAT
arg-suggest-seat = Whose decision: 1, 2, …; otherwise that of the first who is waited for
arg-suggest-game = The game of the position
arg-suggest-record = The record: its end, or after --ply
arg-replay-seat = Through whose eyes: 1, 2, … or spectator; otherwise everything is told
arg-dark = Dark colours
arg-panels = With the sheets of the players, also where they tell only the points
arg-no-panels = Without the sheets of the players
arg-width = Width of a PNG in pixels (1200)
    .value = PIXELS
arg-picture = Keep a picture of the match in this file (.svg or .png)
    .value = FILE
arg-backup-out = The copy: a file that is not there yet
    .value = FILE
arg-from = The copy that “waldpfade backup” made
    .value = FILE
arg-tables = How many tables, with two players each (1000)
arg-rate = How many moves a second, all tables together (500)
arg-load-seconds = How long, in seconds (30)
arg-address = Play on the server at this address of this machine; otherwise on one of its own
    .value = ADDRESS:PORT
arg-listen = Where to listen (127.0.0.1:7007, or the next port that is free)
    .value = ADDRESS:PORT
arg-data = The file in which everything is kept (in your data folder)
    .value = FILE
arg-no-open = Do not open a browser
arg-commitment = What the server promised before the match, as you kept it: 64 hex digits
arg-dice = The proof of the dice, from the page of the table
    .value = FILE
arg-file = The file; - for standard input
    .value = FILE
arg-score-file = What lies on the table; - for standard input
arg-example = Show how to type a table
arg-shape = options, move, position, view or event; otherwise all
    .value = FORM
arg-shell = bash, elvish, fish, powershell or zsh
    .value = SHELL
arg-topic = A command
    .value = COMMAND

# ---- games, rules, components, score ----
games-id = Name
games-title = Title
games-seats = Players
games-about = What it is
rules-ruling = Ruling: { $reason }
cards-none = { $title } has no texts to look up: its pieces explain themselves.
unknown-card = Nothing is called “{ $card }”. Without a name, all are shown.
unknown-card-but = Nothing is called “{ $card }”. Did you mean “{ $meant }”?
components-none = { $title } has no component file: its pieces follow from the rules.
components-sound = The components are sound:
components-drawn = The picture of everything is in { $file }.
components-draw = As a picture: waldpfade deck { $game } --out { $game }.png
score-none = { $title } cannot be scored from a typed table yet.
score-total = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
 }
result-won = { $who } wins.
result-shared = { $who } share the victory.
result-draw = Nobody wins.
result-lost-alone = The game is lost.

# ---- draw, replay, verify ----
draw-nothing = Name what to draw: a game and --position FILE, or --record FILE.
draw-bad-form = “{ $file }” does not say how to draw: its name must end in .svg or .png.
draw-failed = The picture could not be drawn: { $detail }.
draw-other-game = The record belongs to “{ $found }”, not to “{ $game }”.
draw-no-ply = The record has { $played } plies; there is no ply { $ply }.
replay-head = { $title } for { $seats }, options { $options }
verify-sound-over = Sound: a finished match of { $title } with { $plies } plies. Fingerprint { $fingerprint }.
verify-sound-open = Sound: an unfinished match of { $title } with { $plies } plies. Fingerprint { $fingerprint }.

verify-dice = The dice are those that were promised: table { $table }, { $parts ->
    [0] nobody added to them
    [one] one player added to them
   *[other] { $parts } players added to them
 }. Commitment { $commitment }.
verify-dice-unreadable = { $file }: this is no proof of dice: { $detail }.
verify-dice-version = { $file }: a proof of this form is not known here; a newer version of this program may know it.
verify-dice-digits = { $file }: secret and parts have to be 64 hex digits each.
verify-dice-commitment = { $file }: the secret is not the one that was promised before the match.
verify-dice-seed = { $file }: the seed does not follow from the secret, the parts and the table.
verify-commitment-other = The server promised something else before the match: the commitment of this proof is { $commitment }.
verify-commitment-no-dice = This record brings no proof of its dice; name it with --dice.
verify-dice-other = { $file }: the record was played with other dice.

# ---- serve ----
serve-address = The table is laid: { $address }
serve-stored = Everything is kept in { $file }. Ctrl-C ends the server.
serve-data = { $file } cannot be used: { $detail }. Name another file with --data.
serve-damaged = { $file } is damaged: { $detail }. Nothing was changed. Put a copy back with “waldpfade restore”.
data-in-use = { $file } is in use by another server (process { $process }). Stop that one first, or name another file with --data.
data-in-use-by-somebody = { $file } is in use by another server. Stop that one first, or name another file with --data.
serve-listen = Nobody can listen at { $address }: { $detail }. Name another address with --listen.
serve-no-home = Your data folder cannot be found: { $detail }. Name a file with --data.

# ---- backup, load ----
backup-done = Copied to { $file }: { $kilobytes } kB.
backup-exists = There is a file “{ $file }” already. Name another one with --out.
backup-failed = { $file } could not be copied to { $out }: { $detail }.
restore-done = { $from } was checked and stands in place of { $file }.
restore-kept = What was there before is kept in { $file }.
restore-same = { $file } is the file itself and no copy of it.
restore-failed = { $from } could not be put in place of { $file }: { $detail }.
load-bounds = { $option } must be from 1 to { $most }.
load-not-here = { $address } is not on this machine. Only servers here can be measured.
load-no-table = The players could not sit down: { $detail }.
load-figure = Figure
load-value = Value
load-tables = Tables
load-moves = Moves that both players heard of
load-rate = Moves a second
load-lost = Lost moves
load-doubled = Doubled moves
load-errors = Errors
load-late = Moves posted late
load-median = Until the other player heard: median
load-slow = Until the other player heard: 99 of 100 within
load-slowest = Until the other player heard: longest
load-peak = Peak memory of this process
load-millis = { $millis } ms
load-megabytes = { $megabytes } MB

# ---- suggest ----
suggest-over = The match is over: nobody has to decide anything.
suggest-spectator = A spectator decides nothing; name a seat: 1, 2, …

# ---- simulate, bench ----
simulate-misplay = A computer player made a mistake, please report it: { $detail }.
simulate-summary = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
 }, { $draws } without a winner, { $plies } plies on average. Seed { $seed }.
simulate-stopped = Stopped early: { $games } were asked for.
simulate-player = Player
simulate-seat = By seat, whoever sat there
simulate-wins = won
simulate-shares = shared
simulate-rate = win rate
simulate-ci = 95 % between
simulate-score = points
simulate-how = Play it again
lab-too-few = { $entrants ->
    [one] One entrant is too few
   *[other] { $entrants } entrants are too few
 } for tables of { $seats }. Name more, or the same one twice, or fewer seats.
lab-too-many = That would be more than { $most } match-ups. Name fewer entrants.
lab-precise = Stopped early: the intervals are as narrow as was asked for.
lab-decided = Stopped early: it is decided that { $who } is better.
lab-tournament-summary = { $title }: { $entrants } entrants, { $matchups ->
    [one] one match-up
   *[other] { $matchups } match-ups
 }, { $games } games. Seed { $seed }.
lab-player-by-seat = Win rate in each seat
lab-against = Row against column
lab-rating = Rating
lab-rating-why = Glicko-2 scale, all results at once; the band is ± two standard errors
lab-games = games
lab-draws = without winner
lab-metric = Measured
lab-mean = mean
lab-deviation = spread
lab-median = median
lab-least = least
lab-most = most
lab-page-title = Laboratory
lab-mean-plies = plies a game
lab-nobody-won = nobody won
lab-match-ups = Match-ups
lab-standings = Final table
lab-everybody = Everybody against everybody
lab-win-rates = Win rates
lab-by-player = By player
lab-fair-line = Band: 95 % confidence. Broken line: a fair share
lab-interval-line = Band: 95 % confidence
lab-seat-advantage = Seat advantage
lab-seat-advantage-why = Whoever sat there; the broken line is a fair share
lab-more-by-seat = Figures by seat
lab-distributions = Points and lengths
lab-lengths = Length in plies
lab-points-of = Points of { $who }
lab-spread = mean { $mean }, nine of ten from { $low } to { $high }
lab-parts = Which parts decide
lab-parts-why = Of games that one player won alone. A part that gives everybody the same decides nothing, however much it is.
lab-parts-means = Points by part
lab-parts-means-why = Full dot: the winner. Ring: the others
lab-parts-decisive = Decisive parts
lab-parts-decisive-why = Games in which the winner would not have led without this part
lab-metrics = What kind of game it is
lab-as-table = As a table
lab-how-to-read = How to read this
lab-reading = Every deal is played once from every seat, so that luck cancels; such a block of games is the unit of all 95 % intervals by player. Intervals by seat are those of Wilson. A victory that is shared counts for its part, a draw evenly for everybody.
metric-branching = Choices at a decision
    .help = legal moves, on average over the game
metric-widest = Widest choice
    .help = the most legal moves at one decision
metric-forced = Forced moves
    .help = the share of decisions with one legal move only
metric-lead-changes = Changes of the lead
    .help = how often somebody else came to have the best prospects
metric-point-lead-changes = Changes of the lead in points
    .help = how often somebody else came to lead by points
metric-drama = Drama
    .help = how bad the later winner's prospects once were: 0 never behind, 1 as good as lost
metric-comeback = Comebacks
    .help = 1 if somebody else than the later winner led half-way
metric-settled = Settled
    .help = after which share of the game the winner led until the end
merge-unreadable = { $file }: this is no file that --tally wrote: { $detail }.
merge-format = { $file }: its form is “{ $found }”; this program reads { $known }.
merge-numbers = { $file }: the numbers do not add up at { $path }: { $expected } expected, { $found } found. Play this slice again.
merge-nothing = There is nothing to merge.
merge-differs = { $file } and { $other } are of different runs: { $field } is { $here } in the one and { $there } in the other.
merge-twice = { $file } and { $other } hold the same slice, { $shard }.
merge-missing = Slices are missing: { $missing }.
merge-stopped = { $file }: slice { $shard } was stopped before its end. Play it again.
tune-none = { $title } keeps no weights as data.
tune-unknown = There is no weight “{ $name }”; there are: { $known }.
tune-stopped = Stopped; nothing was written.
tune-better = Better: against the old weights the new ones win { $rate } of { $games } games on fresh deals (95 %: { $low } to { $high }).
tune-not-better = Not proved to be better: against the old weights the new ones win { $rate } of { $games } games on fresh deals (95 %: { $low } to { $high }).
solve-not-for-two = { $title } cannot be solved: it must be for two.
solve-chance = { $title } cannot be solved: something is hidden, rolled or decided at the same time.
solve-no-solver-key = { $title } cannot be solved with these options: its positions are too large for the table.
solve-stopped = Stopped with options { $options }, after { $positions } positions; nothing is known yet.
solve-options = Options
solve-value = With best play
solve-openings = Best openings
solve-positions = Positions
solve-first = player 1 wins
solve-draw = nobody wins
solve-second = player 2 wins
solve-progress = { $options }: { $done } of { $all } values, { $positions } positions, { $seconds } s
solve-tabled = { $options }: { $done } of { $all } boards of the last phase, { $seconds } s
solve-unreadable = { $file }: this is no table of values of this game: { $detail }.
solve-true = { $options }: true; { $values } values found again by another search.
solve-wrong = { $file }: wrong with options { $options } at { $place }: { $written } is written, { $found } was found.
bench-bad-seconds = The seconds must be above 0 and at most 3600.
bench-game = Game
bench-seats = Seats
bench-plies = Plies/s
bench-playouts = Playouts/s
bench-length = Plies each
bench-sims = Search sims/s
bench-tree = Tree sims/s
bench-plain = With playouts

# ---- play ----
play-human = human
play-seats = { $named ->
    [one] One player is named
   *[other] { $named } players are named
 }, but the match is for { $seats }.
play-which-game = Which game? Type its number; Enter takes the first.
play-person = { $who }: you type
play-computer = { $who }: computer ({ $level })
play-greeting = Type a move; “help” shows what else you can type, “board” shows the board.
play-prompt = { $who } ({ $points }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 })
play-curtain = Only { $who } may look now. Press Enter when you sit here.
play-over = The match is over. You may still type: log, score, board, undo, picture FILE, save FILE, quit.
play-stuck = { $who } does not know how to go on. Please report it.
play-more-moves = … and { $count } more. “moves TEXT” lists those with that text.
play-no-moves = No move holds “{ $text }”.
play-no-number = There are moves 1 to { $most }.
play-try-moves = “moves” lists what is possible.
play-which-file = Name a file, e.g. “save match.txt” or “picture board.svg”.
play-wrote = Written to { $file }.
play-hint = { $move } – { $described }: about { $chance } % to win, { $sure } % sure that nothing is better
play-nothing-to-undo = There is nothing of yours to take back.
play-undo-not-free = That cannot be taken back: since then something hidden came to light or dice were rolled.
play-undone = { $plies ->
    [one] One ply is taken back.
   *[other] { $plies } plies are taken back.
 }
play-help =
    A move in its notation, or its number in the list, plays it. Besides:
      moves [TEXT]   lists the moves, all or those with that text
      hint           shows good moves and why
      undo           takes back your last move, as long as nobody learnt anything since
      score          shows the points
      log            tells the match so far
      board [N]      shows the picture here, N columns wide
      look           shows all that you may know, as a list
      rules [ID]     shows the rules, all or one of them
      picture FILE   draws what you may see (.svg or .png)
      save FILE      saves the match; “waldpfade play --record FILE” goes on with it
      quit           ends the program
order-help = help
order-moves = moves
order-hint = hint
order-undo = undo
order-score = score
order-log = log
order-look = look
order-board = board
order-rules = rules
order-picture = picture
order-save = save
order-quit = quit

# ---- engine ----
engine-seat = seat { $number }
engine-not-utf8 = This line is not UTF-8.
engine-not-json = This line is not JSON: { $detail }.
engine-not-object = A request is a JSON object: {"{"}"do": …{"}"}.
engine-too-long = This line is longer than { $most } MiB.
engine-panicked = The program made a mistake with this request; the matches are still there. Please report it.
engine-unknown-verb = There is no “{ $verb }”. There are: { $known }.
engine-missing = “{ $field }” is needed.
engine-not-text = “{ $field }” has to be a string.
engine-not-number = “{ $field }” has to be a whole number from 0 to { $most }.
engine-no-seat = “seat” has to be a whole number from 0 to { $most }.
engine-no-viewer = “seat” has to be a whole number from 0 to { $most }, or "spectator".
engine-bad-seed = “seed” has to be a string of 64 hex digits.
engine-no-chance = The system gave no random numbers; name a “seed”.
engine-unknown-match = There is no match “{ $match }”.
engine-full = { $most } matches are open, which is the limit; “drop” some.
engine-undo-too-far = { $plies } plies cannot be taken back: { $played } have been played.
engine-bad-format = There is no format “{ $format }”; there is: svg.
