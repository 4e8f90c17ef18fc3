-- A grading policy says who made it and why, holds together, and is never changed: what a closed result was computed with stays.
alter table curriculum.grading_policy
  add column author_id integer references people.person,
  add column reason text check (char_length(reason) between 1 and 500),
  add check (version > 0);

-- Whether weights make up 100, every parallel 0–12 has one scale with rising borders, and letters fall to 0.
create function curriculum.is_grading_policy(rules jsonb) returns boolean language sql immutable as $$
  select coalesce(
    (rules #>> '{weights,fo}')::int >= 0 and (rules #>> '{weights,sor}')::int >= 0 and (rules #>> '{weights,soch}')::int >= 0
    and (rules #>> '{weights,fo}')::int + (rules #>> '{weights,sor}')::int + (rules #>> '{weights,soch}')::int = 100
    and (rules #>> '{final,year}')::int >= 0 and (rules #>> '{final,exam}')::int >= 0
    and (rules #>> '{final,year}')::int + (rules #>> '{final,exam}')::int = 100
    and rules #>> '{final,base}' in ('whole_year', 'unrounded_mean')
    and rules ->> 'sor_aggregation' in ('sum', 'mean')
    and (rules ->> 'fo_maximum')::int between 1 and 100
    and (rules ->> 'least_fo')::int between 0 and 50
    and not exists (
      select from generate_series(0, 12) as parallel where 1 <> (
        select count(*) from jsonb_array_elements(rules -> 'scales') scale
        where parallel between (scale ->> 'from_parallel')::int and (scale ->> 'to_parallel')::int))
    and not exists (
      select from jsonb_array_elements(rules -> 'scales') scale
      where (1 <= (scale #>> '{least,3}')::int and (scale #>> '{least,3}')::int < (scale #>> '{least,4}')::int
        and (scale #>> '{least,4}')::int < (scale #>> '{least,5}')::int and (scale #>> '{least,5}')::int <= 100) is not true)
    and case when jsonb_typeof(rules -> 'letters') = 'null' then true else
      (rules #>> '{letters,-1,least}')::int = 0 and not exists (
        select from jsonb_array_elements(rules -> 'letters') with ordinality one (step, place)
        join jsonb_array_elements(rules -> 'letters') with ordinality next (step, place) on next.place = one.place + 1
        where ((one.step ->> 'least')::int > (next.step ->> 'least')::int) is not true) end, false)
$$;
alter table curriculum.grading_policy
  add check ((rules ->> 'version')::int = version),
  add check (curriculum.is_grading_policy(rules));

create function curriculum.keep_policy() returns trigger language plpgsql as $$
begin
  raise exception 'a grading policy is superseded, never changed';
end $$;
create trigger keep_policy before update on curriculum.grading_policy
  for each row when ((old.year_id, old.version, old.rules) is distinct from (new.year_id, new.version, new.rules))
  execute function curriculum.keep_policy();
