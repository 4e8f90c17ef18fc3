import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound, outdated, refuse } from '#platform/server/refusal.ts'
import type { AcademicLeave } from '../../contract/academic-leaves.ts'
import { maintainsClass } from '../students/class-place.ts'

/** A row of `classes.academic_leave`. */
export interface LeaveRow {
  id: number
  student_id: number
  class_id: number
  starts_on: string
  planned_return: string | null
  order_number: string
  order_date: string | null
  note: string
  returned_on: string | null
  returned_class_id: number | null
  batch: string
  version: number
}
interface Asking {
  db: Database
  caller: Caller
  today: string
}

/** @throws Refusal 409 in a school */
export function requireCollege(): void {
  if (!isCollege()) throw conflict(msg`Академический отпуск бывает только в колледже`)
}

/** @throws Refusal 422 */
export function requireLater(from: string, planned: string | null): void {
  if (planned !== null && planned <= from) throw refuse('planned_return', msg`Возвращаются позже ${displayDate(from)}`)
}

/** What the history keeps of a leave. */
export const leaveInHistory = ({ starts_on, batch: _batch, version: _version, id: _id, ...row }: LeaveRow) => ({
  ...row,
  from: starts_on,
})

/** Leaves `l` that go on, of students `p` of the class `c`: of those whom the caller places. */
export const openLeaves = ({ caller, today }: Asking): RawBuilder<unknown> => sql`
  from classes.academic_leave l join people.person p on p.id = l.student_id join classes.class c on c.id = l.class_id
  where l.returned_on is null and p.archived_at is null and ${mayFindPerson(caller, sql.ref('p.id'), today)}
    and (${maintainsPerson(caller, sql.ref('p.id'))} or ${maintainsClass(caller)})`

/** A leave as its list shows it, over `openLeaves`. */
export const leaveColumns = sql`l.id, l.starts_on as "from", l.planned_return, l.order_number, l.order_date, l.note, l.version,
  jsonb_build_object('id', p.id, 'full_name', p.full_name) as student,
  jsonb_build_object('id', c.id, 'title', c.title) as class`

/** @throws Refusal 404 */
export async function readLeave(asking: Asking, id: number): Promise<AcademicLeave> {
  const { rows } = await sql<AcademicLeave>`
    select ${leaveColumns} ${openLeaves(asking)} and l.id = ${id}`.execute(asking.db)
  const [leave] = rows
  if (!leave) throw notFound()
  return leave
}

/** One that goes on, locked. @throws Refusal 404, 409 with what stands now for who has seen an earlier version */
export async function lockLeave(asking: Asking, id: number, seen: number): Promise<LeaveRow> {
  requireCollege()
  const { rows } = await sql<LeaveRow & { full_name: string }>`
    select l.*, p.full_name ${openLeaves(asking)} and l.id = ${id} for update of l`.execute(asking.db)
  const [found] = rows
  if (!found) throw notFound()
  const { full_name, ...row } = found
  if (row.version !== seen)
    throw outdated(
      row.planned_return === null
        ? msg`Пока вы работали, отпуск изменили: ${full_name} — с ${displayDate(row.starts_on)}, без срока. Посмотрите, что стоит сейчас, и повторите`
        : msg`Пока вы работали, отпуск изменили: ${full_name} — с ${displayDate(row.starts_on)}, возвращение ${displayDate(row.planned_return)}. Посмотрите, что стоит сейчас, и повторите`,
    )
  return row
}
