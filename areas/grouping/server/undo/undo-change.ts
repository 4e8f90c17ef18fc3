import { sql } from 'kysely'
import {
  changeGroups,
  groupInHistory,
  removeGroups,
  stayInHistory,
  writeGroupStays,
  type GroupFields,
  type StayWrites,
} from '#areas/classes/server/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { undoChange } from '../../contract/undo.ts'
import { requireNothingKept } from '../stays/kept-days.ts'
import type { TakenDays } from '../stays/place-students.ts'
import { traceOf } from '../trace.ts'

interface StayKept {
  student_id: number
  group_id: number
  from: string
  to: string | null
}
type Kept<T> = { subject_id: number; before: T | null; after: T | null }
interface Row extends Kept<unknown> {
  subject: string
}

/** What the batch has changed. @throws Refusal 404 for one of somebody else, 409 where something of it is not as it was left */
async function readBatch(db: Database, caller: Caller, batch: string): Promise<Row[]> {
  const { rows } = await sql<Row & { is_changed: boolean }>`
    select h.subject, h.subject_id, h.before, h.after, h.after is not null and h.after is distinct from
        case h.subject when 'classes.group_member' then ${stayInHistory('m')} else ${groupInHistory('g')} end as is_changed
    from history.change h
      left join classes.group_member m on h.subject = 'classes.group_member' and m.id = h.subject_id
      left join classes.study_group g on h.subject = 'classes.study_group' and g.id = h.subject_id where h.batch = ${batch}::uuid and h.account_id = ${caller.act ?? caller.accountId}
      and h.subject in ('classes.study_group', 'classes.group_member') order by h.id`.execute(db)
  if (rows.length === 0) throw notFound()
  if (rows.some(({ is_changed }) => is_changed)) throw conflict(msg`Отменить уже нельзя: с тех пор группы изменили`)
  return rows
}

const stayOf = ({ student_id, group_id, from, to }: StayKept) => ({
  student_id,
  group_id,
  from,
  until: addDays(to ?? '9998-12-31', 1),
})

/** The times in groups as they were, and the days that go from them. */
function stayWrites(stays: readonly Kept<StayKept>[]): { writes: StayWrites; taken: TakenDays[] } {
  const gone: number[] = []
  const changed: StayWrites['changed'][number][] = []
  const made: StayWrites['made'][number][] = []
  const taken: TakenDays[] = []
  for (const { subject_id: id, before, after } of stays) {
    if (before === null && after) {
      gone.push(id)
      taken.push({ student_id: after.student_id, group_id: after.group_id, from: after.from })
    } else if (before && after) {
      changed.push({ id, until: stayOf(before).until, isLater: stayOf(before).until > stayOf(after).until })
      if (before.to !== null && after.to !== null && before.to < after.to)
        taken.push({ student_id: after.student_id, group_id: after.group_id, from: addDays(before.to, 1) })
    } else if (before) made.push(stayOf(before))
  }
  return { writes: { gone, changed, made }, taken }
}

export const undoChangeHandler = handle(undoChange, async ({ params, caller, db, context, http }) => {
  const rows = await readBatch(db, caller, params.batch)
  const of = (subject: string) => rows.filter((row) => row.subject === subject)
  const stays = of('classes.group_member') as Kept<StayKept>[]
  const groups = of('classes.study_group') as Kept<GroupFields>[]
  const trace = traceOf(caller, http)
  const { writes, taken } = stayWrites(stays)
  await requireNothingKept(db, context.membershipHolds, taken)
  await writeGroupStays(db, writes, trace)
  await changeGroups(
    db,
    groups.flatMap(({ subject_id: id, before, after }) => (before && after ? [{ ...before, id }] : [])),
    trace,
  )
  await removeGroups(
    db,
    groups.flatMap(({ subject_id, before }) => (before === null ? [subject_id] : [])),
    trace,
  )
  return { batch: trace.batch }
})
