# Was der Tisch sagt: Titel, Einstellungen, Verlauf, Züge, Bögen.

title = Talisman
tagline = Werde vom Wanderer zur Legende, finde einen Talisman und hol dir die Krone der Herrschaft.

## Einstellungen

option-characters = Charaktere
    .help = Wie alle zu ihrem Charakter kommen.
option-characters-dealt = jeder bekommt einen
option-characters-of_three = jeder wählt einen von dreien
option-characters-free = freie Wahl, einer nach dem anderen
option-crown = Die Krone
    .help = Was auf der Krone der Herrschaft zum Sieg nötig ist.
option-crown-command = die anderen mit dem Herrschaftszauber bezwingen
option-crown-first = wer sie zuerst erreicht, gewinnt
option-trophies_needed = Trophäen für einen Punkt
    .help = Wie viele Punkte an Stärke oder Wille in Trophäen einen Punkt wert sind: 5, 6 oder 7. Weniger macht die Partie kürzer.
option-quick_start = Schneller Beginn
    .help = Alle beginnen mit einem Punkt Stärke oder Wille mehr.
option-easy_command = Stärkerer Herrschaftszauber
    .help = Bei fünf Spielern trifft er ab 3, bei sechs ab 2.
option-bloodbath = Blutbad
    .help = Es gibt nur einen Talisman im Stapel, und wer stirbt, scheidet aus.
option-inherit = Erbe
    .help = Ein neuer Charakter bekommt Gegenstände, Gefährten und Gold des getöteten.
option-turn_limit = Höchstzahl der Züge
    .help = Nach so vielen Zügen jedes Spielers endet die Partie ohne Sieger. Wer am weitesten gekommen ist, liegt vorn.

part-victory = Sieg
part-region = Region
part-talisman = Talisman
part-ability = Beste Fähigkeit

## Namen

name-something = etwas
name-strength = Stärke
name-craft = Wille
name-toad = Kröte
name-enslaved = versklavt
name-counters = Marker
name-die = { $face }
name-lives = { $count ->
    [one] 1 Leben
   *[other] { $count } Leben
}
name-fate-tokens = { $count } Schicksal
name-gold-coins = { $count } Gold
name-strength-points = { $count } Stärke
name-craft-points = { $count } Wille
name-tasks = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}

## Verlauf

