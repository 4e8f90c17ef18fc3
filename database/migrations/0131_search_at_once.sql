-- A search reads what waits to be sorted into its index word by word: after an import of a thousand people that took
-- longer than the search itself, until autovacuum came by. Names and phones are written rarely, and are sorted in at once.
alter index people.person_sound set (fastupdate = off);
alter index people.person_phone_digits set (fastupdate = off);
select gin_clean_pending_list('people.person_sound'), gin_clean_pending_list('people.person_phone_digits');
