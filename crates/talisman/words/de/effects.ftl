# Texte von Karten, Feldern und Charakteren werden von src/wording aus diesen Meldungen zusammengesetzt.
# Verben haben drei Formen: an die lesende Person gerichtet, über jemanden (.they), nach „du darfst“ (.may).

# Sätze zusammensetzen.
say-comma = { $first }, { $next }
say-and = { $first } und { $next }
say-and-if = { $first } und, { $next }
say-places = { $first } und { $next }
say-or = { $first } oder { $next }
say-semicolon = { $first }; { $next }
say-choice = { $first }; oder { $next }
say-dot = { $first } · { $next }
say-space = { $first } { $next }
say-sentence = { CAPITAL($said) }.
say-button = { CAPITAL($said) }
say-nothing = nichts
say-stay = bleib hier
say-card = „{ $card }“
say-space-name = „{ $space }“
say-space-end = { $space } ohne Begegnung, und dein Zug endet
say-price = { $card } { $price }
say-buy = { $card } für { $price } kaufen
say-not-on = { $said } (nicht auf { $where })
say-named = { $name }: { CAPITAL($what) }
say-paid = { $price }: { $what }
say-row = { $results }: { $what }
say-on = { $when } auf { $target }
say-when-if = { $when }, wenn { $cond }
say-cast = { $when }: { CAPITAL($what) }
span-most = { $n } oder weniger
span-least = { $n } oder mehr
span-two = { $low }–{ $high }

# Absätze.
para-drawn = beim Ziehen, vor allen anderen Karten: { CAPITAL($what) }
para-before-fight = vor dem Kampf: { CAPITAL($what) }
para-taken = wenn du diese Karte erhältst: { CAPITAL($what) }
para-draw = { $n ->
    [one] Ziehe 1 Abenteuerkarte, wenn hier noch keine Karte liegt.
   *[other] Ziehe Abenteuerkarten, bis hier { $n } Karten liegen.
 }
para-spells = { $n ->
    [one] Du beginnst mit 1 Zauber.
   *[other] Du beginnst mit { $n } Zaubern.
 }
para-choose = Wähle eines:
para-may-choose = Du darfst eines wählen:
para-way = Auf dem Weg vom Feld { $from } zum Feld { $to }, nicht zurück:

# Marken.
noun-life = { $n } Leben
noun-fate = { $n } Schicksal
noun-gold = { $n } Gold
noun-strength = { $n } Stärke
noun-craft = { $n } Willen
noun-task = { $n ->
    [one] 1 Prüfung
   *[other] { $n } Prüfungen
 }
all-life = alle Leben
all-fate = alles Schicksal
all-gold = alles Gold
all-strength = alle Stärkemarken
all-craft = alle Willensmarken
all-task = alle Prüfungen
own-gold = { $who ->
    [you] dein ganzes Gold
   *[they] sein ganzes Gold
 }
stat-life = Leben
stat-fate = Schicksal
stat-gold = Gold
stat-strength = Stärke
stat-craft = Wille
stat-task = Prüfungen
none-life = kein Leben
none-of = nichts ({ $what })
noun-dice = { $n } Würfel

# Mengen.
amount-exactly = { $n }
amount-all = alle
amount-up-to = bis zu { $what }
amount-as = { $stat } ({ $amount })
amount-result = das Ergebnis
amount-strength = { $who ->
    [you] deine Stärke
   *[they] seine Stärke
 }
amount-craft = { $who ->
    [you] dein Wille
   *[they] sein Wille
 }
amount-strength-value = { $who ->
    [you] deinen Stärkewert
   *[they] seinen Stärkewert
 }
amount-craft-value = { $who ->
    [you] deinen Willenswert
   *[they] seinen Willenswert
 }
amount-on = Anzahl { $stat } auf { $holder }
amount-foe = seine Stärke
amount-dice = einen Wurf mit { $dice }n, der niemandem gehört
amount-minus = minus { $amount }

# Wer Marken hat; wo sie liegen.
holder-who = { $who ->
    [you] dir
    [they] ihm
   *[it] dem Charakter
 }
holder-stock = dem Vorrat
holder-this = dieser Karte
holder-that = jener Karte
holder-here = diesem Feld
holder-space = dem Feld { $space }

# Karten.
noun-this = diese Karte
noun-that = sie
noun-creature = ein Wesen
noun-victim = ein Gefährte oder ein Feind
noun-named = die Karte { $names }
noun-named-many = die Karten { $names }
noun-except = { $what } außer { $except }
noun-without = { $what } ({ $no })
noun-top = die obersten Karten ({ $amount }) vom { $deck }
noun-from = { $what } von { $who ->
    [you] dir
    [they] ihm
   *[it] dem Charakter
 }
noun-one-of = { $one } { $who ->
    [you] deiner
   *[it] seiner
 } { $many }
noun-some-of = { $n } { $who ->
    [you] deiner
   *[it] seiner
 } { $many }
noun-up-to-of = bis zu { $n } { $who ->
    [you] deiner
   *[it] seiner
 } { $many }
noun-any-of = beliebig viele { $who ->
    [you] deiner
   *[it] seiner
 } { $many }
noun-all-of = alle { $who ->
    [you] deine
   *[it] seine
 } { $many }
noun-one-drawn = eine der gerade gezogenen Karten
noun-all-drawn = alle gerade gezogenen Karten
noun-from-board = { $what } vom Spielplan
noun-all-board = alle { $many } auf dem Spielplan
noun-from-deck = { $what } vom { $deck }
noun-all-deck = alle { $many } vom { $deck }
noun-each-of = jede davon: { $what }
deck-adventure = Abenteuerstapel
deck-spell = Zauberstapel
deck-purchase = Kaufstapel
deck-talisman = Talismanstapel
noun-card = { $form ->
    [none] keine Karte
    [one] eine
    [each] jede
    [no] keine Karte
    [many] Karten
    [weak] Karten
    [dats] Karten
   *[a] eine Karte
 }