log-turn = { $who } ist am Zug.
log-missed = { $who } setzt diesen Zug aus.
log-turn-lost = { $who } kann in diesem Zug nichts tun.
log-extra = { $turns ->
    [one] { $who } hat danach noch einen Zug.
   *[other] { $who } hat danach noch { $turns } Züge.
}
log-entered = { $who } spielt { $character } und beginnt hier: { $space }.
log-rolled = { $who } würfelt { $dice }.
log-rolled-move = { $who } würfelt { $dice } für den Zug.
log-rolled-attack = { $who } greift an und würfelt { $dice }.
log-rolled-pray = { $who } betet und würfelt { $dice }.
log-rolled-armour = { $who } würfelt { $dice } für die Rüstung.
log-rolled-freedom = { $who } würfelt { $dice } für die Freiheit.
log-foe-rolled = Die Gegenseite würfelt { $dice }.
log-rerolled = { $who } setzt Schicksal ein: Aus der { $from } wird eine { $to }.
log-changed = { $who } ändert das Ergebnis um { $by }.
log-set-out = { $who } macht sich auf den Weg hierhin: { $space }.
log-walked = { $who } kommt hierher: { $space }.
log-moved = { $who } ist plötzlich hier: { $space }.
log-stayed = { $who } bleibt hier: { $space }.
log-drew = { $who } stößt auf: { $cards }.
log-drew-spell = { $who } zieht einen Zauber.
log-drew-spell-seen = { $who } zieht einen Zauber: { $card }.
log-looked = { $who } sieht sich die obersten { $count } Karten des Stapels an.
log-looked-seen = { $who } sieht sich die obersten Karten an: { $cards }.
log-took = { $who } erhält „{ $card }“.
log-took-from = { $who } nimmt { $from } „{ $card }“ ab.
log-laid = „{ $card }“ kommt hierhin: { $space }.
log-laid-by = { $who } lässt „{ $card }“ hier zurück: { $space }.
log-discarded = „{ $card }“ wird abgelegt.
log-discarded-by = { $who } legt „{ $card }“ ab.
log-killed = „{ $card }“ wird getötet.
log-killed-by = { $who } tötet „{ $card }“.
log-trophy = { $who } behält „{ $card }“ als Trophäe.
log-gained = { $who } erhält { $what }.
log-lost = { $who } verliert { $what }.
log-gold-laid = Hier liegen jetzt { $count } Gold mehr: { $space }.
log-gold-taken = Von hier werden { $count } Gold genommen: { $space }.
log-loaded = { $count ->
    [one] 1 Marker kommt auf „{ $card }“.
   *[other] { $count } Marker kommen auf „{ $card }“.
}
log-unloaded = { $count ->
    [one] 1 Marker wird von „{ $card }“ genommen.
   *[other] { $count } Marker werden von „{ $card }“ genommen.
}
log-met = { $who } begegnet: { $card }.
log-evaded = { $who } weicht aus.
log-spared = { $who } lässt das Wesen in Frieden.
log-destroyed = { $who } bannt das Wesen.
log-fight = { $who } kämpft mit { $ability } { $mine } gegen { $value }.
log-fight-cards = { $who } kämpft mit { $ability } { $mine } gegen { $cards } mit { $value }.
log-duel = { $who } greift { $it } mit { $ability } an.
log-fight-won = { $who } gewinnt mit { $score } zu { $foe }.
log-fight-lost = { $who } verliert mit { $score } zu { $foe }.
log-fight-drawn = Unentschieden, { $score } zu { $foe }. { $who } kommt nicht weiter.
log-saved = Ein Leben von { $who } wird gerettet.
log-cast = { $who } wirkt „{ $card }“.
log-cast-at = { $who } wirkt „{ $card }“ auf { $at }.
log-cast-on = { $who } wirkt „{ $card }“ auf „{ $on }“.
log-cancelled = „{ $card }“ bleibt ohne Wirkung.
log-used = { $who }: { $what }.
log-chose = { $who } wählt: { $offer }.
log-became-toad = { $who } wird für drei Züge zur Kröte.
log-became-restored = { $who } ist keine Kröte mehr.
log-became-good = { $who } ist jetzt gut.
log-became-neutral = { $who } ist jetzt neutral.
log-became-evil = { $who } ist jetzt böse.
log-became-enslaved = { $who } wird im Tempel versklavt.
log-became-free = { $who } ist wieder frei.
log-became-sworn = { $who } übernimmt einen Auftrag.
log-became-released = { $who } hat den Auftrag erfüllt.
log-lasting = „{ $card }“ wirkt nun eine Weile.
log-lasting-ability = Etwas wirkt nun eine Weile.
log-lasting-ended = „{ $card }“ ist vorbei.
log-lasting-ability-ended = Eine Wirkung ist vorbei.
log-died = Der Charakter von { $who } wird getötet.
log-out = { $who } scheidet aus.
log-shuffled = Die abgelegten Abenteuerkarten werden zu einem neuen Stapel gemischt.
log-shuffled-spells = Die abgelegten Zauber werden zu einem neuen Stapel gemischt.
log-traded = { $who } gibt Trophäen für einen Punkt { $ability } ab.
log-quiet = { $who } möchte eine Weile nicht gefragt werden.
log-crowned = { $who } hat die Krone der Herrschaft erreicht. Wer von jetzt an getötet wird, scheidet aus.
log-command = { $who } wirkt den Herrschaftszauber.
log-won = { $who } hat gewonnen.
log-limit = Die Höchstzahl der Züge ist erreicht: Niemand gewinnt.

## Züge

