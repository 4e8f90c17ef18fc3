-- The history lies in years, not in months: what became of one record is looked for in every part, and of five years these were sixty.
create function history.ensure_year(day date) returns void language plpgsql as $$
declare
  first date := date_trunc('year', day);
  name text := 'change_' || to_char(first, 'YYYY');
begin
  if to_regclass('history.' || name) is not null then return; end if;
  if exists (select from history.change_default where at >= first and at < first + interval '1 year') then return; end if;
  execute format('create table history.%I partition of history.change for values from (%L) to (%L)', name, first, first + interval '1 year');
end $$;
drop function history.ensure_month(date);

create temporary table moved on commit drop as select * from history.change;
truncate history.change_default;
do $$
declare part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits
      where inhparent = 'history.change'::regclass and inhrelid <> 'history.change_default'::regclass loop
    execute format('drop table %s', part);
  end loop;
end $$;
-- this year's and the next one's stand before their first row: a year that has rows in the default part stays there
select history.ensure_year(date_trunc('year', day)::date)
  from (select distinct date_trunc('year', at) from moved
    union select current_date union select current_date + interval '1 year') years (day)
  order by day;
insert into history.change overriding system value select * from moved order by at, id;

-- The days of a list are found in a year as exactly as they were in a month.
drop index history.change_at;
create index change_at on history.change (at);