noun-enemy = { $form ->
    [none] kein Feind
    [nom] ein Feind
    [one] einen
    [each] jeden
    [no] keinen Feind
    [many] Feinde
    [weak] Feinde
    [dats] Feinden
   *[a] einen Feind
 }
noun-captive = { $form ->
    [none] kein Feind im Gefolge
    [nom] ein Feind in deinem Gefolge
    [one] einen
    [each] jeden
    [no] keinen Feind in deinem Gefolge
    [many] Feinde im Gefolge
    [weak] Feinde im Gefolge
    [dats] Feinden im Gefolge
   *[a] einen Feind in deinem Gefolge
 }
noun-stranger = { $form ->
    [none] kein Fremder
    [nom] ein Fremder
    [one] einen
    [each] jeden
    [no] keinen Fremden
    [many] Fremde
    [weak] Fremden
    [dats] Fremden
   *[a] einen Fremden
 }
noun-follower = { $form ->
    [none] kein Gefährte
    [nom] ein Gefährte
    [one] einen
    [each] jeden
    [no] keinen Gefährten
    [many] Gefährten
    [weak] Gefährten
    [dats] Gefährten
   *[a] einen Gefährten
 }
noun-object = { $form ->
    [none] kein Gegenstand
    [nom] ein Gegenstand
    [one] einen
    [each] jeden
    [no] keinen Gegenstand
    [many] Gegenstände
    [weak] Gegenstände
    [dats] Gegenständen
   *[a] einen Gegenstand
 }
noun-magic-object = { $form ->
    [none] kein magischer Gegenstand
    [nom] ein magischer Gegenstand
    [one] einen
    [each] jeden
    [no] keinen magischen Gegenstand
    [many] magische Gegenstände
    [weak] magischen Gegenstände
    [dats] magischen Gegenständen
   *[a] einen magischen Gegenstand
 }
noun-spell = { $form ->
    [none] kein Zauber
    [nom] ein Zauber
    [one] einen
    [each] jeden
    [no] keinen Zauber
    [many] Zauber
    [weak] Zauber
    [dats] Zaubern
   *[a] einen Zauber
 }
noun-weapon = { $form ->
    [none] keine Waffe
    [one] eine
    [each] jede
    [no] keine Waffe
    [many] Waffen
    [weak] Waffen
    [dats] Waffen
   *[a] eine Waffe
 }
noun-armour = { $form ->
    [none] keine Rüstung
    [one] eine
    [each] jede
    [no] keine Rüstung
    [many] Rüstungen
    [weak] Rüstungen
    [dats] Rüstungen
   *[a] eine Rüstung
 }
noun-animal = { $form ->
    [none] kein Tier
    [one] eines
    [each] jedes
    [no] kein Tier
    [many] Tiere
    [weak] Tiere
    [dats] Tieren
   *[a] ein Tier
 }
noun-dragon = { $form ->
    [none] kein Drache
    [nom] ein Drache
    [one] einen
    [each] jeden
    [no] keinen Drachen
    [many] Drachen
    [weak] Drachen
    [dats] Drachen
   *[a] einen Drachen
 }
noun-monster = { $form ->
    [none] kein Monster
    [one] eines
    [each] jedes
    [no] kein Monster
    [many] Monster
    [weak] Monster
    [dats] Monstern
   *[a] ein Monster
 }
noun-spirit = { $form ->
    [none] kein Geist
    [nom] ein Geist
    [one] einen
    [each] jeden
    [no] keinen Geist
    [many] Geister
    [weak] Geister
    [dats] Geistern
   *[a] einen Geist
 }
noun-strong = { $form ->
    [none] kein Wesen mit Stärke
    [one] eines
    [each] jedes
    [no] kein Wesen mit Stärke
    [many] Wesen mit Stärke
    [weak] Wesen mit Stärke
    [dats] Wesen mit Stärke
   *[a] ein Wesen mit Stärke
 }

# Orte.
place-one = dem Feld { $names }
place-many = den Feldern { $names }
place-any = einem der Felder { $names }
region-outer = der Äußeren Region
region-middle = der Mittleren Region
region-inner = der Inneren Region

# Bedingungen, nach „wenn“ und „solange“.
cond-always = es so ist
cond-is = { $who ->
    [you] du { $what } bist
    [they] er { $what } ist
    [who] der { $what } ist
   *[it] der Charakter { $what } ist
 }
cond-active = { $who ->
    [you] du am Zug bist
    [they] er am Zug ist
    [who] der am Zug ist
   *[it] der Charakter am Zug ist
 }
cond-strong = es Stärke hat
cond-lacks = { $who ->
    [you] du { $what } nicht hast
    [they] er { $what } nicht hat
    [who] der { $what } nicht hat
   *[it] der Charakter { $what } nicht hat
 }
cond-has = { $who ->
    [you] du { $what } hast
    [they] er { $what } hat
    [who] der { $what } hat
   *[it] der Charakter { $what } hat
 }
cond-at = { $who ->
    [you] du auf { $where } stehst
    [they] er auf { $where } steht
    [who] der auf { $where } steht
   *[it] der Charakter auf { $where } steht
 }
cond-not-at = { $who ->
    [you] du nicht auf { $where } stehst
    [they] er nicht auf { $where } steht
    [who] der nicht auf { $where } steht
   *[it] der Charakter nicht auf { $where } steht
 }
