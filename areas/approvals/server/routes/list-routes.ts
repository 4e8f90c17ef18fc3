import { sql } from 'kysely'
import { translate } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { listRoutes, readRouteVersions } from '../../contract/routes.ts'
import { instant } from '#areas/access/server/index.ts'
import { readRouteKinds } from './route-kinds.ts'
import { stepColumns, type StoredStep } from './route-rows.ts'
import { usualSteps } from './usual-route.ts'
import { readRouteWords, withWords } from './steps-in-words.ts'

interface RouteRow {
  kind: string
  revision: number
  version: number | null
  running: number
  steps: StoredStep[]
}

const runningBy = (version: string) =>
  sql`(select count(*)::int from approvals.run where state = 'running' and version_id = ${sql.ref(version)})`
const stepsBy = (
  version: string,
) => sql`coalesce((select jsonb_agg(${stepColumns} order by rs.position) from approvals.route_step rs
  where rs.version_id = ${sql.ref(version)}), '[]')`

async function readRouteRows(db: Database): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    select r.kind, r.revision, r.version, ${stepsBy('v.id')} as steps,
      (select count(*)::int from approvals.run run where run.state = 'running' and run.kind = r.kind) as running
    from approvals.route r left join approvals.route_version v on v.route_id = r.id and v.number = r.version`.execute(
    db,
  )
  return rows
}

export const listRoutesHandler = handle(listRoutes, async ({ db, today, context }) => {
  const { approvals, accessRules } = context
  const rows = await readRouteRows(db)
  const usual = new Map(approvals.kinds.map((kind) => [kind.name, usualSteps(kind)]))
  const words = await readRouteWords(
    { db, today, context },
    rows.flatMap(({ steps }) => steps),
  )
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  const kinds = await readRouteKinds(db, approvals)
  return {
    items: kinds.map((one) => {
      const {
        revision = 0,
        version = null,
        running = 0,
        steps = usual.get(one.kind) ?? [],
      } = byKind.get(one.kind) ?? {}
      return { ...one, revision, version, running, steps: steps.map((step) => withWords(step, words)) }
    }),
    posts: approvals.posts.map(({ key, title, kind = null }) => ({
      key,
      title: translate(title),
      kind,
      targets: words.targets.has(key) ? [...(words.targets.get(key) ?? [])] : null,
    })),
    keys: accessRules.permissions.all.filter(({ isDeciding }) => isDeciding).map(({ key, title }) => ({ key, title })),
  }
})

interface VersionRow {
  number: number
  made_at: string
  made_by: string | null
  is_present: boolean
  running: number
  steps: StoredStep[]
}
const maxVersions = 100
export const readRouteVersionsHandler = handle(readRouteVersions, async ({ query: { kind }, db, today, context }) => {
  const { rows } = await sql<VersionRow>`
    select v.number, ${instant('v.made_at')} as made_at, p.short_name as made_by, v.number is not distinct from r.version as is_present,
      ${runningBy('v.id')} as running, ${stepsBy('v.id')} as steps
    from approvals.route r join approvals.route_version v on v.route_id = r.id left join approvals.person p on p.id = v.made_by
    where r.kind = ${kind} order by v.number desc limit ${sql.lit(maxVersions)}`.execute(db)
  const words = await readRouteWords(
    { db, today, context },
    rows.flatMap(({ steps }) => steps),
  )
  return {
    items: rows.map(({ steps, ...version }) => ({ ...version, steps: steps.map((step) => withWords(step, words)) })),
  }
})
