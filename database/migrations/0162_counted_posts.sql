-- What is remembered of a list of people says what their posts are called: that is counted too.
select platform.count_changes('people.position');