cond-in = { $who ->
    [you] du in { $where } bist
    [they] er in { $where } ist
    [who] der in { $where } ist
   *[it] der Charakter in { $where } ist
 }
cond-not-in = { $who ->
    [you] du nicht in { $where } bist
    [they] er nicht in { $where } ist
    [who] der nicht in { $where } ist
   *[it] der Charakter nicht in { $where } ist
 }
cond-that = es { $what } ist
cond-that-not = es { $what } ist
cond-not = nicht gilt, dass { $cond }
cond-none-left = auf dieser Karte nichts mehr liegt
cond-at-least = { $left } mindestens { $n } ist
cond-less = { $left } kleiner als { $right } ist
cond-same = { $left } so hoch wie { $right } ist
cond-more = { $left } höher als { $right } ist
trait-good = gut
trait-neutral = neutral
trait-evil = böse
trait-toad = eine Kröte
trait-no-toad = keine Kröte
trait-not = nicht { $what }
trait-sworn = durch einen Auftrag gebunden
trait-wounded = verwundet
trait-drained = unter dem Schicksalswert
trait-active = am Zug
trait-able = unter dem Zauberlimit
fact-battle = es ein Kampf ist
fact-psychic = es ein geistiger Kampf ist
fact-attacking = du angreifst
fact-duel = dein Gegner ein Charakter ist
fact-card = dein Gegner eine Feindkarte ist
fact-won = du gewinnst
fact-using = du diese Karte eingesetzt hast
fact-blood = der Kampf einen Feind getötet oder ein Leben gekostet hat
fact-for = du bei { $roll } bist
fact-natural = der Würfel eine { $n } zeigt
fact-beaten = das Leben in einem Kampf verloren geht
roll-table = deinem Wurf
roll-move = deinem Wurf für die Bewegung
roll-attack = deinem Angriffswurf
roll-pray = deinem Wurf beim Beten
roll-portal = deinem Wurf am Portal der Macht ({ $ability })
roll-mines = deinem Wurf in den Minen
roll-cave = deinem Wurf in der Höhle
roll-armour = deinem Wurf für Rüstung
roll-freedom = deinem Wurf für die Freiheit
roll-command = deinem Wurf für den Herrschaftszauber

# Schritte.
effect-gain = erhalte { $what }
    .they = erhält { $what }
    .may = { $what } erhalten
effect-lose = verliere { $what }
    .they = verliert { $what }
    .may = { $what } verlieren
effect-pay = zahle { $what }
    .they = zahlt { $what }
    .may = { $what } zahlen
effect-heal = heile { $what }
    .they = heilt { $what }
    .may = { $what } heilen
effect-heal-all = heile bis zu deinem Lebenswert
    .they = heilt bis zum Lebenswert
    .may = bis zu deinem Lebenswert heilen
effect-heal-any = heile beliebig viele Leben für je { $price }
    .they = heilt beliebig viele Leben für je { $price }
    .may = beliebig viele Leben für je { $price } heilen
effect-heal-at = heile bis zu { $most } für je { $price }
    .they = heilt bis zu { $most } für je { $price }
    .may = bis zu { $most } für je { $price } heilen
effect-replenish = fülle { $what } auf
    .they = füllt { $what } auf
    .may = { $what } auffüllen
effect-replenish-all = fülle dein Schicksal bis zum Schicksalswert auf
    .they = füllt sein Schicksal bis zum Schicksalswert auf
    .may = dein Schicksal bis zum Schicksalswert auffüllen
effect-replenish-any = fülle beliebig viel Schicksal für je { $price } auf
    .they = füllt beliebig viel Schicksal für je { $price } auf
    .may = beliebig viel Schicksal für je { $price } auffüllen
effect-replenish-at = fülle bis zu { $most } für je { $price } auf
    .they = füllt bis zu { $most } für je { $price } auf
    .may = bis zu { $most } für je { $price } auffüllen
effect-hand-on = lege { $what } aus dem Vorrat auf { $to } bereit
    .they = legt { $what } aus dem Vorrat auf { $to } bereit
    .may = { $what } aus dem Vorrat auf { $to } bereitlegen
effect-hand-from = nimm { $what } von { $from }
    .they = nimmt { $what } von { $from }
    .may = { $what } von { $from } nehmen
effect-hand-own = lass { $what } auf { $to } zurück
    .they = lässt { $what } auf { $to } zurück
    .may = { $what } auf { $to } zurücklassen
effect-rob = nimm { $what } oder { $card } von { $from }
    .they = nimmt { $what } oder { $card } von { $from }
    .may = { $what } oder { $card } von { $from } nehmen
effect-give = gib { $to } { $what }
    .they = gibt { $to } { $what }
    .may = { $to } { $what } geben
effect-hand = bewege { $what } von { $from } zu { $to }
    .they = bewegt { $what } von { $from } zu { $to }
    .may = { $what } von { $from } zu { $to } bewegen
effect-spell = ziehe { $n } Zauber
    .they = zieht { $n } Zauber
    .may = { $n } Zauber ziehen
effect-spells = ziehe Zauber bis zu deinem Limit
    .they = zieht Zauber bis zum Limit
    .may = Zauber bis zu deinem Limit ziehen
effect-draw = ziehe { $n ->
    [one] eine weitere Abenteuerkarte
   *[other] { $n } weitere Abenteuerkarten
 }
    .they = zieht { $n ->
    [one] eine weitere Abenteuerkarte
   *[other] { $n } weitere Abenteuerkarten
 }
    .may = { $n ->
    [one] eine weitere Abenteuerkarte
   *[other] { $n } weitere Abenteuerkarten
 } ziehen
