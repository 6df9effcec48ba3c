# So heißen die Mitspielenden, solange ihnen niemand einen Namen gibt.
seat-name = Spieler { $number }

# Aufzählungen: zwei Dinge, der Anfang einer längeren, ihr Ende.
list-pair = { $first } und { $last }
list-more = { $first }, { $next }
list-end = { $first } und { $last }

# Eine Begründung mit ihrer Regel; ein Fehler mit seiner Stelle davor.
reason-by-rule = { $reason } ({ $rule })
fault-in-place = { $place }: { $reason }
