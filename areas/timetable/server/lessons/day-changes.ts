import { sql, type RawBuilder } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import { handle } from '#platform/server/handle.ts'
import { listDayChanges, listRoomless } from '../../contract/day-changes.ts'
import { teachersInLine, type Names } from '../../rules/week-teachers.ts'

const maxRoomless = 50
const maxChanges = 100

type Roomless = Output<typeof listRoomless>['items'][number]
type Changed = Output<typeof listDayChanges>['items'][number]

const namesOf = (of: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('surname', t.surname, 'name', t.name, 'patronymic', t.patronymic)
    order by t.sort_name), '[]')
  from timetable.lesson_teacher lt join people.person t on t.id = ${of} where lt.lesson_id = l.id)`
const teachers = namesOf(sql.ref('lt.teacher_id'))
const replaced = namesOf(sql.ref('lt.replaces_teacher_id'))
const inWords = sql`l.id, l.date, l.slot, l.starts_at as start_time, co.title as course, g.title as "group",
  (select gc.class_id from classes.group_class gc join classes.class c on c.id = gc.class_id
    where gc.group_id = g.id order by c.title, c.id limit 1) as class_id`
const withGroup = sql`timetable.lesson l join classes.study_group g on g.id = l.group_id
  join curriculum.course co on co.id = g.course_id`

const listRoomlessHandler = handle(listRoomless, async ({ db, today }) => {
  const { rows } = await sql<Omit<Roomless, 'teacher'> & { teachers: Names[]; total: number }>`
    select ${inWords}, ${teachers} as teachers, count(*) over ()::int as total
    from ${withGroup}
    where l.takes_place and l.room_id is null and l.date between ${dayInText(today)} and ${dayInText(today)} + 6
    order by l.date, l.starts_at, l.id limit ${sql.lit(maxRoomless)}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ teachers: names, total: _total, ...lesson }) => ({ ...lesson, teacher: teachersInLine(names) })),
  }
})

/** Today or the next day that has lessons. */
async function nextSchoolDay(db: Database, today: CalendarDate): Promise<CalendarDate | null> {
  const { rows } = await sql<{ date: CalendarDate | null }>`
    select min(l.date) as date from timetable.lesson l
    where l.date between ${today} and ${today}::date + 14`.execute(db)
  return rows[0]?.date ?? null
}

/** What is otherwise than the timetable on the next school day. */
export async function readDayChanges(db: Database, today: CalendarDate): Promise<Output<typeof listDayChanges>> {
  const date = await nextSchoolDay(db, today)
  if (date === null) return { date, total: 0, items: [] }
  const { rows } = await sql<
    Omit<Changed, 'teacher' | 'replaced'> & { teachers: Names[]; replaced: Names[]; total: number }
  >`
    select ${inWords}, l.status, room.title as room, ${teachers} as teachers, ${replaced} as replaced,
      count(*) over ()::int as total
    from ${withGroup} left join buildings.room room on room.id = l.room_id
    where l.date = ${date} and (l.status in ('cancelled', 'moved')
      or exists (select from timetable.lesson_teacher s where s.lesson_id = l.id and s.replaces_teacher_id is not null))
    order by l.starts_at, l.id limit ${sql.lit(maxChanges)}`.execute(db)
  return {
    date,
    total: rows[0]?.total ?? 0,
    items: rows.map(({ teachers: now, replaced: before, total: _total, ...lesson }) => ({
      ...lesson,
      teacher: teachersInLine(now),
      replaced: before.length === 0 ? null : teachersInLine(before),
    })),
  }
}

const listDayChangesHandler = handle(listDayChanges, ({ db, today }) => readDayChanges(db, today), {
  conditional: true,
})

export const dayChangeHandlers = [listRoomlessHandler, listDayChangesHandler]
