-- Report cards take their numbers from numbering and their codes from seals: what was signed is carried over, so that a paper printed yesterday verifies today.
insert into numbering.journal (key, pattern, period)
values ('register.report_card', '{год}/{год+1:2}-{номер:5}', 'study_year');
insert into numbering.counter (journal_id, period, title, last_serial)
select j.id, 'study:' || y.id, to_char(y.date_start, 'YYYY') || '/' || to_char(y.date_end, 'YY'), n.last_number
from register.numbering n join calendar.study_year y on y.id = n.year_id
cross join numbering.journal j where j.key = 'register.report_card';
drop table register.numbering;

create function pg_temp.zone() returns text language sql as $$
  select coalesce((select time_zone from school.school limit 1), 'Asia/Almaty')
$$;
insert into numbering.number (journal_id, period, serial, text, given_on, subject_kind, subject_id, taken_by, taken_at,
  annulled_on, annulled_by, reason)
select j.id, 'study:' || rc.year_id, split_part(rc.number, '-', 2)::integer, rc.number, rc.signed_on,
  'register.report_card', rc.id, signer.admin_user_id, rc.signed_at,
  case when rc.state = 'revoked' then (rc.ended_at at time zone pg_temp.zone())::date end,
  case when rc.state = 'revoked' then ender.admin_user_id end, case when rc.state = 'revoked' then rc.reason end
from register.report_card rc cross join numbering.journal j
left join people.person signer on signer.id = rc.signed_by left join people.person ender on ender.id = rc.ended_by
where rc.number is not null and j.key = 'register.report_card' order by rc.signed_at, rc.number;

-- What stands on a card, as its holder compares it: in the words of the paper, as the program says them from now on.
create function pg_temp.words(language text) returns jsonb language sql as $$
  select case language when 'ru' then '{
    "title": "Итоговый табель успеваемости и посещаемости", "school": "Школа", "student": "Ученик (ученица)",
    "class": "Класс", "period": "Период", "edition": "Редакция", "teacher": "Классный руководитель",
    "year": "учебный год", "quarter": "четверть", "half": "полугодие", "subject": "Предмет",
    "columns": ["Год", "Экзамен", "Итог"], "misses": "Пропуски", "missed": "Пропущено уроков",
    "kinds": {"unexcused": "без причины", "excused": "по уважительной причине", "illness": "по болезни",
      "other": "по другой причине"}, "late": "Опозданий",
    "passed": "зч", "failed": "нз", "none": "н/а", "ungraded": "без отметок"}'::jsonb
  else '{
    "title": "Үлгерім және сабаққа қатысудың қорытынды табелі", "school": "Мектеп", "student": "Оқушы",
    "class": "Сынып", "period": "Кезең", "edition": "Редакция", "teacher": "Сынып жетекшісі",
    "year": "оқу жылы", "quarter": "тоқсан", "half": "жартыжылдық", "subject": "Пән",
    "columns": ["Жылдық", "Емтихан", "Қорытынды"], "misses": "Сабақтан қалу", "missed": "Босатылған сабақтар",
    "kinds": {"unexcused": "себепсіз", "excused": "дәлелді себеппен", "illness": "ауруына байланысты",
      "other": "басқа себеппен"}, "late": "Кешігулер",
    "passed": "есп", "failed": "есм", "none": "а/ж", "ungraded": "бағасыз"}'::jsonb end
$$;
create function pg_temp.result(result jsonb, w jsonb) returns text language sql as $$
  select case when result ->> 'value' is null then w ->> 'none'
    when result ->> 'type' = 'passfail' then w ->> case when result ->> 'value' = '1' then 'passed' else 'failed' end
    else (result ->> 'value') || coalesce(' ' || nullif(result ->> 'letter', ''), '') end
$$;
create function pg_temp.line_of(course jsonb, language text, w jsonb) returns jsonb language plpgsql as $$
declare
  title text := case language when 'kk' then coalesce(course ->> 'title_kk', course ->> 'title') else course ->> 'title' end;
  line jsonb := jsonb_build_array(title);
