# How players are called where nobody has given them names.
seat-name = Player { $number }

# Lists: two things, the start of a longer list, its end.
list-pair = { $first } and { $last }
list-more = { $first }, { $next }
list-end = { $first }, and { $last }

# A reason with the rule behind it, and a fault with its place before it.
reason-by-rule = { $reason } ({ $rule })
fault-in-place = { $place }: { $reason }
