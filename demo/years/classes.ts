import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PastYear } from './year-made.ts'

/**
 * The classes of a past year. Who sat in 5А two years ago sits in 7А now; where there is no such class any more its
 * students have left: they are made once, when they were in their last year, and archived.
 */
export async function copyClasses(db: Database, { yearId, presentYearId, yearsBack, days }: PastYear): Promise<void> {
  await sql`
    insert into classes.class
      (year_id, parallel_id, letter, title, language, shift, profile, home_room_id)
    select ${yearId}, own.id, c.letter, c.title, c.language, c.shift, c.profile, c.home_room_id
    from classes.class c join classes.parallel p on p.id = c.parallel_id
      join classes.parallel own on own.year_id = ${yearId} and own.number = p.number
    where c.year_id = ${presentYearId}`.execute(db)
  await sql`
    insert into classes.leader (class_id, person_id, kind, during)
    select past.id, led.person_id, led.kind, daterange(y.date_start, y.date_end + 1)
    from classes.class past join calendar.study_year y on y.id = past.year_id
      join classes.parallel own on own.id = past.parallel_id
      join classes.parallel p on p.year_id = ${presentYearId} and p.number = own.number
      join classes.class c on c.parallel_id = p.id and c.letter = past.letter
      join classes.leader led on led.class_id = c.id and upper_inf(led.during)
    where past.year_id = ${yearId}`.execute(db)
  // a class of the year after this one has the same students, a parallel higher
  await sql`
    insert into classes.class_member (class_id, student_id, during)
    select c.id, m.student_id, daterange(y.date_start, y.date_end + 1)
    from classes.class c join classes.parallel p on p.id = c.parallel_id join calendar.study_year y on y.id = c.year_id
      join classes.parallel higher on higher.number = p.number + 1
      join classes.class later on later.parallel_id = higher.id and later.letter = c.letter
      join classes.class_member m on m.class_id = later.id
      join calendar.study_year next on next.id = later.year_id
    where c.year_id = ${yearId} and next.id = (select id from calendar.study_year
        where date_start > y.date_start order by date_start limit 1)
      and m.during @> (case when ${yearsBack} = 1 then (next.date_start + 60) else next.date_start end)`.execute(db)
  await addLeavers(db, yearId, presentYearId, days)
}

/** Fills classes that nobody of the next year comes from, by as many as their present namesakes have. */
async function addLeavers(db: Database, yearId: number, presentYearId: number, days: number): Promise<void> {
  await sql`
    with empty as (
      select c.id, c.letter, p.number, y.date_start, y.date_end from classes.class c
        join classes.parallel p on p.id = c.parallel_id join calendar.study_year y on y.id = c.year_id
      where c.year_id = ${yearId} and not exists (select from classes.class_member m where m.class_id = c.id)),
    model as (
      select empty.id as class_id, empty.date_start, empty.date_end, person.*,
        row_number() over (partition by empty.id, person.sex order by person.id) as place,
        count(*) over (partition by empty.id, person.sex) as places
      from empty join classes.parallel p on p.year_id = ${presentYearId} and p.number = empty.number
        join classes.class c on c.parallel_id = p.id and c.letter = empty.letter
        join classes.class_member m on m.class_id = c.id and upper(m.during) > current_date
        join people.person person on person.id = m.student_id),
    made as (
      insert into people.person (surname, name, patronymic, sex, birth_date, nationality_id, citizenship_id, archived_at)
      select one.surname, other.name, other.patronymic, one.sex, one.birth_date - ${days}::int, one.nationality_id,
        one.citizenship_id, one.date_end + 30
      from model one join model other on other.class_id = one.class_id and other.sex = one.sex
        and other.place = one.place % one.places + 1
      order by one.class_id, one.id
      returning id),
    numbered as (select id, row_number() over (order by id) as number from made),
    places as (select class_id, date_start, date_end, row_number() over (order by class_id, id) as number from model),
    kinds as (insert into people.kind_member (person_id, kind_id)
      select made.id, kind.id from made, people.kind kind where kind.code = 'students')
    insert into classes.class_member (class_id, student_id, during)
    select places.class_id, numbered.id, daterange(places.date_start, places.date_end + 1)
    from places join numbered using (number)`.execute(db)
}
