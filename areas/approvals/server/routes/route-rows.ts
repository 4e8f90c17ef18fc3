import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { RouteDecider, RouteStep } from '../../contract/routes.ts'

export interface StoredStep extends RouteStep {
  id: number
}
/** Deciders of the step `rs`, as they were given. */
const deciders = sql<RouteDecider[]>`(select coalesce(jsonb_agg(case
    when rd.post is not null then jsonb_build_object('by', 'post', 'post', rd.post, 'target_id', rd.target_id)
    when rd.permission is not null then jsonb_build_object('by', 'key', 'key', rd.permission)
    else jsonb_build_object('by', 'person', 'person_id', rd.person_id) end order by rd.id), '[]')
  from approvals.route_decider rd where rd.step_id = rs.id)`

/** Steps of a version over `approvals.route_step rs`, as JSON in their order. */
export const stepColumns = sql`jsonb_build_object('id', rs.id, 'stage', rs.stage, 'title', rs.title, 'act', rs.act,
  'needs', rs.needs, 'days', rs.days, 'deciders', ${deciders})`

export async function readVersionSteps(db: Database, versionId: number): Promise<StoredStep[]> {
  const { rows } = await sql<{ step: StoredStep }>`
    select ${stepColumns} as step from approvals.route_step rs where rs.version_id = ${versionId} order by rs.position`.execute(
    db,
  )
  return rows.map(({ step }) => step)
}

export interface PresentRoute {
  versionId: number
  number: number
}
/** The route by which a kind is led now: its own, or, of a variant without one, that of the kind. Null where there is none. */
export async function routeOf(db: Database, kind: string): Promise<PresentRoute | null> {
  const { rows } = await sql<PresentRoute>`
    select v.id as "versionId", v.number from approvals.route r
    join approvals.route_version v on v.route_id = r.id and v.number = r.version
    where r.kind in (${kind}, split_part(${kind}, ':', 1)) order by length(r.kind) desc limit 1`.execute(db)
  return rows[0] ?? null
}
