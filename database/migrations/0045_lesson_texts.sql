-- Topics and homework are the journal's own: they leave the timetable's lessons, with their versions and their history.
create table journal.lesson_text (
  -- a lesson that publishing takes away may leave a text behind that was emptied; one with a text is never taken away
  lesson_id bigint primary key references timetable.lesson on delete cascade,
  topic text check (topic <> ''),
  homework text check (homework <> ''),
  -- who wrote it last
  author_id integer references people.person,
  version integer not null default 1,
  changed_at timestamptz not null default now()
);
create index lesson_text_author on journal.lesson_text (author_id) where author_id is not null;

-- The history is never rewritten but here, where the table that it tells of gets another name.
drop trigger append_only on history.change;
update history.change set subject = 'journal.lesson_text'
  where subject = 'timetable.lesson' and coalesce(after, before) ?| '{topic,homework,files}'::text[];
create trigger append_only before update or delete on history.change for each row execute function history.refuse_rewriting();

-- What a page has on the screen, or a phone in its queue, was read with the version of the lesson: it goes on from there.
insert into journal.lesson_text (lesson_id, topic, homework, author_id, version, changed_at)
  select l.id, l.topic, l.homework, last.author_id, l.version, coalesce(last.at, now())
  from timetable.lesson l left join lateral (
    select h.at, (select p.id from people.person p where p.admin_user_id = h.account_id) as author_id
    from history.change h where h.subject = 'journal.lesson_text' and h.subject_id = l.id
      and coalesce(h.after, h.before) ?| '{topic,homework}'::text[]
    order by h.id desc limit 1) last on true
  where l.topic is not null or l.homework is not null or last.at is not null;
alter table timetable.lesson drop column topic, drop column homework;
analyze journal.lesson_text;
