import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { listBoardStudents, type BoardStudent } from '../../contract/rearrangements.ts'
import { maintainsClass } from '../students/class-place.ts'

/** Students `p` in no class on the day and not on leave, whom the caller may put into one. */
export const placelessOn = (caller: Caller, day: string, today: string) => sql<boolean>`(
  p.archived_at is null and p.merged_into_id is null and exists (
    select from people.kind_member km where km.person_id = p.id and km.kind_id = ${personKinds.student.id})
  and not exists (select from classes.class_member held where held.student_id = p.id and held.during @> ${day}::date)
  and not exists (select from classes.academic_leave l
    where l.student_id = p.id and l.returned_on is null and l.starts_on <= ${day}::date)
  and ${mayFindPerson(caller, sql.ref('p.id'), today)})`

export const listBoardStudentsHandler = handle(listBoardStudents, async ({ query, caller, db, today }) => {
  const { rows } = await sql<{ id: number; start: string; end: string }>`
    select id, date_start as start, date_end as "end" from calendar.study_year
    where id = ${query.year_id ?? currentYearId(today)}`.execute(db)
  const [year] = rows
  const date = query.date ?? (year && today < year.start ? year.start : today)
  if (!year) return { date, students: [] }
  const among =
    query.parallel === undefined || query.parallel === 'all' ? sql`true` : sql`pa.number = ${query.parallel}`
  const placed = sql<BoardStudent>`
    select p.id, p.full_name, p.sex, m.class_id, p.sort_name
    from classes.class_member m join classes.class c on c.id = m.class_id join classes.parallel pa on pa.id = c.parallel_id
    join people.person p on p.id = m.student_id
    where c.year_id = ${year.id} and m.during @> ${date}::date and ${among}
      and (${maintainsClass(caller)} or ${maintainsPerson(caller, sql.ref('p.id'))})
      and ${mayFindPerson(caller, sql.ref('p.id'), today)}`
  const placeless = sql<BoardStudent>`
    select p.id, p.full_name, p.sex, null::integer as class_id, p.sort_name
    from people.person p where ${placelessOn(caller, date, today)}`
  const both = query.placeless ? sql`${placed} union all ${placeless}` : placed
  const found = await sql<BoardStudent>`
    select id, full_name, sex, class_id from (${both}) one order by sort_name, id`.execute(db)
  return { date, students: found.rows }
})
