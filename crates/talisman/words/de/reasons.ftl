### Warum ein Zug gut oder schlecht ist, und was Berichte über viele Partien erzählen.

reason-fight = gewinnt diesen Kampf mit { $percent } %
reason-duel = die Aussichten dieses Angriffs auf { $who } sind gut
reason-no-duel = { $who } ist zu stark für dich
reason-fate = der Schicksalspunkt dürfte sich lohnen
reason-no-fate = der Wurf ist kaum einen Schicksalspunkt wert
reason-trade = Trophäen bringen einen Punkt, und Punkte werden nicht billiger
reason-command = der Befehlszauber bringt das Ende näher
reason-quiet = nichts, was du hast, kann vor deinem Zug eine Rolle spielen
reason-crown = führt hinauf zur Krone
reason-portal = das Portal öffnet sich mit { $percent } %
reason-draw = { $space }: dort ziehst du { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
reason-danger = was dort wartet, ist gefährlich für dich
reason-nearer = bringt dich näher dorthin, wo du hinwillst
reason-talisman = bringt einen Talisman
reason-saves = spart dir etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} auf dem Weg zur Krone
reason-costs = kostet dich etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} auf dem Weg zur Krone

metric-turns = Züge je Person
    .help = wie viele Züge jede Person hatte
metric-characters = Gespielte Charaktere
    .help = wie viele Charaktere gespielt wurden, die der Toten eingeschlossen
metric-limit = Durch die Zuggrenze beendet
    .help = 1, wenn bei Erreichen der Zuggrenze niemand gewonnen hatte
metric-crowned = Jemand erreichte die Krone
    .help = 1, wenn jemals jemand auf der Krone stand
