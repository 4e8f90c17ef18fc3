-- What came of long work and of an import is kept apart from how it is said, as notices are: whoever reads it, in whatever
-- language, is told in their own. {"id": the text in its source language with places {0}, "values": [what stands in them]}

create function pg_temp.as_text(said text) returns jsonb language sql immutable as $$
  select case when said <> '' then jsonb_build_object('id', '{0}', 'values', jsonb_build_array(said)) end
$$;

alter table platform.long_job
  alter column title type jsonb using jsonb_build_object('id', '{0}', 'values', jsonb_build_array(title));
alter table platform.long_job_item
  alter column title type jsonb using jsonb_build_object('id', '{0}', 'values', jsonb_build_array(title)),
  alter column detail drop default,
  alter column detail drop not null,
  alter column detail type jsonb using pg_temp.as_text(detail);
alter table platform.import_row
  alter column detail drop default,
  alter column detail drop not null,
  alter column detail type jsonb using pg_temp.as_text(detail);

update platform.import_row r set
  problems = (select coalesce(jsonb_agg(jsonb_set(one, '{text}', pg_temp.as_text(one ->> 'text')) order by place), '[]')
    from jsonb_array_elements(r.problems) with ordinality as given(one, place)),
  flaws = (select coalesce(jsonb_object_agg(key, pg_temp.as_text(value)), '{}') from jsonb_each_text(r.flaws))
where r.problems <> '[]' or r.flaws <> '{}';