effect-talisman = erhalte einen Talisman
    .they = erhält einen Talisman
    .may = einen Talisman erhalten
effect-keep = behalte die Karte als Gefährten
    .they = behält die Karte als Gefährten
    .may = die Karte als Gefährten behalten
effect-take = nimm { $what }
    .they = nimmt { $what }
    .may = { $what } nehmen
effect-discard = lege { $what } ab
    .they = legt { $what } ab
    .may = { $what } ablegen
effect-killed = wird getötet
effect-kill = töte { $what }
    .they = tötet { $what }
    .may = { $what } töten
effect-leave = lass { $what } hier zurück
    .they = lässt { $what } hier zurück
    .may = { $what } hier zurücklassen
effect-lay = lege { $what } auf das Feld { $space }
    .they = legt { $what } auf das Feld { $space }
    .may = { $what } auf das Feld { $space } legen
effect-lay-target = lege { $what } dorthin
    .they = legt { $what } dorthin
    .may = { $what } dorthin legen
effect-lay-for = lege diese Karte für { $n } Runden dorthin
    .they = legt diese Karte für { $n } Runden dorthin
    .may = diese Karte für { $n } Runden dorthin legen
effect-look-top = sieh dir die obersten { $n } Abenteuerkarten an und lege sie in gleicher Reihenfolge zurück
    .they = sieht sich die obersten { $n } Abenteuerkarten an und legt sie in gleicher Reihenfolge zurück
    .may = dir die obersten { $n } Abenteuerkarten ansehen und sie in gleicher Reihenfolge zurücklegen
effect-look = sieh dir { $what } an
    .they = sieht sich { $what } an
    .may = dir { $what } ansehen
effect-choose = wähle { $what }
    .they = wählt { $what }
    .may = { $what } wählen
effect-may = du darfst { $what }
effect-may-after = darfst du { $what }
effect-they-may = darf { $what }
effect-often = beliebig oft { $what }
effect-at-most = bis zu { $n }-mal { $what }
once-turn = einmal pro Zug { $what }
effect-choose-one = wähle eines: { $list }
    .they = wählt eines: { $list }
    .may = eines davon tun: { $list }
effect-may-choose = du darfst eines wählen: { $list }
    .they = darf eines wählen: { $list }
    .may = eines davon tun: { $list }
effect-buy = kaufe beliebig viel: { $list }
    .they = kauft beliebig viel: { $list }
    .may = beliebig viel kaufen: { $list }
effect-sell = lege beliebig viele deiner { $what } für je { $price } ab
    .they = legt beliebig viele seiner { $what } für je { $price } ab
    .may = beliebig viele deiner { $what } für je { $price } ablegen
effect-sell-some = lege einen oder mehrere deiner { $what } für je { $price } ab
    .they = legt einen oder mehrere seiner { $what } für je { $price } ab
    .may = einen oder mehrere deiner { $what } für je { $price } ablegen
effect-if = wenn { $cond }, { $then }
effect-if-else = wenn { $cond }, { $then }; sonst { $otherwise }
effect-if-won = { $fight }; wenn du gewinnst, { $won }
effect-roll = wirf { $dice }
    .they = wirft { $dice }
    .may = { $dice } werfen
effect-pray = bete und wirf { $dice }
    .they = betet und wirft { $dice }
    .may = beten und { $dice } werfen
effect-roll-less = { $roll }, { $less }
effect-less-strength = ziehe deine Stärke ab
    .they = zieht seine Stärke ab
    .may = deine Stärke abziehen
effect-less-craft = ziehe deinen Willen ab
    .they = zieht seinen Willen ab
    .may = deinen Willen abziehen
effect-subtract = ziehe { $amount } ab
    .they = zieht { $amount } ab
    .may = { $amount } abziehen
effect-add = zähle { $amount } hinzu
    .they = zählt { $amount } hinzu
    .may = { $amount } hinzuzählen
effect-table = { $roll } – { $rows }
effect-roll-to = { $roll } und { $verb }
effect-go-to = gehe auf
    .they = geht auf
    .may = gehen auf
effect-lay-on = lege diese Karte auf
    .they = legt diese Karte auf
    .may = diese Karte legen auf
effect-accept = nimm diesen Auftrag an
    .they = nimmt diesen Auftrag an
    .may = diesen Auftrag annehmen
effect-times = so oft wie { $amount }: { CAPITAL($what) }
effect-times-n = { $n }-mal: { CAPITAL($what) }
effect-for-each = für { $what }: { CAPITAL($does) }
effect-subject = { $subject } { $does }
subject-it = der Charakter
subject-everyone = jeder Charakter
subject-others = jeder andere Charakter
subject-region = jeder Charakter in dieser Region
subject-lander = wer dort landet,
subject-who = { $subject }, { $who },
effect-fight = kämpfe gegen { $foe } mit Stärke { $value }
    .they = kämpft gegen { $foe } mit Stärke { $value }
    .may = gegen { $foe } mit Stärke { $value } kämpfen
effect-fight-psychic = kämpfe gegen { $foe } mit Wille { $value }
    .they = kämpft gegen { $foe } mit Wille { $value }
    .may = gegen { $foe } mit Wille { $value } kämpfen
effect-fight-as = kämpfe gegen { $foe }; { $name }: { $value }
    .they = kämpft gegen { $foe }; { $name }: { $value }
    .may = gegen { $foe } kämpfen; { $name }: { $value }
effect-go = gehe auf das Feld { $space }
    .they = geht auf das Feld { $space }
    .may = auf das Feld { $space } gehen
