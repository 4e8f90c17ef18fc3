import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readClassHome, type ClassDay } from '../contract/class-home.ts'

type Own = Pick<ClassDay, 'id' | 'title' | 'students'>
type Of<T> = T & { class_id: number }

/** Classes that the caller leads or curates and that have students today. */
async function readOwnClasses(db: Database, { personId }: Caller, today: CalendarDate): Promise<Own[]> {
  const { rows } = await sql<Own>`
    select c.id, c.title, count(*) as students from classes.class c
    join classes.class_member m on m.class_id = c.id and m.during @> ${today}::date
    where ${personId} in (c.class_teacher_id, c.curator_id)
    group by c.id order by (c.class_teacher_id = ${personId}) desc nulls last, c.title`.execute(db)
  return rows
}

async function readAbsent(db: Database, classes: readonly number[], today: CalendarDate) {
  const { rows } = await sql<Of<ClassDay['absent'][number]>>`
    select m.class_id, p.id as student_id, p.full_name, array_agg(l.slot order by l.slot) as slots,
      array_agg(distinct k.letter) as letters, max(miss.reason) as reason
    from classes.class_member m join people.person p on p.id = m.student_id
    join journal.miss miss on miss.student_id = m.student_id
    join timetable.lesson l on l.id = miss.lesson_id and l.date = ${today}
    join journal.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
    where m.class_id = any(${[...classes]}) and m.during @> ${today}::date
    group by m.class_id, p.id order by p.sort_name`.execute(db)
  return rows
}

async function readFailing(db: Database, classes: readonly number[], today: CalendarDate) {
  const { rows } = await sql<Of<ClassDay['failing'][number]> & { quarter: string }>`
    select m.class_id, p.id as student_id, p.full_name, q.title as quarter, array_agg(co.title order by co.title) as courses
    from (select id, title from calendar.calendar_entry where type = 'quarter' and end_date < ${today}
      order by end_date desc limit 1) q
    join results.period_result r on r.quarter_id = q.id and r.type in ('quarter_score', 'passfail')
      and (r.value is null or r.value = case when r.type = 'passfail' then 0 else 2 end)
    join classes.class_member m on m.student_id = r.student_id and m.during @> ${today}::date
    join people.person p on p.id = m.student_id join curriculum.course co on co.id = r.course_id
    where m.class_id = any(${[...classes]})
    group by m.class_id, p.id, q.title order by count(*) desc, p.sort_name`.execute(db)
  return rows
}

/** In three statements, however many classes. */
export const classHome = handle(readClassHome, async ({ db, caller, today }) => {
  const own = await readOwnClasses(db, caller, today)
  if (own.length === 0) return { today, quarter: null, classes: [] }
  const ids = own.map(({ id }) => id)
  const [absent, failing] = await Promise.all([readAbsent(db, ids, today), readFailing(db, ids, today)])
  const rowsOf = <T extends { class_id: number }>(rows: T[], id: number) =>
    rows.filter(({ class_id }) => class_id === id)
  return {
    today,
    quarter: failing[0]?.quarter ?? null,
    classes: own.map((one) => ({ ...one, absent: rowsOf(absent, one.id), failing: rowsOf(failing, one.id) })),
  }
})
