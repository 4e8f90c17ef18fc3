import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { withEvents } from '#platform/server/with-events.ts'
import { readVersionSteps, type StoredStep } from '../routes/route-rows.ts'
import { tellAll, toldOfStuck, type Told } from './notices.ts'
import { askedOf, runRowColumns, toldToDecide, type RunRow } from './open-steps.ts'
import { dependenceOf, findHolders, withoutAuthor } from './resolve-deciders.ts'

interface OpenStep extends RunRow {
  step_id: number
  route_step_id: number
  is_stuck: boolean
  waiting: number[]
  asked: number[]
}
async function readOpenSteps(db: Database): Promise<OpenStep[]> {
  const { rows } = await sql<OpenStep>`select ${runRowColumns}, s.id as step_id, s.route_step_id, s.is_stuck,
      array(select sd.person_id from approvals.step_decider sd where sd.step_id = s.id and sd.decided_at is null and not sd.is_named) as waiting,
      array(select sd.person_id from approvals.step_decider sd where sd.step_id = s.id) as asked
    from approvals.run_step s join approvals.run r on r.id = s.run_id
    where s.state = 'open' and r.state = 'running' order by r.id, s.id`.execute(db)
  return rows
}

/** Puts those who decide today in the place of who has left or holds the post no more; what was decided stays. */
async function keepStep(context: AppContext, step: OpenStep, persons: readonly number[]): Promise<void> {
  const today = context.clock.today()
  const gone = step.waiting.filter((person) => !persons.includes(person))
  const come = persons.filter((person) => !step.asked.includes(person))
  const isNowStuck = !step.is_stuck && step.asked.length === gone.length && come.length === 0
  if (gone.length === 0 && come.length === 0 && !isNowStuck) return
  await withEvents(context, async (db, publish) => {
    await sql`select from approvals.run where id = ${step.id} for no key update`.execute(db)
    const { rows } = await sql<{ title: string }>`select rs.title from approvals.run_step s join approvals.route_step rs
      on rs.id = s.route_step_id where s.id = ${step.step_id} and s.state = 'open'`.execute(db)
    const [open] = rows
    if (!open) return
    await sql`delete from approvals.step_decider where step_id = ${step.step_id} and decided_at is null and not is_named
      and person_id = any(${gone}::integer[])`.execute(db)
    await sql`insert into approvals.step_decider (step_id, person_id) select ${step.step_id}, id from unnest(${come}::integer[]) id
      on conflict do nothing`.execute(db)
    const left = await sql<{ left: boolean }>`update approvals.run_step s set is_stuck = not exists (
      select from approvals.step_decider sd where sd.step_id = s.id and sd.decided_at is null)
      where s.id = ${step.step_id} returning is_stuck as left`.execute(db)
    const moving = { db, today, context, told: [] as Told[] }
    const told = toldToDecide(step, { id: step.step_id, title: open.title }, come, moving)
    if (left.rows[0]?.left)
      told.push(...(await toldOfStuck(db, step, { stepId: step.step_id, stepTitle: open.title, today, context })))
    await tellAll({ db, publish, today }, told)
  })
}

/**
 * Asks anew who decides at each open step: heads change, people leave. Each route step is asked about once for
 * all runs whose deciders depend on the same.
 */
export async function keepDeciders(context: AppContext): Promise<void> {
  const { db, clock } = context
  const today = clock.today()
  const versions = new Map<number, Map<number, StoredStep>>()
  const known = new Map<string, number[]>()
  for (const step of await readOpenSteps(db)) {
    const steps =
      versions.get(step.version_id) ??
      new Map((await readVersionSteps(db, step.version_id)).map((one) => [one.id, one]))
    versions.set(step.version_id, steps)
    const stored = steps.get(step.route_step_id)
    if (!stored) continue
    const asked = askedOf(step, { today, context })
    const key = `${step.route_step_id} ${dependenceOf(stored.deciders, asked)}`
    const holders = known.get(key) ?? (await findHolders(db, stored.deciders, asked))
    known.set(key, holders)
    const persons = withoutAuthor(stored.act, holders, step.author_id)
    await keepStep(context, step, persons)
  }
}

export const keepDecidersTask: ScheduledTask = {
  name: 'approvals-deciders',
  cron: '*/15 * * * *',
  atStart: true,
  run: keepDeciders,
}
