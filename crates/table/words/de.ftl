# Ablehnungen, die in jedem Spiel gleich sind.
refused-game-over = Das Spiel ist zu Ende.
refused-not-your-turn = { $who } ist nicht am Zug.
refused-unreadable-move = „{ $text }“ ist kein Zug dieses Spiels.

# Wo ein Fehler liegt.
place-line = Zeile { $line }
place-path = bei { $path }
place-file = { $file }
place-entry = Eintrag { $entry }
place-field = { $field }
place-inside = { $outer }, { $inner }
fault-components-none = Dieses Spiel hat keine Materialdateien: Seine Teile folgen aus den Regeln.
fault-components-name = Eine Materialdatei { $file } hat das Spiel nicht, sondern { $known }.
fault-components-twice = Die Datei { $file } ist doppelt da.
fault-components-missing = Die Datei { $file } fehlt.
fault-components-header = Dieses Spiel hat mehrere Materialdateien ({ $known }): Gib einen Ordner mit ihnen an, eine davon unter ihrem Namen, oder alle in einem Text, jede unter einer Zeile wie === NAME ===.

# Fehler in Optionen, Stellungen und Aufzeichnungen.
fault-options = Diese Optionen sind nicht lesbar: { $detail }.
fault-seats = { $seats ->
    [one] Mit einer Person
   *[other] Mit { $seats } Personen
 } geht es nicht: Dieses Spiel ist für { $min } bis { $max }.
fault-other-game = Das gehört zum Spiel „{ $game }“, nicht zu „{ $expected }“.
fault-other-ruleset = Das entstand nach den Regeln „{ $ruleset }“; hier ist nur „{ $expected }“ bekannt.
fault-other-components = Das entstand mit anderem Spielmaterial als dem auf dem Tisch. Bitte dieselbe Materialdatei angeben.
fault-dice = Die Würfel brauchen einen Startwert aus 64 Hexadezimalziffern und eine sinnvolle Zahl gezogener Wörter.
fault-ply = So viele Züge können nicht gespielt worden sein.
fault-unreadable = Das ist nicht lesbar: { $detail }.
fault-weight-line = „{ $text }“ ist kein Gewicht: Gebraucht wird eine Zeile wie „name = 0.5“.
fault-weight-twice = „{ $text }“ wurde schon genannt.
fault-weight-missing = Das Gewicht „{ $name }“ fehlt.
fault-weight-unknown = Das Gewicht „{ $name }“ gibt es hier nicht; es gibt: { $known }.
fault-record-title = Das ist keine Aufzeichnung: Sie muss mit „waldpfade record 1“ beginnen.
fault-record-check = Diese Zeile ist beschädigt oder wurde geändert: Ihre Prüfziffern passen nicht.
fault-record-field = Hier wird eine Zeile „{ $field } …“ erwartet.
fault-record-digits = Hier werden 64 Hexadezimalziffern erwartet.
fault-record-number = Hier wird eine Zahl erwartet.
fault-record-json = Hier wird JSON erwartet.
fault-record-start = Hier wird „seed …“ oder „position …“ erwartet.
fault-record-move = Hier wird der nächste Zug erwartet: seine Nummer, der Platz, der Zug.
fault-record-short = Die Aufzeichnung ist abgeschnitten: Die Zeile „end …“ fehlt.
fault-record-long = Nach der Zeile „end …“ darf nichts mehr kommen.
fault-record-options = Optionen und Plätze der Aufzeichnung passen nicht zu ihrem Anfang.
fault-record-end = Das Nachspielen führt zu einem anderen Ende, als die Aufzeichnung behauptet.

# Blätter der Spielenden.
panel-total = Summe