effect-go-quiet = gehe ohne Begegnung auf das Feld { $space }
    .they = geht ohne Begegnung auf das Feld { $space }
    .may = ohne Begegnung auf das Feld { $space } gehen
effect-go-end = gehe ohne Begegnung auf das Feld { $space } und beende deinen Zug
    .they = geht ohne Begegnung auf das Feld { $space } und beendet den Zug
    .may = ohne Begegnung auf das Feld { $space } gehen und deinen Zug beenden
effect-sail = nimm die Fähre zum Feld { $space }
    .they = nimmt die Fähre zum Feld { $space }
    .may = die Fähre zum Feld { $space } nehmen
effect-teleport = versetze dich auf ein anderes Feld dieser Region
    .they = versetzt sich auf ein anderes Feld dieser Region
    .may = dich auf ein anderes Feld dieser Region versetzen
effect-teleport-outer = versetze dich auf ein anderes Feld der Äußeren Region
    .they = versetzt sich auf ein anderes Feld der Äußeren Region
    .may = dich auf ein anderes Feld der Äußeren Region versetzen
effect-teleport-like = versetze dich auf ein anderes Feld gleichen Namens in dieser Region
    .they = versetzt sich auf ein anderes Feld gleichen Namens in dieser Region
    .may = dich auf ein anderes Feld gleichen Namens in dieser Region versetzen
effect-cross = überquere den Sturmfluss zu einem Feld gegenüber
    .they = überquert den Sturmfluss zu einem Feld gegenüber
    .may = den Sturmfluss zu einem Feld gegenüber überqueren
effect-miss = setze 1 Zug aus
    .they = setzt 1 Zug aus
    .may = 1 Zug aussetzen
effect-miss-next = setze deinen nächsten Zug aus
    .they = setzt den nächsten Zug aus
    .may = deinen nächsten Zug aussetzen
effect-end = beende deinen Zug
    .they = beendet den Zug
    .may = deinen Zug beenden
effect-idle = tu in diesem Zug nichts mehr
    .they = tut in diesem Zug nichts
    .may = in diesem Zug nichts mehr tun
effect-again = mache nach diesem { $n ->
    [one] noch einen Zug
   *[other] noch { $n } Züge
 }
    .they = macht nach diesem { $n ->
    [one] noch einen Zug
   *[other] noch { $n } Züge
 }
    .may = nach diesem { $n ->
    [one] noch einen Zug
   *[other] noch { $n } Züge
 } machen
effect-become = werde { $what }
    .they = wird { $what }
    .may = { $what } werden
effect-toad = werde für 3 Züge zur Kröte
    .they = wird für 3 Züge zur Kröte
    .may = für 3 Züge zur Kröte werden
effect-enslaved = werde Sklave, bis du für die Bewegung 4 oder mehr wirfst
    .they = wird Sklave, bis für die Bewegung 4 oder mehr fällt
    .may = Sklave werden, bis du für die Bewegung 4 oder mehr wirfst
effect-freed = sei wieder frei
    .they = ist wieder frei
    .may = wieder frei sein
effect-sworn = nimm den Auftrag „{ $quest }“ an
    .they = nimmt den Auftrag „{ $quest }“ an
    .may = den Auftrag „{ $quest }“ annehmen
effect-released = sei deinen Auftrag los
    .they = ist den Auftrag los
    .may = deinen Auftrag loswerden
effect-reward = erfülle den Auftrag: erhalte einen Talisman, gehe ohne Begegnung auf das Feld { $space } und beende deinen Zug
    .they = erfüllt den Auftrag: erhält einen Talisman, geht ohne Begegnung auf das Feld { $space } und beendet den Zug
    .may = den Auftrag erfüllen: einen Talisman erhalten, ohne Begegnung auf das Feld { $space } gehen und deinen Zug beenden
effect-void-spell = hebe ihn auf
    .they = hebt ihn auf
    .may = ihn aufheben
effect-void-kill = rette ihn
    .they = rettet ihn
    .may = ihn retten
effect-void = verhindere es
    .they = verhindert es
    .may = es verhindern
effect-less = rette { $what }
    .they = rettet { $what }
    .may = { $what } retten
effect-score = zähle { $n } zum Wurf hinzu
    .they = zählt { $n } zum Wurf hinzu
    .may = { $n } zum Wurf hinzuzählen
effect-score-less = ziehe { $n } vom Wurf ab
    .they = zieht { $n } vom Wurf ab
    .may = { $n } vom Wurf abziehen
effect-assassinate = lass dein Opfer nicht würfeln; ein Charakter, den du so besiegst, muss ein Leben verlieren
    .they = lässt das Opfer nicht würfeln; ein so besiegter Charakter muss ein Leben verlieren
    .may = dein Opfer nicht würfeln lassen; ein Charakter, den du so besiegst, muss ein Leben verlieren
effect-no-die = lass deinen Gegner nicht würfeln
    .they = lässt den Gegner nicht würfeln
    .may = deinen Gegner nicht würfeln lassen
effect-life = lass einen besiegten Charakter ein Leben verlieren
    .they = lässt einen besiegten Charakter ein Leben verlieren
    .may = einen besiegten Charakter ein Leben verlieren lassen
effect-stand-off = rette ihn; der Kampf endet unentschieden
    .they = rettet ihn; der Kampf endet unentschieden
    .may = ihn retten; der Kampf endet unentschieden
effect-destroy = vernichte ihn ohne Kampf
    .they = vernichtet ihn ohne Kampf
    .may = ihn ohne Kampf vernichten
effect-spare = entgehe dem Kampf
    .they = entgeht dem Kampf
    .may = dem Kampf entgehen
