import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { groupsOnlyOf, removeClasses, removeEmptyParallels } from '#areas/classes/server/index.ts'
import { removeLines } from '#areas/curriculum/server/index.ts'
import { removeAssignments } from '#areas/workload/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import type { Database } from '#platform/server/database.ts'
import type { BulkTrace } from '#platform/server/history.ts'
import { longJob, type Doing, type ItemOutcome } from '#platform/server/long-job/long-job.ts'
import type { ReferenceTitles } from '#platform/server/references.ts'
import { rollsOver } from '../../contract/access.ts'
import { rolloverUndoKind } from '../job-kind.ts'
import { outOfReach } from '../whole-school.ts'
import { enteredSince, inOneLine } from './entered-since.ts'
import { madeClasses } from './made-classes.ts'

/** Classes one after the other, then what they stood on. */
export const UndoStep = z.discriminatedUnion('step', [
  z.object({ into_id: id, step: z.literal('class'), class_id: id, removes_entered: z.boolean() }),
  z.object({ into_id: id, step: z.literal('structure') }),
])
export type UndoStep = z.infer<typeof UndoStep>

interface Undoing {
  db: Database
  trace: BulkTrace
  titles: ReferenceTitles
}
async function undoClass(
  { db, trace, titles }: Undoing,
  { into_id, class_id, removes_entered }: Extract<UndoStep, { step: 'class' }>,
): Promise<ItemOutcome> {
  const held = await sql`select from classes.class where id = ${class_id} for update`.execute(db)
  if (held.rows.length === 0) return { outcome: 'refused', detail: msg`Класса уже нет` }
  const entered = (await enteredSince(db, { intoId: into_id, classIds: [class_id], titles })).get(class_id)
  if (entered && !(removes_entered && entered.mayRemove))
    return { outcome: 'refused', detail: msg`Класс оставлен. Внесено после перехода: ${inOneLine(entered)}` }
  const { rows: groups } = await sql<{ id: number }>`${groupsOnlyOf(sql`${[class_id]}::int[]`)}`.execute(db)
  await removeAssignments(
    db,
    groups.map(({ id: group }) => group),
    trace,
  )
  const { rows: lines } = await sql<{ id: number }>`
    select id from curriculum.rup_line where class_id = ${class_id}`.execute(db)
  await removeLines(
    db,
    lines.map(({ id: line }) => line),
    trace,
  )
  await removeClasses(db, [class_id], trace)
  return { outcome: 'done', detail: entered ? msg`Убран вместе с внесённым: ${inOneLine(entered)}` : null }
}

/** Lines that came by the roll-over, untouched with the plan of their works, of parallels without a class. */
async function untouchedLines(db: Database, intoId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select r.id from curriculum.rup_line r
    where r.year_id = ${intoId} and r.version = 1
      and not exists (select from classes.class c where c.parallel_id = r.parallel_id)
      and not exists (select from assessments.template t where t.line_id = r.id and t.version > 1)
      and exists (select from rollover.act a join history.change h on h.batch = a.batch
        where a.into_year_id = ${intoId} and h.subject = 'curriculum.rup_line' and h.subject_id = r.id and h.before is null)`.execute(
    db,
  )
  return rows.map(({ id: line }) => line)
}

async function undoStructure({ db, trace }: Undoing, intoId: number): Promise<ItemOutcome> {
  const lines = await untouchedLines(db, intoId)
  await removeLines(db, lines, trace)
  await removeEmptyParallels(db, intoId, trace)
  if ((await madeClasses(db, intoId)).length === 0)
    await sql`delete from rollover.act where into_year_id = ${intoId}`.execute(db)
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from curriculum.rup_line where year_id = ${intoId}`.execute(db)
  return { outcome: 'done', detail: msg`Строк РУП убрано: ${lines.length}, осталось: ${rows[0]?.left ?? 0}` }
}

export const undoJob = longJob<UndoStep>({
  kind: rolloverUndoKind,
  input: UndoStep,
  access: rollsOver,
  reaches: 'each-row',
  act: async ({ db, context, caller, jobId, input }: Doing<UndoStep>) => {
    const refused = outOfReach(caller)
    if (refused) return refused
    await sql`select from calendar.study_year where id = ${input.into_id} for no key update`.execute(db)
    const trace = { actor: caller, requestId: `long-job-${jobId}`, batch: randomUUID() }
    const doing = { db, trace, titles: context.referenceTitles }
    return input.step === 'structure' ? undoStructure(doing, input.into_id) : undoClass(doing, input)
  },
})
