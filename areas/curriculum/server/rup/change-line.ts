import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import type { BulkTrace } from '#platform/server/history.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import { planChanged, planRoomName } from '../../contract/events.ts'
import { changeRupLine, previewRupLine } from '../../contract/rup-lines.ts'
import type { RupLine } from '../../contract/rup.ts'
import { changedBy, effectsOf, followPlan, type PlanDoing } from './apply-plan.ts'
import { keptLine, readPlanLines } from './line-rows.ts'
import { lockPlan } from './plan-year.ts'
import { recordLines } from './write-lines.ts'

type Change = z.output<(typeof changeRupLine)['body']>
interface Asked {
  line: RupLine
  yearId: number
}

/** The line with its year, once nobody else changes the plan. @throws Refusal 404, 409 */
async function requireLine(db: Database, id: number, version: number, today: string): Promise<Asked> {
  const found = await db.selectFrom('curriculum.rup_line').where('id', '=', id).select('year_id').executeTakeFirst()
  if (!found) throw notFound()
  await lockPlan(db, found.year_id, today)
  const [line] = await readPlanLines(db, sql`r.id = ${id}`)
  if (line === undefined) throw notFound()
  if (line.version !== version) throw outdated(msg`Строку плана изменил кто-то ещё: сейчас в ней ${line.hours} ч`)
  return { line, yearId: found.year_id }
}

async function writeLine(db: Database, { line }: Asked, body: Change, trace: BulkTrace): Promise<void> {
  if (line.class_id !== null && body.component === 'state')
    throw refuse('component', msg`Инвариантная часть — для всей параллели: у класса своя только вариативная`)
  const { rows } = await sql<{ kept: unknown }>`select ${keptLine} as kept from curriculum.rup_line r
    where r.id = ${line.id}`.execute(db)
  await sql`update curriculum.rup_line set component = ${body.component}, hours = ${body.hours}, hours_year = ${body.hours_year},
    subgroups = ${body.subgroups}, grading_mode = ${body.grading_mode}, version = version + 1, changed_at = now()
    where id = ${line.id}`.execute(db)
  await recordLines(db, { before: new Map([[line.id, rows[0]?.kept]]), ids: [line.id], trace })
}

const touchedOf = ({ line }: Asked) => ({ courses: [line.course.id], parallels: [line.parallel] })

export const changeRupLineHandler = handle(
  changeRupLine,
  async ({ params, body, caller, db, today, context, record, publish, http }) => {
    const asked = await requireLine(db, params.id, body.version, today)
    const doing: PlanDoing = { db, today, yearId: asked.yearId, holds: context.planHolds }
    const trace = { actor: caller, requestId: http.request.id, batch: randomUUID() }
    const { changes } = await changedBy(doing, touchedOf(asked), () => writeLine(db, asked, body, trace))
    await followPlan(doing, changes, { follow: body.follow ?? [], record })
    const [after] = await readPlanLines(db, sql`r.id = ${params.id}`)
    if (after === undefined) throw notFound()
    publish(planRoomName(asked.yearId), planChanged, { year_id: asked.yearId })
    return after
  },
)

export const previewRupLineHandler = handle(
  previewRupLine,
  async ({ params, body, caller, db, today, context, http }) => {
    const asked = await requireLine(db, params.id, body.version, today)
    const doing: PlanDoing = { db, today, yearId: asked.yearId, holds: context.planHolds }
    const trace = { actor: caller, requestId: http.request.id, batch: randomUUID() }
    return dryRun(db, async () => {
      const { changes } = await changedBy(doing, touchedOf(asked), () => writeLine(db, asked, body, trace))
      return effectsOf(doing, changes)
    })
  },
)
