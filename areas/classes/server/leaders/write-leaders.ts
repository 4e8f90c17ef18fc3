import { sql } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { appointLeader, changeLeader, removeLeader } from '../../contract/leaders.ts'
import { auditedValues, readLeader, requireVersion, type LeaderRow } from './leader-rows.ts'
import { lockClass, requireAdult, requireDays, requireFree } from './require-leader.ts'

const changeOf = (before: LeaderRow, after: LeaderRow): Change => ({
  subject: 'classes.leader',
  id: after.id,
  before: auditedValues(before),
  after: auditedValues(after),
})

interface Days {
  from: string
  to: string | null
}
const during = ({ from, to }: Days) => sql<string>`daterange(${from}, ${to}::date, '[]')`

const writeDays = (db: Database, id: number, days: Days, personId: number) =>
  db
    .updateTable('classes.leader')
    .set({ during: during(days), person_id: personId, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

interface Doing {
  db: Database
  today: string
}
/** Ends the appointment that the new one follows, the day before it begins. @throws Refusal 404, 409, 422 */
async function endReplaced(
  { db, today }: Doing,
  { id, version }: { id: number; version: number },
  { classId, kind, from }: { classId: number; kind: string; from: string },
): Promise<Change> {
  const before = await readLeader(db, id, today)
  if (before.class_id !== classId || before.kind !== kind) throw notFound()
  requireVersion(before, version)
  if (before.from >= from) throw refuse('from', msg`Прежнее назначение началось не раньше этого дня: исправьте его`)
  await writeDays(db, id, { from: before.from, to: addDays(from, -1) }, before.person.id)
  return changeOf(before, await readLeader(db, id, today))
}

const answered = ({ class_id: _of, ...leader }: LeaderRow) => leader

const appointHandler = handle(appointLeader, async ({ params, body, caller, db, today, record }) => {
  const { id: classId, year } = await lockClass(db, caller, params.id)
  const { kind, person_id, from, to = null, replaces } = body
  requireDays({ from, to }, year)
  await requireAdult(db, person_id, today)
  const ended = replaces ? [await endReplaced({ db, today }, replaces, { classId, kind, from })] : []
  await requireFree(db, { classId, kind, from, to }, today)
  const { id } = await db
    .insertInto('classes.leader')
    .values({ class_id: classId, person_id, kind, during: during({ from, to }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await readLeader(db, id, today)
  await record(...ended, { subject: 'classes.leader', id, after: auditedValues(made) })
  return answered(made)
})

const changeHandler = handle(changeLeader, async ({ params, body, caller, db, today, record }) => {
  const { class_id: classId } = await readLeader(db, params.id, today)
  const { year } = await lockClass(db, caller, classId)
  const before = await readLeader(db, params.id, today)
  requireVersion(before, body.version)
  const { from = before.from, to = before.to, person_id = before.person.id } = body
  requireDays({ from, to }, year)
  if (person_id !== before.person.id) await requireAdult(db, person_id, today)
  await requireFree(db, { id: before.id, classId, kind: before.kind, from, to }, today)
  await writeDays(db, before.id, { from, to }, person_id)
  const after = await readLeader(db, before.id, today)
  await record(changeOf(before, after))
  return answered(after)
})

const removeHandler = handle(removeLeader, async ({ params, caller, db, today, record }) => {
  const { class_id: classId } = await readLeader(db, params.id, today)
  await lockClass(db, caller, classId)
  const before = await readLeader(db, params.id, today)
  await db.deleteFrom('classes.leader').where('id', '=', before.id).execute()
  await record({ subject: 'classes.leader', id: before.id, before: auditedValues(before) })
  return {}
})

export const leaderWrites = [appointHandler, changeHandler, removeHandler]
