import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { RouteStep } from '../../contract/routes.ts'

interface NewVersion {
  routeId: number
  number: number
  madeBy: number | null
}

/** Writes a version of a route with its steps. Versions are never changed: what is under way keeps its own. */
export async function writeVersion(
  db: Database,
  { routeId, number, madeBy }: NewVersion,
  steps: readonly RouteStep[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`insert into approvals.route_version (route_id, number, made_by)
    values (${routeId}, ${number}, ${madeBy}) returning id`.execute(db)
  const versionId = rows[0]!.id
  for (const [index, { stage, title, act, needs, days, deciders }] of steps.entries()) {
    const step = await db
      .insertInto('approvals.route_step')
      .values({ version_id: versionId, stage, position: index + 1, title, act, needs, days })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('approvals.route_decider')
      .values(
        deciders.map((one) => ({
          step_id: step.id,
          post: one.by === 'post' ? one.post : null,
          target_id: one.by === 'post' ? one.target_id : null,
          permission: one.by === 'key' ? one.key : null,
          person_id: one.by === 'person' ? one.person_id : null,
        })),
      )
      .execute()
  }
}
