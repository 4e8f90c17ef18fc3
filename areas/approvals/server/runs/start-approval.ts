import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { PresentRoute } from '../routes/route-rows.ts'
import { routeToSend } from '../routes/usual-route.ts'
import { tellAll, type Together, type Told } from './notices.ts'
import { openFirstStages, runRowColumns, type RunRow } from './open-steps.ts'

const maxTitle = 300

export interface NewRun {
  /** As its area declares it, or a variant of that. */
  kind: string
  subjectId: number
  /** By which it is found and told of; the subject itself is described by its area. */
  title: string
  authorId: number
  /** Whose head decides, where the subject names one; else the author's own. */
  unitId?: number | null
  /** Of the content that is sent: whoever decides tells which one they saw. */
  contentVersion?: number
}

interface Starting extends NewRun {
  route: PresentRoute
}
const keyOf = (kind: string, subjectId: number) => `${kind} ${subjectId}`

/** Writes runs with all their steps, in the order given: two statements, however many. @throws Refusal 409 */
async function insertRuns({ db }: ApprovalCall, given: readonly Starting[]): Promise<RunRow[]> {
  const rows = given.map(({ kind, subjectId, title, authorId, unitId = null, contentVersion = 1, route }) => ({
    kind,
    subject_id: subjectId,
    title: title.slice(0, maxTitle),
    author_id: authorId,
    unit_id: unitId,
    version_id: route.versionId,
    content_version: contentVersion,
  }))
  const made = await sql<RunRow>`
    insert into approvals.run as r (kind, subject_id, title, author_id, unit_id, version_id, content_version)
    select kind, subject_id, title, author_id, unit_id, version_id, content_version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(kind text, subject_id integer, title text,
      author_id integer, unit_id integer, version_id integer, content_version integer)
    on conflict (subject_kind, subject_id) where state = 'running' do nothing returning ${runRowColumns}`.execute(db)
  if (made.rows.length < given.length) throw conflict(msg`Уже на согласовании: дождитесь решения или отзовите`)
  await sql`insert into approvals.run_step (run_id, route_step_id)
    select r.id, rs.id from approvals.run r join approvals.route_step rs on rs.version_id = r.version_id
    where r.id = any(${made.rows.map(({ id }) => id)}::integer[]) order by r.id, rs.position`.execute(db)
  const bySubject = new Map(made.rows.map((run) => [keyOf(run.kind, run.subject_id), run]))
  return given.flatMap(({ kind, subjectId }) => bySubject.get(keyOf(kind, subjectId)) ?? [])
}

/** By which each of them goes, found once a kind. @throws Refusal 409 where there is none */
async function withRoutes(call: ApprovalCall, given: readonly NewRun[]): Promise<Starting[]> {
  const routes = new Map<string, PresentRoute>()
  for (const kind of new Set(given.map((one) => one.kind))) {
    const route = await routeToSend(call, kind)
    if (!route) throw conflict(msg`Маршрут согласования не задан: его заводит тот, кто ведёт шаблоны документов`)
    routes.set(kind, route)
  }
  return given.map((one) => ({ ...one, route: routes.get(one.kind)! }))
}

/**
 * Sends subjects along the routes of their kinds, in the caller's transaction; each person who is asked gets one message for all of
 * them. A route without steps does not exist, so nothing is approved by being sent.
 * @param together where they are a part of more that come, told of once
 * @returns ids of the runs, in the order of the subjects
 * @throws Refusal 409 where one is under way already or there is no route
 */
export async function startApprovals(
  call: ApprovalCall,
  given: readonly NewRun[],
  together?: Together,
): Promise<number[]> {
  if (given.length === 0) return []
  const starting = await withRoutes(call, given)
  const runs = await insertRuns(call, starting)
  const { db, today, context, record } = call
  await record(
    ...runs.map(({ id, kind, title }, index) => ({
      subject: 'approvals.run',
      id,
      after: { kind, title, state: 'running', route: starting[index]?.route.number },
    })),
  )
  const told: Told[] = []
  await openFirstStages(runs, { db, today, context, told })
  await tellAll(call, told, together)
  return runs.map(({ id }) => id)
}
/** Sends one subject. @returns the run's id @throws Refusal 409 */
export async function startApproval(call: ApprovalCall, given: NewRun): Promise<number> {
  const [id] = await startApprovals(call, [given])
  return id!
}