move-roll = Würfle für deinen Zug
move-roll-freedom = Würfle um deine Freiheit: 4 oder mehr
move-walk = Geh hierhin: { $space } ({ $place })
move-walk-bridge = Am Wächter vorbei, weiter hierhin: { $space } ({ $place })
move-walk-portal = Versuch das Portal der Macht, hierhin: { $space } ({ $place })
move-stay = Bleib und stell dich diesem Feld noch einmal
move-later = { $what }
move-later-gone = Nimm das Angebot an
move-command = Wirke den Herrschaftszauber
move-wait = Warte auf der Krone
move-pass = Von mir nichts
move-let-stand = Lass die Würfel liegen
move-quiet-turn = In diesem Zug nichts von mir
move-quiet-round = Bis zu meinem Zug nichts von mir
move-quiet-attacked = Bis zu meinem Zug nichts, außer es geht um mich
move-quiet-no = Frag mich wieder
move-use = Setz „{ $what }“ ein
move-fate = Schicksal: Wirf die { $die } noch einmal
move-attack = Greif { $it } an
move-attack-craft = Greif { $it } im geistigen Kampf an
move-visit = Erkunde: { $space }
move-fight = Kämpfe
move-evade = Weich aus
move-meet = Wende dich { $it } zu
move-target = { $it }
move-space = { $space } ({ $place })
move-number = { $count }
move-done = Nichts mehr
move-ditch = Lass „{ $card }“ zurück
move-discard = Leg „{ $card }“ ab
move-take = Nimm „{ $card }“
move-leave = Lass „{ $card }“ liegen
move-wield = Kämpfe hiermit: { $card }
move-aim = { $card }
move-card = Wähle „{ $card }“
move-attack-creature = Greif an: { $card }
move-spare = Lass in Frieden: { $card }
move-take-life = Nimm ein Leben
move-take-gold = Nimm Gold
move-take-all-gold = Nimm { $count } Gold
move-leave-gold = Lass { $count } Gold liegen
move-roll-here = Würfle hier: { $space }
move-roll-not = Würfle hier nicht: { $space }
move-yes = Ja
move-no = Nein
move-start-with = Beginne mit einem Punkt mehr: { $ability }
move-trade = Gib Trophäen für 1 { $ability } ab
move-character = Spiel diesen Charakter: { $character }

ask-act = Wähle, was du tust.
ask-act-next = Wähle, wie du angreifst.
ask-space = Wähle ein Feld.
ask-seat = Wähle, wem du dich zuwendest.

## Bögen

panel-character = Charakter
panel-not-chosen = noch nicht gewählt
panel-state = Zustand
panel-out = ausgeschieden
panel-dead = getötet; im nächsten Zug kommt ein neuer Charakter
panel-space = Steht auf
panel-strength = Stärke
panel-craft = Wille
panel-life = Leben
panel-fate = Schicksal
panel-of = { $have } von { $value }
panel-gold = Gold
panel-alignment = Gesinnung
panel-good = gut
panel-neutral = neutral
panel-evil = böse
panel-fixed = { $what } (zählt allein)
panel-uncounted = { $what } (zählt hier nicht)
panel-objects = Gegenstände (bis zu { $limit })
panel-followers = Gefährten
panel-spells = Zauber (bis zu { $limit })
panel-trophies = Trophäen
panel-talisman = Talisman
panel-has-talisman = ja
panel-quest = Auftrag
panel-toad = { $turns ->
    [one] noch 1 Zug eine Kröte
   *[other] noch { $turns } Züge eine Kröte
}
panel-enslaved = im Tempel versklavt
panel-missed = Auszusetzende Züge
panel-task = Hier noch zu tun

inventory-spaces = { $count } Felder
inventory-characters = { $count } Charaktere
inventory-adventure = { $count } Abenteuerkarten
inventory-spells = { $count } Zauber
inventory-purchase = { $count } Kaufkarten
inventory-talismans = { $count } Talismane

## Ablehnungen

refused-unreadable = „{ $text }“ ist kein Zug. Gib einen der aufgezählten Züge ein.
refused-walk = Dorthin kommst du mit diesem Zug nicht.
refused-use = Das lässt sich jetzt nicht einsetzen.
refused-fate = Diesen Würfel kannst du nicht noch einmal werfen.
refused-attack = Diesen Charakter kannst du jetzt nicht angreifen.
refused-ditch = Das kannst du jetzt nicht zurücklassen.
refused-trade = Deine Trophäen sind keinen Punkt wert, oder dein Zug ist noch nicht zu Ende.
refused-command = Du kannst den Herrschaftszauber jetzt nicht wirken.
refused-character = Dieser Charakter ist nicht zu haben.
refused-answer-window = Du wirst gefragt, ob du eingreifen willst: Verzichte, oder setz etwas von dem ein, was aufgezählt ist.
refused-answer-roll = Es geht um die Würfel: Lass sie liegen, oder setz Schicksal für einen davon ein.
refused-answer-fight = Es geht um den Kampf: Kämpfe oder weich aus, oder wähle, womit du kämpfst.
refused-answer-character = Wähle zuerst einen der aufgezählten Charaktere.
refused-answer-surplus = Du hast mehr, als du darfst: Wähle, welche Karte du aufgibst.
refused-answer-spoils = Du hast gewonnen: Wähle deine Belohnung.
refused-answer-choice = Das ist keine der aufgezählten Möglichkeiten.
