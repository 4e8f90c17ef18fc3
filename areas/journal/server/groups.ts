import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { lessonsOfTeacher } from '#areas/timetable/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import { listJournalGroups } from '../contract/journal.ts'
import { shortName } from '#areas/people/server/index.ts'
import { lessonsStoodIn } from './grid/lessons-stood-in.ts'
import { hasTaughtGroup, lastDayTaught } from '#areas/workload/server/index.ts'

interface GroupFilter {
  year?: number | undefined
  search?: string | undefined
  size?: number | undefined
}
type JournalGroup = Output<typeof listJournalGroups>['items'][number]
type LessonToday = NonNullable<Output<typeof listJournalGroups>['today']>[number]

/** What a group is found by: its own title, course, classes, teachers. */
const searched = sql`platform.search_text(concat_ws(' ', g.title, co.title,
  array_to_string(of_class.titles, ' '), array_to_string(taught.teachers, ' ')))`

async function readGroups(
  db: Database,
  caller: Caller,
  { year, search = '', size }: GroupFilter,
  today: string,
): Promise<JournalGroup[]> {
  const mayReadNow = mayReadGroup(caller, sql.ref('g.id'), today)
  const person = caller.client === 0 ? caller.personId : null
  const lastDay = person === null ? sql<string | null>`null::text` : lastDayTaught(person, sql.ref('g.id'), today)
  const hasTaught = person === null ? sql<boolean>`false` : hasTaughtGroup(person, sql.ref('g.id'), today)
  const stoodIn = (await lessonsStoodIn(db, caller, today, null)).map(({ group_id }) => group_id)
  const ofYear = year === undefined ? currentYearId(today) : sql`${year}::integer`
  // classes and teachers of all groups found are read at once: group by group they cost more than the groups
  const { rows } = await sql<{ items: JournalGroup[] }>`
    with g as materialized (
      select g.id, g.title, g.course_id, case when not ${mayReadNow} then ${lastDay} end as read_until
      from classes.study_group g
      where g.year_id = ${ofYear}
        and (${mayReadNow} or ${hasTaught} or g.id = any(${stoodIn}::integer[]))),
    of_class as materialized (
      select gc.group_id, min(p.number) as parallel, array_agg(c.title order by p.number, c.title) as titles
      from g join classes.group_class gc on gc.group_id = g.id join classes.class c on c.id = gc.class_id and c.year_id = ${ofYear}
      join classes.parallel p on p.id = c.parallel_id group by gc.group_id),
    taught as materialized (
      select a.group_id, array_agg(${shortName('t')} order by t.sort_name) as teachers,
        bool_or(t.id = ${caller.personId}) as is_own
      from g join workload.assignment a on a.group_id = g.id and a.during @> ${today}::date
      join people.person t on t.id = a.teacher_id group by a.group_id),
    found as (
      select g.id, g.title, co.title as course, of_class.parallel, coalesce(of_class.titles, '{}') as classes,
        coalesce(taught.teachers, '{}') as teachers, coalesce(taught.is_own, false) as is_own, g.read_until
      from g join curriculum.course co on co.id = g.course_id
      left join of_class on of_class.group_id = g.id left join taught on taught.group_id = g.id
      where ${containsWords(searched, search)}
      order by ${search === '' ? sql`` : sql`coalesce(taught.is_own, false) desc,`}
        of_class.parallel nulls last, of_class.titles, co.title, g.title, g.id
      limit ${sql.lit(size ?? null)})
    select coalesce(json_agg(found), '[]') as items from found`.execute(db)
  return rows[0]?.items ?? []
}

/** Lessons that a person gives today, as a substitute too. */
async function readToday(db: Database, personId: number, today: CalendarDate): Promise<LessonToday[]> {
  const lessons = await lessonsOfTeacher(db, personId, today, today)
  return lessons
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, group_id, start_time, end_time }) => ({ group_id, lesson_id: id, start_time, end_time }))
}

export const listJournalGroupsHandler = handle(
  listJournalGroups,
  async ({ query, db, caller, today }) => ({
    today: caller.personId === null ? [] : await readToday(db, caller.personId, today),
    items: await readGroups(db, caller, query, today),
  }),
  { conditional: true },
)