effect-evade = weiche ihm aus
    .they = weicht ihm aus
    .may = ihm ausweichen
effect-evade-turn = bis zum Ende des Zuges darfst du Wesen und Charakteren ausweichen
effect-evadable = alle dürfen ihm bis zum Ende des Zuges ausweichen
effect-get-fight = erhalte in diesem Kampf { $what }
    .they = erhält in diesem Kampf { $what }
    .may = in diesem Kampf { $what } erhalten
effect-get-turn = erhalte bis zum Ende des Zuges { $what }
    .they = erhält bis zum Ende des Zuges { $what }
    .may = bis zum Ende des Zuges { $what } erhalten
effect-get-rounds = erhalte { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
 } lang { $what }
    .they = erhält { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
 } lang { $what }
    .may = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
 } lang { $what } erhalten
effect-for-fight = in diesem Kampf gilt: { CAPITAL($what) }
effect-for-turn = bis zum Ende des Zuges gilt: { CAPITAL($what) }
effect-for-rounds = { $n } Runden lang gilt: { CAPITAL($what) }
effect-for-round = bis zu deinem nächsten Zug gilt: { CAPITAL($what) }
effect-later = als nächste Bewegung von hier darfst du { $what }
effect-call-village = besuche das Dorf
effect-call-mystic = besuche den Mystiker
effect-call-market = besuche den Markt
effect-call-castle = besuche die Burg

# Was gilt.
bonus-more = { $name } +{ $n }
bonus-less = { $name } −{ $n }
bonus-amount = { $name } + { $amount }
bonus-strength = { $amount } zusätzlich zu deiner Stärke
bonus-craft = { $amount } zusätzlich zu deinem Willen
bonus-battle = { $what } in Kämpfen
bonus-psychic = { $what } in geistigen Kämpfen
value-strength = Stärkewert
value-craft = Willenswert
value-life = Lebenswert
value-fate = Schicksalswert
mod-when = { $lead }: { CAPITAL($what) }
mod-where = { $lead } { $what }
mod-but = { $usual }, { $lead } { $special }
mod-not-good = nicht für gute Charaktere
mod-not-neutral = nicht für neutrale Charaktere
mod-not-evil = nicht für böse Charaktere
mod-add-strength = zähle { $amount } zu deiner Stärke hinzu
mod-add-craft = zähle { $amount } zu deinem Willen hinzu
mod-is = { $name } ist { $amount }
mod-menace = Wesen zählen hier { $amount } zu ihren Angriffswürfen hinzu
mod-number = { $name }: { $amount } mehr
mod-number-is = { $name }: { $amount }
number-menace = Angriffswürfe der Wesen
number-objects = Gegenstände, die du tragen darfst
number-trophies = Preis eines Punktes in Trophäen
number-move = Felder, die du ziehst
number-dice = Würfel bei { $roll }
number-battle-dice = Würfel im Kampf, von denen der höchste zählt
number-weapons = Waffen zugleich
mod-objects = { $who ->
    [you] du darfst
   *[all] jeder Charakter darf
 } { $n ->
    [one] 1 Gegenstand
   *[other] { $n } Gegenstände
 } mehr tragen
mod-move = { $who ->
    [you] du ziehst
    [all] jeder Charakter zieht
   *[all-after] zieht jeder Charakter
 } { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 } weit, statt zu würfeln
mod-dice = bei { $roll } nimmst du nur { $n } Würfel
mod-battle-dice = im Kampf wirfst du { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
 } mehr; der höchste zählt
mod-weapons = du darfst { $n ->
    [one] eine Waffe
   *[other] { $n } Waffen
 } mehr zugleich einsetzen
lead-battle = im Kampf
lead-psychic = im geistigen Kampf
lead-against = gegen { $what }
lead-in = in { $where }
lead-outside = außerhalb { $where }
lead-while = solange { $cond }
can-evade = { $who ->
    [you] du darfst
   *[all] jeder Charakter darf
 } Wesen und Charakteren ausweichen
can-evade-on = auf { $where } { $who ->
    [you] darfst du
   *[all] darf jeder Charakter
 } Wesen und Charakteren ausweichen
can-skip = auf { $where } { $who ->
    [you] musst du nicht
   *[all] muss niemand
 } würfeln
can-psychic = { $who ->
    [you] greifst du einen Charakter an, darfst du
   *[all] wer einen Charakter angreift, darf
 } einen geistigen Kampf daraus machen
can-spare = { $what } greifen { $who ->
    [you] dich nur an, wenn du willst
   *[all] nur an, wer das will
 }
can-see = { $who ->
    [you] du darfst
   *[all] jeder Charakter darf
 } jederzeit die Zauber der anderen ansehen
can-valley = { $who ->
    [you] du darfst
   *[all] jeder Charakter darf
 } das Tal des Feuers betreten
can-command = { $who ->
    [you] du darfst
   *[all] jeder Charakter darf
 } hier den Herrschaftszauber wirken
cannot-cast = { $who ->
    [you] du kannst keine
   *[all] niemand kann
 } Zauber wirken
cannot-spelled = Zauber außer dem Herrschaftszauber wirken auf { $who ->
    [you] dich nicht
   *[all] niemanden
 }
cannot-use = { $who ->
    [you] du kannst keine
   *[all] man kann keine
 } { $what } einsetzen
cannot-count = Stärke und Wille von { $what } zählen nicht
cannot-gain = { $who ->
    [you] du kannst keine
   *[all] man kann keine
 } { $what } erhalten
cannot-have = { $who ->
    [you] du kannst
   *[all] niemand kann
 } diese Karte { $who ->
    [you] nicht haben
   *[all] haben
 }