begin
  if course ->> 'mode' in ('not_evaluated', 'no_in_rup') and jsonb_array_length(course -> 'results') = 0 then
    return line || jsonb_build_object('text', w ->> 'ungraded', 'columns', 7);
  end if;
  if exists (select from jsonb_array_elements(course -> 'results') r where r ->> 'half' is not null) then
    line := line || (select jsonb_agg(jsonb_build_object('text', coalesce((
        select pg_temp.result(r, w) from jsonb_array_elements(course -> 'results') with ordinality one(r, place)
        where (r ->> 'half')::integer = half order by place limit 1), ''), 'columns', 2) order by half)
      from generate_series(1, 2) half);
  else
    line := line || (select jsonb_agg(coalesce((
        select pg_temp.result(r, w) from jsonb_array_elements(course -> 'results') with ordinality one(r, place)
        where (r ->> 'quarter')::integer = quarter order by place limit 1), '') order by quarter)
      from generate_series(1, 4) quarter);
  end if;
  return line || (select jsonb_agg(coalesce((
      select pg_temp.result(r, w) from jsonb_array_elements(course -> 'results') with ordinality one(r, place)
      where r ->> 'quarter' is null and r ->> 'half' is null and r ->> 'type' = any(kind.types)
      order by place limit 1), '') order by kind.place)
    from (values (1, array['year_score', 'passfail']), (2, array['exam']), (3, array['total'])) kind(place, types));
end $$;
create function pg_temp.counts(misses jsonb, fields text[]) returns jsonb language sql as $$
  with quarter as (
    select number, coalesce((select (select sum((miss ->> field)::integer) from unnest(fields) field)
      from jsonb_array_elements(misses) with ordinality one(miss, place)
      where (miss ->> 'quarter')::integer = number order by place limit 1), 0) as count
    from generate_series(1, 4) number)
  select jsonb_agg(case when count = 0 then '' else count::text end order by number)
  from (select number, count from quarter union all select 5, sum(count) from quarter) all_of
$$;
create function pg_temp.content_of(paper jsonb, version integer, language text) returns jsonb language plpgsql as $$
declare
  w jsonb := pg_temp.words(language);
  years text := substr(paper ->> 'date_start', 1, 4) || '–' || substr(paper ->> 'date_end', 1, 4) || ' ' || (w ->> 'year');
  numerals text[] := array['I', 'II', 'III', 'IV'];
  kinds text[] := array['unexcused', 'excused', 'illness', 'other'];
  school text := case language when 'kk' then coalesce(paper ->> 'school_kk', paper ->> 'school') else paper ->> 'school' end;
  facts jsonb;
  columns jsonb := to_jsonb(numerals) || (w -> 'columns');
begin
  select jsonb_agg(jsonb_build_object('label', label, 'value', value) order by place) into facts from (values
    (1, w ->> 'school', school || coalesce(', ' || (paper ->> 'city'), '')),
    (2, w ->> 'student', paper ->> 'student'),
    (3, w ->> 'class', paper ->> 'class_title'),
    (4, w ->> 'period', case
      when paper ->> 'quarter' is not null then numerals[(paper ->> 'quarter')::integer] || ' ' || (w ->> 'quarter') || ', '
      when paper ->> 'half' is not null then numerals[(paper ->> 'half')::integer] || ' ' || (w ->> 'half') || ', '
      else '' end || years),
    (5, w ->> 'edition', case when version > 1 then version::text end),
    (6, w ->> 'teacher', paper ->> 'class_teacher')) fact(place, label, value) where value is not null;
  return jsonb_build_object('title', w ->> 'title', 'facts', facts, 'tables', jsonb_build_array(
    jsonb_build_object('title', null, 'head', jsonb_build_array(w ->> 'subject') || columns, 'rows', (
      select coalesce(jsonb_agg(pg_temp.line_of(course, language, w) order by place), '[]')
      from jsonb_array_elements(paper -> 'courses') with ordinality one(course, place))),
    jsonb_build_object('title', null,
      'head', jsonb_build_array(w ->> 'misses') || to_jsonb(numerals) || jsonb_build_array(w -> 'columns' -> 0),
      'rows', jsonb_build_array(jsonb_build_array(w ->> 'missed') || pg_temp.counts(paper -> 'misses', kinds)) || (
        select jsonb_agg(jsonb_build_array(w -> 'kinds' ->> kind) || pg_temp.counts(paper -> 'misses', array[kind])
          order by place) from unnest(kinds) with ordinality one(kind, place))
        || jsonb_build_array(jsonb_build_array(w ->> 'late') || pg_temp.counts(paper -> 'misses', array['late'])))));
