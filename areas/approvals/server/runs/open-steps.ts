import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { msg } from '#platform/contract/text.ts'
import { readVersionSteps, type StoredStep } from '../routes/route-rows.ts'
import { toldOfStuck, type Told } from './notices.ts'
import { resolveDeciders } from './resolve-deciders.ts'

/** A run as those who move it along know it. */
export interface RunRow {
  id: number
  kind: string
  subject_id: number
  title: string
  author_id: number
  author: string
  unit_id: number | null
  version_id: number
  content_version: number
  state: string
}
export const runRowColumns = sql`r.id, r.kind, r.subject_id, r.title, r.author_id, r.unit_id, r.version_id, r.content_version, r.state,
  (select a.short_name from approvals.person a where a.id = r.author_id) as author`

/** What moves a run along; what is to be told of it is gathered, so that many runs make one message. */
export interface Moving {
  db: Database
  today: string
  context: AppContext
  told: Told[]
}

export const askedOf = (run: RunRow, { today, context }: Pick<Moving, 'today' | 'context'>) => ({
  kind: run.kind,
  subjectId: run.subject_id,
  authorId: run.author_id,
  unitId: run.unit_id,
  today,
  context,
})

/** Those who are asked hear of it, unless the area tells them itself. */
export function toldToDecide(
  run: RunRow,
  step: { id: number; title: string },
  persons: readonly number[],
  { context }: Moving,
): Told[] {
  const kind = context.approvals.kindOf(run.kind)
  if (kind?.notifiesItself) return []
  return persons.map((personId) => ({
    what: 'decide',
    personId,
    runId: run.id,
    title: run.title,
    text: msg`${kind?.title ?? run.kind}: «${step.title}». От: ${run.author}`,
    subject: `approval:${run.id}:step:${step.id}:${personId}`,
  }))
}

interface Opening {
  run: RunRow
  /** Of the run. */
  stepId: number
  step: StoredStep
}

/** Who decides at steps of many runs: asked once where that does not depend on the subject. */
function decidersOf({ db, ...moving }: Moving): (opening: Opening) => Promise<number[]> {
  const known = new Map<string, Promise<number[]>>()
  return ({ run, step }) => {
    const isOfSubject = step.deciders.some(({ by }) => by === 'post')
    const key = isOfSubject ? `${step.id} of ${run.id}` : `${step.id} by ${run.author_id}`
    const persons = known.get(key) ?? resolveDeciders(db, step, askedOf(run, moving))
    known.set(key, persons)
    return persons
  }
}

/** Opens steps and asks who decides at them: a few statements, however many. */
async function openSteps(opened: readonly Opening[], moving: Moving): Promise<void> {
  const { db, today, told, context } = moving
  const personsOf = decidersOf(moving)
  const asked: (Opening & { persons: readonly number[] })[] = []
  for (const opening of opened) asked.push({ ...opening, persons: await personsOf(opening) })
  const given = asked.map(({ stepId, step, persons }) => ({
    id: stepId,
    days: step.days,
    is_stuck: persons.length === 0,
    persons,
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id integer, days integer, is_stuck boolean)),
    terms as materialized (
      select days, approvals.add_working_days(${today}::date, days) as due_on
      from (select distinct days from given where days is not null) term)
    update approvals.run_step s set state = 'open', opened_at = now(), is_stuck = given.is_stuck, due_on = terms.due_on
    from given left join terms on terms.days = given.days where s.id = given.id`.execute(db)
  await sql`insert into approvals.step_decider (step_id, person_id)
    select given.id, person.id::integer
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id integer, persons jsonb)
    cross join lateral jsonb_array_elements_text(given.persons) with ordinality as person(id, place)
    order by given.id, person.place`.execute(db)
  for (const { run, stepId, step, persons } of asked)
    told.push(
      ...(persons.length === 0
        ? await toldOfStuck(db, run, { stepId, stepTitle: step.title, today, context })
        : toldToDecide(run, { id: stepId, title: step.title }, persons, moving)),
    )
}

interface LeftStep {
  id: number
  run_id: number
  route_step_id: number
  stage: number
  state: string
}
/** Steps of runs that are not decided yet, in their order. */
async function readLeft(db: Database, runs: readonly RunRow[]): Promise<ReadonlyMap<number, LeftStep[]>> {
  const { rows } = await sql<LeftStep>`
    select s.id, s.run_id, s.route_step_id, rs.stage, s.state from approvals.run_step s
    join approvals.route_step rs on rs.id = s.route_step_id
    where s.run_id = any(${runs.map(({ id }) => id)}::integer[]) and s.state in ('waiting', 'open')
    order by s.run_id, rs.position`.execute(db)
  return Map.groupBy(rows, ({ run_id }) => run_id)
}
/** Steps of routes by their ids, those of each version read once. */
async function readSteps(db: Database, runs: readonly RunRow[]): Promise<ReadonlyMap<number, StoredStep>> {
  const steps = new Map<number, StoredStep>()
  for (const version of new Set(runs.map(({ version_id }) => version_id)))
    for (const step of await readVersionSteps(db, version)) steps.set(step.id, step)
  return steps
}
async function openStages(runs: readonly RunRow[], left: ReadonlyMap<number, LeftStep[]>, moving: Moving) {
  const steps = await readSteps(moving.db, runs)
  const opened = runs.flatMap((run) => {
    const own = left.get(run.id) ?? []
    const first = Math.min(...own.map(({ stage }) => stage))
    return own
      .filter(({ stage }) => stage === first)
      .flatMap(({ id, route_step_id }): Opening[] => {
        const step = steps.get(route_step_id)
        return step ? [{ run, stepId: id, step }] : []
      })
  })
  await openSteps(opened, moving)
}

/** Opens the first stage of runs that have just been written. */
export const openFirstStages = async (runs: readonly RunRow[], moving: Moving): Promise<void> =>
  openStages(runs, await readLeft(moving.db, runs), moving)

/**
 * Opens the steps of the next stage, where none is open. The caller holds the row of the run.
 * @returns whether nothing is left to be decided
 */
export async function openNextStage(run: RunRow, moving: Moving): Promise<boolean> {
  const left = await readLeft(moving.db, [run])
  const own = left.get(run.id) ?? []
  if (own.some(({ state }) => state === 'open')) return false
  if (own.length === 0) return true
  await openStages([run], left, moving)
  return false
}
