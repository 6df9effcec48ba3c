## Names

guest-name = Gast { $number }
name-computer = Computer ({ $level })
name-computer-short = Computer
name-computer-short-of = Computer { $number }
name-computer-of = Computer { $number } ({ $level })
level-random = zufällig
level-easy = leicht
level-greedy = gierig
level-medium = mittel
level-hard = schwer
level-expert = Meister

## Troubles

error-title = Das ging nicht
error-unknown-table = Es gibt keinen Tisch „{ $table }“.
error-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
error-not-found = Hier ist nichts.
error-method = Diese Adresse lässt sich so nicht aufrufen.
error-stale = Am Tisch ist es weitergegangen, seit du hingesehen hast. Sieh noch einmal hin und entscheide dann.
error-taken = Jemand anderes war schneller.
error-name-taken = Ein anderes Konto heißt „{ $name }“ oder sieht so aus. Wähle einen anderen Namen.
error-seat-taken = Dieser Platz ist besetzt.
error-seats = Ein Tisch hat einen bis { $most } Plätze.
error-storage = Der Server kann nicht lesen oder schreiben, was er aufbewahrt. Bitte versuche es später noch einmal.
error-internal = Hier hat das Programm einen Fehler gemacht. Nichts ist verloren; bitte melde ihn.
error-closing = Der Server startet neu. Bitte versuche es gleich noch einmal.
error-busy = Das ist zu viel auf einmal. Bitte warte einen Moment.
error-too-large = Das ist zu groß.
error-too-slow = Deine Anfrage kam nicht rechtzeitig an. Bitte versuche es noch einmal.
error-nul = Deine Anfrage enthält ein Zeichen, das in keinen Text gehört (NUL).
error-post-id = Die Kennung einer Anfrage hat ein bis { $most } einfache Buchstaben, Ziffern oder Zeichen.
error-many-gathering = Du hast schon { $most } offene Tische in der Liste. Beginne an einem davon oder verlass ihn, dann öffne einen neuen.
error-many-computers = Du hast schon { $most } laufende Partien mit Computern. Spiel eine zu Ende oder brich sie ab, bevor du eine neue beginnst.
error-no-person = Der Server weiß noch nicht, wer du bist. Setz dich an einen Tisch oder melde dich an.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Nur wer den Tisch eröffnet hat, kann die Partie beginnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-started = Die Partie hat schon begonnen.
error-over = Die Partie ist vorbei.
error-standin = Ein Computer spielt für dich. Nimm erst deinen Platz zurück.
error-hidden-until-end = Das bleibt bis zum Ende der Partie verborgen.
error-branch-dice = Diese Partie zweigt von einer anderen ab: Ihre Würfel waren schon bekannt.
error-no-ply = Es gibt keinen Halbzug { $ply }.
error-nothing-to-undo = Es gibt nichts von dir, das sich zurücknehmen lässt.
error-undo-asked = Jemand hat schon gebeten, Züge zurückzunehmen. Antworte erst darauf.
error-undo-not-asked = Niemand bittet darum, etwas zurückzunehmen.
error-undo-absent = Jemand hat diesen Tisch verlassen. In einer gewerteten Partie stimmt dem Zurücknehmen niemand zu, der nicht da ist.
error-hint-rated = Diese Partie wird gewertet: In ihr gibt es keine Tipps.
error-rated-account = Diese Partie wird gewertet: Alle am Tisch brauchen ein Konto.
error-rated-seats = Gewertet wird eine Partie mehrerer Menschen mit je einem Platz: ohne Computer und ohne andere an deinem Bildschirm.
error-given-up = Du hast diese Partie aufgegeben: In einer gewerteten hat verloren, wer geht oder seine Zeit verbraucht.
error-time-used = Deine Zeit ist verbraucht. Der Computer entscheidet für dich.
error-seat-kept = Die freien Plätze sind für die, die vorher zusammen gespielt haben.
error-bad-viewer = Nenne einen Platz dieses Tisches mit seiner Nummer, gezählt ab 0, oder „spectator“.
error-chat = Sag etwas mit höchstens { $most } Zeichen.
error-clock = Eine Uhr zeigt von einer Sekunde bis { $most } Sekunden.
error-level = Es gibt keine Stufe „{ $level }“. Es gibt: { $known }.
error-part = Was du zu den Würfeln gibst, müssen 64 Hexziffern in Kleinbuchstaben sein.
error-part-added = Du hast deinen Beitrag zu den Würfeln schon gegeben. Er bleibt, wie er ist.
error-json = Der Inhalt lässt sich nicht lesen: { $detail }.
error-content-type = Der Inhalt muss JSON sein, und der Kopf „content-type: application/json“ muss es sagen.
error-query = Die Adresse lässt sich nicht lesen: { $detail }.

## People

error-slow-down = Das ist zu viel auf einmal. Bitte warte { $seconds } Sekunden und versuche es dann noch einmal.
error-cross-site = Das hat eine andere Seite geschickt. Öffne diese Seite selbst und versuche es dort.
error-sign-in = Name und Passwort passen nicht zusammen.
error-name = Ein Name hat einen bis { $most } Buchstaben, und nur solche, die man sieht.
error-password = Ein Passwort hat mindestens { $least } Buchstaben.
error-have-account = Du hast schon ein Konto. Melde dich erst ab, um ein anderes anzulegen.
error-by-token = Ein persönlicher Schlüssel darf spielen, aber nicht das Konto ändern. Melde dich dafür an.
error-wrong-token = Dieses Token öffnet nichts: Es ist falsch, wurde zurückgenommen oder ist abgelaufen.
error-token-rename = Dieses Token darf spielen, aber deinen Namen nicht ändern. Mach eines, das es darf, oder melde dich an.
error-name-reserved = „{ $name }“ könnte man für einen Computer oder einen Gast halten. Wähle einen anderen Namen.
error-tokens = Du hast schon { $most } Schlüssel. Beende erst einen davon.
error-no-account = Hier heißt niemand „{ $name }“.

# Was ein Tisch braucht und dieser Server nicht hat

unknown-game = Dieser Server hat das Spiel „{ $game }“ nicht. Die Partie bleibt aufgehoben und kann weitergehen, sobald das Spiel wieder da ist.
unknown-ruleset = Dieser Server kennt die Regeln „{ $ruleset }“ nicht, nach denen diese Partie gespielt wird. Die Partie bleibt aufgehoben und kann weitergehen, sobald der Server sie kennt.
unknown-components = Dieser Server hat die Karten und Pläne nicht, mit denen diese Partie begonnen hat. Die Partie bleibt aufgehoben und kann weitergehen, sobald sie wieder da sind.
