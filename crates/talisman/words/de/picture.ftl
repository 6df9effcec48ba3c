# Was im Bild steht und was daraus vorgelesen wird.

label-picture = Der Spielplan von Talisman
label-inventory = Alle Karten von Talisman
label-river = Sturmfluss
label-player = Spieler { $number }
label-space = { $space } ({ $id })
label-figure = { $character } ({ $name }), hier: { $space }
label-figure-toad = { $character } ({ $name }), jetzt eine Kröte, hier: { $space }
label-gold-here = Hier liegt Gold: { $count }
label-tray = { $character } ({ $name })

label-setup = Die Charaktere werden gewählt
label-turn = { $character } ist am Zug: { $name }
label-won = { $name } hat gewonnen
label-over = Die Partie ist zu Ende
label-phase-setup = Vor dem ersten Zug
label-phase-start = Zug { $turn }: vor der Bewegung
label-phase-move = Zug { $turn }: unterwegs
label-phase-encounter = Zug { $turn }: beim Erkunden
label-phase-end = Zug { $turn }: am Ende
label-phase-over = Nach { $turn } Zügen

label-battle = Kampf
label-psychic = Geistiger Kampf
label-stand-off = Unentschieden
label-fight = { $name } mit { $mine } gegen { $foe } mit { $theirs }
label-roll-table = { $name } würfelt, was hier geschieht
label-roll-move = { $name } würfelt für die Bewegung
label-roll-attack = { $name } würfelt für den Angriff
label-roll-pray = { $name } betet
label-roll-portal = { $name } versucht sich am Portal der Macht
label-roll-mines = { $name } sucht den Weg aus den Minen
label-roll-cave = { $name } betritt die Höhle
label-roll-armour = { $name } vertraut auf die Rüstung
label-roll-freedom = { $name } versucht, sich zu befreien
label-roll-command = { $name } wirkt den Herrschaftszauber

label-card-strength = { $card }: Feind, Stärke { $value }
label-card-craft = { $card }: Feind, Wille { $value }
label-card-event = { $card }: Ereignis
label-card-enemy = { $card }: Feind
label-card-stranger = { $card }: Fremder
label-card-follower = { $card }: Gefährte
label-card-object = { $card }: Gegenstand
label-card-magic = { $card }: magischer Gegenstand
label-card-place = { $card }: Ort
label-card-spell = { $card }: Zauber

label-choosing = noch ohne Charakter
label-misses = { $turns ->
    [one] setzt 1 Zug aus
   *[other] setzt { $turns } Züge aus
}
label-quest = Auftrag: { $quest }

label-short-adventure = Abenteuer
label-short-spell = Zauber
label-short-talisman = Talismane
label-deck-counts = { $left } · { $discarded } abgelegt
label-deck-adventure = Abenteuerkarten: { $left } im Stapel, { $discarded } abgelegt
label-deck-spell = Zauber: { $left } im Stapel, { $discarded } abgelegt
label-deck-talisman = { $left ->
    [one] 1 Talisman ist noch zu gewinnen
   *[other] { $left } Talismane sind noch zu gewinnen
}

label-key-animal = Feind: Tier
label-key-dragon = Feind: Drache
label-key-monster = Feind: Monster
label-key-spirit = Feind: Geist
label-key-magic = Magisches
label-key-draws = Karten ziehen