cannot-ditch = { $who ->
    [you] du kannst diese Karte nicht
   *[all] niemand kann diese Karte
 } zurücklassen
cannot-wield = { $who ->
    [you] du kannst
   *[all] man kann
 } im Kampf keine { $what } einsetzen
cannot-suffer = { $what } wirkt { $who ->
    [you] auf dich nicht
   *[all] auf niemanden
 }
cannot-lose = auf { $where } { $who ->
    [you] verlierst du
   *[all] verliert jeder Charakter
 } { $what }
cannot-portal = { $who ->
    [you] du kannst das Portal der Macht nicht
   *[all] niemand kann das Portal der Macht
 } öffnen

# Zeitpunkte, im Satz und am Anfang (.lead).
react-may = { $lead } darfst du { $what }
react-may-if = { $lead } darfst du, wenn { $cond }, { $what }
react-must = { $lead } { $what }
react-must-if = { $lead } { $what }, sofern { $cond }
when-free = jederzeit in deinem Zug
    .lead = jederzeit in deinem Zug
when-any = jederzeit
    .lead = jederzeit
when-start = zu Beginn deines Zuges
    .lead = zu Beginn deines Zuges
when-start-end = zu Beginn oder am Ende deines Zuges
    .lead = zu Beginn oder am Ende deines Zuges
when-any-start = zu Beginn eines beliebigen Zuges
    .lead = zu Beginn eines beliebigen Zuges
when-move = anstelle deiner Bewegung
    .lead = anstelle deiner Bewegung
when-move-on = anstelle deiner Bewegung von { $where }
    .lead = anstelle deiner Bewegung von { $where }
when-stead = anstelle deines Wurfs für die Bewegung
    .lead = statt für die Bewegung zu würfeln,
when-stead-on = anstelle deines Wurfs für die Bewegung von { $where }
    .lead = statt auf { $where } für die Bewegung zu würfeln,
when-land = beim Landen
    .lead = wenn du auf einem Feld landest,
when-land-own = wenn du in deinem Zug auf einem Feld landest
    .lead = wenn du in deinem Zug auf einem Feld landest,
when-land-on = wenn du auf { $where } landest
    .lead = wenn du auf { $where } landest,
when-end = am Ende deines Zuges
    .lead = am Ende deines Zuges
when-any-end = am Ende eines beliebigen Zuges
    .lead = am Ende eines beliebigen Zuges
when-drawn = nach dem Ziehen von Abenteuerkarten
    .lead = nach dem Ziehen von Abenteuerkarten
when-visit = wenn du { $where } besuchst
    .lead = wenn du { $where } besuchst,
visit-village = das Dorf
visit-mystic = den Mystiker
visit-market = einen Markt
visit-castle = die Burg
when-encounter = anstelle eines Angriffs auf einen Charakter
    .lead = statt einen Charakter anzugreifen,
when-meet = wenn du { $what } triffst
    .lead = triffst du { $what },
when-battle = im Kampf vor dem Würfeln
    .lead = im Kampf vor dem Würfeln
when-psychic = im geistigen Kampf vor dem Würfeln
    .lead = im geistigen Kampf vor dem Würfeln
when-fight = in einem Kampf vor dem Würfeln
    .lead = in einem Kampf vor dem Würfeln
when-rolled = nach { $roll }
    .lead = nach { $roll }
when-outcome = nach einem Kampf
    .lead = nach einem Kampf
when-won = wenn du { $fight } gewinnst
    .lead = wenn du { $fight } gewinnst,
when-won-duel = wenn du { $fight } gegen einen Charakter gewinnst
    .lead = wenn du { $fight } gegen einen Charakter gewinnst,
when-won-duel-blood = wenn du { $fight } gegen einen Charakter gewinnst und er dadurch ein Leben verliert
    .lead = wenn du { $fight } gegen einen Charakter gewinnst und er dadurch ein Leben verliert,
when-won-card = wenn du { $fight } gegen einen Feind gewinnst
    .lead = wenn du { $fight } gegen einen Feind gewinnst,
when-won-card-blood = wenn du einen Feind tötest ({ $fight })
    .lead = wenn du durch { $fight } einen Feind tötest,
fight-any = einen Kampf
fight-battle = einen Kampf mit Stärke
fight-psychic = einen geistigen Kampf
when-loss = wenn du ein Leben verlieren würdest
    .lead = wenn du ein Leben verlieren würdest,
when-beaten = wenn du im Kampf ein Leben verlieren würdest
    .lead = wenn du im Kampf ein Leben verlieren würdest,
when-any-loss = wenn ein Charakter ein Leben verlieren würde
    .lead = wenn ein Charakter ein Leben verlieren würde,
when-kill = wenn du { $what } tötest
    .lead = wenn du { $what } tötest,
when-kill-battle = wenn du { $what } im Kampf tötest
    .lead = wenn du { $what } im Kampf tötest,
when-kill-psychic = wenn du { $what } im geistigen Kampf tötest
    .lead = wenn du { $what } im geistigen Kampf tötest,
when-any-kill = wenn { $what } getötet würde
    .lead = wenn { $what } getötet würde,
when-cast = wenn du einen Zauber wirkst
    .lead = wenn du einen Zauber wirkst,
when-any-cast = wenn ein Zauber gewirkt wird
    .lead = wenn ein Zauber gewirkt wird,
when-spent = wenn ein Zauber von dir verbraucht ist
    .lead = wenn ein Zauber von dir verbraucht ist,
when-spent-last = wenn dein letzter Zauber verbraucht ist
    .lead = wenn dein letzter Zauber verbraucht ist,
