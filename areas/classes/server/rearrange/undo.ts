import { sql, type RawBuilder } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { undoRearrangement } from '../../contract/rearrangements.ts'
import { rearranging, type Rearranging } from './rearranging.ts'
import { restore, type MadeChange } from './restore.ts'

/** One's own, not taken back yet, locked. @throws Refusal 404, 409 */
async function lockOwn({ db, caller }: Rearranging, id: number): Promise<string> {
  const { rows } = await sql<{ batch: string; is_undone: boolean }>`
    select batch, undone_at is not null as is_undone from classes.rearrangement
    where id = ${id} and account_id = ${caller.accountId} for update`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  if (found.is_undone) throw conflict(msg`Это уже отменено`)
  return found.batch
}

/** Lines of the history that were written together, the last one first. */
export async function changesOf({ db }: Rearranging, batch: string): Promise<MadeChange[]> {
  const { rows } = await sql<MadeChange>`
    select subject, subject_id, before, after from history.change where batch = ${batch}::uuid order by id desc`.execute(
    db,
  )
  return rows
}

/** @throws Refusal 409 where something of it has been changed since; what was done and taken back counts for nothing */
export async function requireUntouched({ db }: Rearranging, batch: string): Promise<void> {
  const { rows } = await sql`
    select from history.change own join history.change later
      on later.subject = own.subject and later.subject_id = own.subject_id and later.id > own.id
        and not (own.subject = 'classes.academic_leave' and own.before is null)
    where own.batch = ${batch}::uuid and later.batch is distinct from own.batch
      and not exists (select from classes.rearrangement r where r.undone_at is not null and later.batch in (r.batch, r.undo_batch))
    limit 1`.execute(db)
  if (rows.length > 0) throw conflict(msg`После этого классы и их состав уже меняли: отменить нельзя`)
}

/** @throws Refusal 409 where students have marks or the like in the groups that they would leave */
async function requireNothingEntered({ db, holds }: Rearranging, changes: readonly MadeChange[]): Promise<void> {
  const joined = changes.flatMap(({ subject, before, after }) =>
    subject === 'classes.group_member' && before === null && after !== null ? [after] : [],
  )
  const rows = sql`jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) as one(student_id int, group_id int, "from" date)`
  const [first] = joined.map(({ from }) => String(from)).toSorted()
  if (first === undefined) return
  for (const { title, lastDay } of holds) {
    const day: RawBuilder<string | null> = lastDay({
      student: sql.ref('one.student_id'),
      group: sql.ref('one.group_id'),
      from: first,
    })
    const found = await sql<{ day: string; full_name: string }>`
      select kept.day, p.full_name from (select one.student_id, ${day} as day from ${rows}) kept
      join people.person p on p.id = kept.student_id where kept.day is not null order by kept.day desc limit 1`.execute(
      db,
    )
    const [kept] = found.rows
    if (kept) throw conflict(msg`${kept.full_name}: уже есть ${title} за ${displayDate(kept.day)} в новых группах`)
  }
}

const undoHandler = handle(undoRearrangement, async (handling) => {
  const doing = rearranging(handling)
  const { db } = doing
  const batch = await lockOwn(doing, handling.params.id)
  await requireUntouched(doing, batch)
  const rows = await changesOf(doing, batch)
  await requireNothingEntered(doing, rows)
  for (const change of rows) await restore(doing, change)
  await sql`update classes.rearrangement set undone_at = now(), undo_batch = ${doing.trace.batch}
    where batch = ${batch}::uuid`.execute(db)
  const students = rows
    .filter(({ subject }) => subject === 'classes.class_member')
    .map((one) => one.before ?? one.after)
  return { restored: new Set(students.map((one) => one?.['student_id'])).size }
})

export const undoHandlers = [undoHandler]
