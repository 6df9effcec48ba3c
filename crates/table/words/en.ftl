# Refusals that are the same in every game.
refused-game-over = The game is over.
refused-not-your-turn = It is not the turn of { $who }.
refused-unreadable-move = “{ $text }” is not a move of this game.

# Where a fault lies.
place-line = line { $line }
place-path = at { $path }
place-file = { $file }
place-entry = entry { $entry }
place-field = { $field }
place-inside = { $outer }, { $inner }
fault-components-none = This game has no component files: its pieces follow from the rules.
fault-components-name = The game has no component file { $file }, but { $known }.
fault-components-twice = The file { $file } is there twice.
fault-components-missing = The file { $file } is missing.
fault-components-header = This game has several component files ({ $known }): give a folder with them, one file by its name, or all in one text, each under a line such as === NAME ===.

# Faults of options, positions and records.
fault-options = These options cannot be read: { $detail }.
fault-seats = { $seats ->
    [one] One player is not possible
   *[other] { $seats } players are not possible
 }: this game is for { $min } to { $max }.
fault-other-game = This belongs to the game “{ $game }”, not to “{ $expected }”.
fault-other-ruleset = This was made by the rules “{ $ruleset }”; here only “{ $expected }” is known.
fault-other-components = This was made with other components than those on the table. Name the same component file.
fault-dice = The dice need a seed of 64 hex digits and a sensible count of drawn words.
fault-ply = So many plies cannot have been played.
fault-unreadable = This cannot be read: { $detail }.
fault-weight-line = “{ $text }” is no weight: write a line like “name = 0.5”.
fault-weight-twice = “{ $text }” was named before.
fault-weight-missing = The weight “{ $name }” is missing.
fault-weight-unknown = There is no weight “{ $name }” here; there are: { $known }.
fault-record-title = This is no record: it must begin with “waldpfade record 1”.
fault-record-check = This line is damaged or was changed: its check digits do not fit.
fault-record-field = Here a line “{ $field } …” is expected.
fault-record-digits = Here 64 hex digits are expected.
fault-record-number = Here a number is expected.
fault-record-json = Here JSON is expected.
fault-record-start = Here “seed …” or “position …” is expected.
fault-record-move = Here the next ply is expected: its number, the seat, the move.
fault-record-short = The record is cut off: the line “end …” is missing.
fault-record-long = Nothing may follow the line “end …”.
fault-record-options = Options and seats of the record do not agree with its start.
fault-record-end = Replaying leads to another end than the record claims.

# Sheets of players.
panel-total = Total
