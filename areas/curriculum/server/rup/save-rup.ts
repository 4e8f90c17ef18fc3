import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { numbersOn } from '#areas/norms/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { preferGenericPlans } from '#platform/server/generic-plans.ts'
import { handle } from '#platform/server/handle.ts'
import type { BulkTrace } from '#platform/server/history.ts'
import { previewRup, saveRup, type RupOutcome, type RupStep } from '../../contract/rup-lines.ts'
import type { RupLine } from '../../contract/rup.ts'
import { hoursAWeek } from '../../rules/rup-matrix.ts'
import { studyWeeks } from '../norms.ts'
import { changedBy, effectsOf, followPlan, type PlanDoing } from './apply-plan.ts'
import { decideSteps, touchedBy, type Decision } from './decide-steps.ts'
import { planChanged, planRoomName } from '../../contract/events.ts'
import { lineKey, readPlanLines } from './line-rows.ts'
import { readFacts } from './plan-facts.ts'
import { lockPlan } from './plan-year.ts'
import { writeLines } from './write-lines.ts'

/** Hours a week of what is planned by the year, to a tenth. */
async function inWeeks(db: Database, yearStart: string, steps: readonly RupStep[]): Promise<readonly RupStep[]> {
  if (steps.every(({ hours_year }) => hours_year === undefined)) return steps
  const weeks = await numbersOn(db, studyWeeks, yearStart)
  return steps.map((step) =>
    step.hours_year === undefined || step.hours === null
      ? step
      : { ...step, hours: hoursAWeek(step.place.parallel, step.hours_year, weeks) },
  )
}

/** Decides a block and stores what can stand of it. */
async function applyBlock(
  { db, yearId }: PlanDoing,
  yearStart: string,
  steps: readonly RupStep[],
  trace: BulkTrace,
): Promise<Decision[]> {
  const { courses } = touchedBy(steps)
  const likes = steps.flatMap(({ like }) => like ?? [])
  const decisions = decideSteps(await inWeeks(db, yearStart, steps), await readFacts(db, yearId, courses, likes))
  await writeLines(db, yearId, decisions, trace)
  return decisions
}

function outcomeOf(step: RupStep, decision: Decision, line: RupLine | null): RupOutcome {
  const { client_id } = step
  if (decision.kind === 'refused') return { client_id, outcome: 'refused', reason: String(decision.reason), line }
  return { client_id, outcome: decision.kind === 'conflict' ? 'conflict' : 'done', line }
}

export const saveRupHandler = handle(
  saveRup,
  async ({ params, body, caller, db, today, context, record, publish, http }) => {
    const [yearId, { steps, follow = [] }] = [params.id, body]
    await preferGenericPlans(db)
    const yearStart = await lockPlan(db, yearId, today)
    const doing = { db, today, yearId, holds: context.planHolds }
    const touched = touchedBy(steps)
    const trace = { actor: caller, requestId: http.request.id, batch: randomUUID() }
    const apply = () => applyBlock(doing, yearStart, steps, trace)
    // what becomes of classes is looked at for those alone who are to follow
    const { answer: decisions, changes } =
      follow.length === 0 ? { answer: await apply(), changes: [] } : await changedBy(doing, touched, apply)
    await followPlan(doing, changes, { follow, record })
    if (decisions.some(({ kind }) => kind === 'made' || kind === 'changed' || kind === 'removed'))
      publish(planRoomName(yearId), planChanged, { year_id: yearId })
    const stand = await readPlanLines(
      db,
      sql`r.year_id = ${yearId} and r.course_id = any(${touched.courses}::integer[])`,
    )
    const byKey = new Map(stand.map((line) => [lineKey(line, line.course.id), line]))
    return {
      outcomes: steps.map((step, index) =>
        outcomeOf(step, decisions[index] ?? { kind: 'kept' }, byKey.get(lineKey(step.place, step.course_id)) ?? null),
      ),
    }
  },
)

export const previewRupHandler = handle(
  previewRup,
  async ({ params: { id: yearId }, body: { steps }, caller, db, today, context, http }) => {
    const yearStart = await lockPlan(db, yearId, today)
    const doing = { db, today, yearId, holds: context.planHolds }
    const trace = { actor: caller, requestId: http.request.id, batch: randomUUID() }
    return dryRun(db, async () => {
      const { changes } = await changedBy(doing, touchedBy(steps), () => applyBlock(doing, yearStart, steps, trace))
      return effectsOf(doing, changes)
    })
  },
)
