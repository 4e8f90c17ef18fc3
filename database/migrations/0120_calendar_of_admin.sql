-- The administrator keeps the calendar and the bells, in a school that has its roles already too: there the role was made to read
-- them. Where the school has taken a key from it altogether, it stays taken.
update access.role_permission rp set level = 'write' from access.role r
where r.id = rp.role_id and r.name = 'admin' and rp.key in ('pas_calendar', 'pas_schedule') and rp.level = 'read';