end $$;

alter table register.report_card add column seal_id integer unique references seals.seal;
insert into seals.seal (code, kind, subject_id, number, signed_on, contents)
select code, 'register.report_card', id, number, signed_on, jsonb_build_object(
  'ru', pg_temp.content_of(content, version, 'ru'), 'kk', pg_temp.content_of(content, version, 'kk'))
from register.report_card where code is not null and state = 'signed' order by id;
-- one paper has one valid seal: those that have ended are written as they ended
insert into seals.seal (code, kind, subject_id, number, signed_on, contents, state, ended_on, ended_at, reason, replaced_by)
select rc.code, 'register.report_card', rc.id, rc.number, rc.signed_on, jsonb_build_object(
    'ru', pg_temp.content_of(rc.content, rc.version, 'ru'), 'kk', pg_temp.content_of(rc.content, rc.version, 'kk')),
  'revoked', (rc.ended_at at time zone pg_temp.zone())::date, rc.ended_at, rc.reason, null
from register.report_card rc where rc.code is not null and rc.state = 'revoked' order by rc.id;
-- the latest first: each names the one that came after it, which was signed too
do $$
declare
  card record;
  next integer;
begin
  for card in select * from register.report_card where code is not null and state = 'replaced' order by version desc, id loop
    select s.id into next from register.report_card later
      join seals.seal s on s.kind = 'register.report_card' and s.subject_id = later.id
      where later.student_id = card.student_id and later.year_id = card.year_id
        and later.quarter_id is not distinct from card.quarter_id and later.half is not distinct from card.half
        and later.version > card.version order by later.version limit 1;
    insert into seals.seal (code, kind, subject_id, number, signed_on, contents, state, ended_on, ended_at, replaced_by)
    values (card.code, 'register.report_card', card.id, card.number, card.signed_on, jsonb_build_object(
        'ru', pg_temp.content_of(card.content, card.version, 'ru'), 'kk', pg_temp.content_of(card.content, card.version, 'kk')),
      'replaced', (card.ended_at at time zone pg_temp.zone())::date, card.ended_at, next);
  end loop;
end $$;
insert into seals.signer (seal_id, position, account_id, name, signed_at)
select s.id, 1, signer.admin_user_id, signer.full_name, rc.signed_at
from seals.seal s join register.report_card rc on rc.id = s.subject_id join people.person signer on signer.id = rc.signed_by
where s.kind = 'register.report_card';

drop trigger keep_signed on register.report_card;
update register.report_card rc set seal_id = s.id from seals.seal s
where s.kind = 'register.report_card' and s.subject_id = rc.id;

-- One truth: number, code and day are those of the seal.
alter table register.report_card drop column number, drop column code, drop column signed_on;
alter table register.report_card
  add check (num_nonnulls(seal_id, signed_at) in (0, 2)),
  add check (state not in ('signed', 'replaced') or seal_id is not null),
  add check (state not in ('made', 'checked') or seal_id is null);
create or replace function register.keep_signed() returns trigger language plpgsql as $$
begin
  if old.seal_id is not null and (old.content, old.seal_id, old.signed_at, old.student_id)
    is distinct from (new.content, new.seal_id, new.signed_at, new.student_id) then
    raise exception 'a signed report card is not changed';
  end if;
  return new;
end $$;
create trigger keep_signed before update on register.report_card for each row execute function register.keep_signed();

-- A card and its seal end together.
create function register.require_step() returns trigger language plpgsql as $$
begin
  if not exists (select from register.report_card rc join seals.seal s on s.id = rc.seal_id
    where rc.id = new.id and s.kind = 'register.report_card' and s.subject_id = rc.id
      and s.state = case rc.state when 'signed' then 'valid' else rc.state end) then
    raise exception 'a report card and its seal say different things';
  end if;
  return null;
end $$;
create constraint trigger in_step after insert or update on register.report_card deferrable initially deferred
  for each row when (new.seal_id is not null) execute function register.require_step();