when-crossed = wenn du den Sturmfluss überquerst
    .lead = wenn du den Sturmfluss überquerst,
when-ready = sobald du kannst
    .lead = sobald du kannst,
target-character = einen beliebigen Charakter
target-character-who = einen Charakter, { $who }
target-other = einen anderen Charakter
target-other-who = einen anderen Charakter, { $who }
target-active = den Charakter, der am Zug ist
target-card = { $what } auf dem Spielplan
target-any-card = { $what }
target-space = ein Feld der Äußeren oder Mittleren Region ohne Charaktere

# Die Zeile unter dem Namen.
kind-event = Ereignis
kind-enemy = Feind
kind-stranger = Fremder
kind-follower = Gefährte
kind-object = Gegenstand
kind-magic-object = Magischer Gegenstand
kind-place = Ort
kind-spell = Zauber
class-weapon = Waffe
class-armour = Rüstung
family-animal = Tier
family-dragon = Drache
family-monster = Monster
family-spirit = Geist
has-strength = Stärke { $n }
has-craft = Wille { $n }
has-start = Start: { $space }

# Was man nachschlagen kann.
group-characters = Charaktere
group-spaces = Felder
group-events = Ereignisse
group-enemies = Feinde
group-strangers = Fremde
group-followers = Gefährten
group-objects = Gegenstände
group-magic-objects = Magische Gegenstände
group-places = Orte
group-spells = Zauber
group-quests = Aufträge des Hexenmeisters
group-statuses = Was aus einem Charakter werden kann
copies-adventure = { $n } im Abenteuerstapel
copies-spell = { $n } im Zauberstapel
copies-purchase = { $n } im Kaufstapel
copies-talisman = { $n } im Talismanstapel

# Knöpfe.
button-use = { $card } einsetzen
button-discard = { $card } ablegen
button-quest = Den Auftrag erfüllen: { $quest }
button-cast = { $card } wirken
button-cast-act = { $card } wirken: { $act }

# Angebote und Fähigkeiten, die Namen haben.
offer-blacksmith = Schmied
offer-healer = Heiler
offer-mystic = Mystiker
offer-doctor = Arzt
offer-alchemist = Alchemist
offer-enchantress = Zauberin
offer-replenish = Auffüllen
offer-heal = Heilen
offer-pray = Beten
offer-quest = Einen Auftrag annehmen
offer-strength = Mit Stärke
offer-craft = Mit Wille
status-toad = Kröte
status-enslaved = Sklave des Tempels
act-assassinate = Meucheln
act-change_alignment = Gesinnung ändern
act-commune = Zauber ziehen
act-drain = Das Leben nehmen
act-raise = Den Feind erwecken
act-use_raised = Einen erweckten Feind in den Kampf schicken
act-charm = Das Tier bezaubern
act-use_charmed = Ein bezaubertes Tier helfen lassen
act-charm_followers = Maid und Prinzessin gewinnen
act-pray = 1 zum Wurf hinzuzählen
act-destroy = Den Geist vernichten
act-regain = Einen neuen Zauber ziehen
act-foresee = Eine gezogene Karte ersetzen
act-beguile = Den Charakter betören
act-lure = Einen Gefährten weglocken
act-steal = Den Charakter bestehlen
act-pilfer = Eine Kaufkarte nehmen
act-royal_healing = Heilung
act-ransom = Lösegeld
act-cross = Den Sturmfluss überqueren
act-leave = Das Floß aufgeben
act-character = auf den Charakter
act-creature = auf ein Wesen
act-life = ein Leben retten
act-follower = den Gefährten retten
act-enemy = den Feind retten

# Von Hand geschriebene Texte.
text-space-plain_of_peril = Hier geschieht nichts. Wer durch das Portal der Macht kommt, beendet den Zug.
text-space-vampires_tower = Wirf 1 Würfel für die Leben, die du schuldest – 1–2: 1 Leben · 3–4: 2 Leben · 5–6: 3 Leben. Du darfst beliebig viele deiner Gefährten ablegen; jeder rettet eines dieser Leben. Verliere den Rest.
text-space-pits = Bei der Ankunft wirf 1 Würfel: So viele Grubenunholde erwarten dich. Kämpfe gegen einen nach dem anderen, jeder mit Stärke 4, bis du einen Kampf nicht gewinnst oder alle besiegt sind. Weiter geht es erst, wenn alle besiegt sind; der Rest wartet auf deinen nächsten Zug.
text-space-valley_of_fire = Nur ein Charakter mit einem Talisman darf hierher. Hier geschieht nichts.
text-space-werewolf_den = Bei der Ankunft wirf 2 Würfel: Das ist die Stärke deines Werwolfs. Kämpfe gegen ihn. Weiter geht es erst, wenn er besiegt ist; sonst wartet er auf deinen nächsten Zug.
text-space-dice_with_death = Wirf 2 Würfel gegen 2 Würfel des Todes. Höher: Im nächsten Zug darfst du weiter. Gleich: Würfle im nächsten Zug noch einmal. Niedriger: Verliere 1 Leben und würfle im nächsten Zug noch einmal.
text-status-toad = 3 Züge lang bist du eine Kröte: Stärke und Wille sind 1, und du ziehst 1 Feld weit, statt zu würfeln. Gegenstände, Gefährten und Gold bleiben, wo es geschah. Du kannst weder Zauber wirken noch Fähigkeiten nutzen noch Gegenstände, Gefährten oder Zauber erhalten.
text-status-enslaved = Du bist Sklave des Tempels. Wirf 1 Würfel für die Bewegung – 1–3: Dein Zug endet · 4–6: Du bist frei und ziehst so weit.
