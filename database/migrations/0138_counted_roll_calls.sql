-- What heads are told of unfilled journals is remembered until it changes: the statements that count them name calls of the roll too.
select platform.count_changes('roll.roll_call');
