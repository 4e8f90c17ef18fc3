-- Nationality and citizenship of persons are chosen from dictionaries; what was written as text becomes records.
create function dictionaries.title_of(id integer) returns text language sql stable
  return (select r.title from dictionaries.record r where r.id = title_of.id);

alter table people.person
  add column nationality_id integer references dictionaries.record,
  add column citizenship_id integer references dictionaries.record;

-- A school that has no dictionaries yet gets those that its texts need.
insert into dictionaries.dictionary (code, title, is_system, position)
select given.code, given.title, true, given.position
from (values ('nationality', 'Национальности', 17), ('citizenship', 'Гражданства', 18)) as given (code, title, position)
where not exists (select from dictionaries.dictionary d where d.code = given.code)
  and exists (select from people.person where nationality is not null or citizenship is not null);

create temporary table wording (code text, said text, title text) on commit drop;
insert into wording values
  ('nationality', 'казах', 'Казахи'), ('nationality', 'казашка', 'Казахи'),
  ('nationality', 'русский', 'Русские'), ('nationality', 'русская', 'Русские'),
  ('nationality', 'узбек', 'Узбеки'), ('nationality', 'узбечка', 'Узбеки'),
  ('nationality', 'украинец', 'Украинцы'), ('nationality', 'украинка', 'Украинцы'),
  ('nationality', 'уйгур', 'Уйгуры'), ('nationality', 'уйгурка', 'Уйгуры'),
  ('nationality', 'татарин', 'Татары'), ('nationality', 'татарка', 'Татары'),
  ('nationality', 'немец', 'Немцы'), ('nationality', 'немка', 'Немцы'),
  ('nationality', 'кореец', 'Корейцы'), ('nationality', 'кореянка', 'Корейцы'),
  ('nationality', 'поляк', 'Поляки'), ('nationality', 'полька', 'Поляки'),
  ('citizenship', 'казахстан', 'Республика Казахстан'), ('citizenship', 'рк', 'Республика Казахстан'),
  ('citizenship', 'россия', 'Российская Федерация'), ('citizenship', 'рф', 'Российская Федерация');

create temporary table spoken on commit drop as
  select p.id, 'nationality' as code, trim(p.nationality) as said from people.person p where trim(p.nationality) <> ''
  union all
  select p.id, 'citizenship', trim(p.citizenship) from people.person p where trim(p.citizenship) <> '';
update spoken set said = w.title from wording w where w.code = spoken.code and w.said = lower(spoken.said);

insert into dictionaries.record (dictionary_id, title, index)
select d.id, left(new.title, 200), coalesce((select max(index) from dictionaries.record r where r.dictionary_id = d.id), 0)
  + row_number() over (partition by d.id order by new.title)
from (select code, min(said) as title from spoken group by code, lower(said)) new
join dictionaries.dictionary d on d.code = new.code
where not exists (select from dictionaries.record r
  where r.dictionary_id = d.id and lower(r.title) = lower(new.title) and r.archived_at is null);

update people.person p set
  nationality_id = (select r.id from spoken s join dictionaries.dictionary d on d.code = s.code
    join dictionaries.record r on r.dictionary_id = d.id and lower(r.title) = lower(s.said) and r.archived_at is null
    where s.id = p.id and s.code = 'nationality'),
  citizenship_id = (select r.id from spoken s join dictionaries.dictionary d on d.code = s.code
    join dictionaries.record r on r.dictionary_id = d.id and lower(r.title) = lower(s.said) and r.archived_at is null
    where s.id = p.id and s.code = 'citizenship')
where p.id in (select id from spoken);
alter table people.person drop column nationality, drop column citizenship;
create index person_nationality on people.person (nationality_id) where nationality_id is not null;
create index person_citizenship on people.person (citizenship_id) where citizenship_id is not null;

-- What a merger of records has moved, kept until it is undone.
create table dictionaries.merger (
  id integer generated always as identity primary key,
  dictionary_id integer not null references dictionaries.dictionary on delete cascade,
  into_id integer not null,
  made_by integer references access.account on delete set null,
  made_at timestamptz not null default now(),
  trail jsonb not null,
  undone_at timestamptz
);
create index merger_into on dictionaries.merger (into_id);
create index merger_dictionary on dictionaries.merger (dictionary_id, id);
create index merger_made_by on dictionaries.merger (made_by);
