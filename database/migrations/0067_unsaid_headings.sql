-- Headings that an import does not know are kept as texts, for some of them are ours («D (без названия)»), and a file that
-- was given without a name is named when it is shown: both in the language of whoever reads them.

create function pg_temp.as_texts(headings text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', '{0}', 'values', jsonb_build_array(heading)) order by place), '[]')
    from unnest(headings) with ordinality as given(heading, place)
$$;

alter table platform.import
  alter column file_name drop not null,
  alter column unknown_columns drop default,
  alter column unknown_columns type jsonb using pg_temp.as_texts(unknown_columns),
  alter column unknown_columns set default '[]';
