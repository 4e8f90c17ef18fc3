import type { AppContext } from '#platform/server/app-context.ts'
import type { ApprovalKind } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { sql } from 'kysely'
import type { RouteStep } from '../../contract/routes.ts'
import { routeOf, type PresentRoute } from './route-rows.ts'
import { writeVersion } from './write-version.ts'

/** The route of a kind that the school has not edited. */
export const usualSteps = ({ usual = [] }: Pick<ApprovalKind, 'usual'>): RouteStep[] =>
  usual.map(({ title, act, needs, days, posts = [], keys = [] }, index) => ({
    stage: index + 1,
    title: title.toString(),
    act,
    needs,
    days,
    deciders: [
      ...posts.map((post) => ({ by: 'post' as const, post, target_id: null })),
      ...keys.map((key) => ({ by: 'key' as const, key })),
    ],
  }))

/** Writes the usual route of a kind that has never had one; one that was taken off stays off. */
export async function keepUsualRoute(db: Database, kind: Pick<ApprovalKind, 'name' | 'usual'>): Promise<void> {
  const steps = usualSteps(kind)
  if (steps.length === 0) return
  const { rows } = await sql<{ id: number }>`insert into approvals.route (kind) values (${kind.name})
    on conflict (kind) do nothing returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) return
  await writeVersion(db, { routeId: id, number: 1, madeBy: null }, steps)
  await sql`update approvals.route set version = 1 where id = ${id}`.execute(db)
}

/** The route by which something is sent now; null where there is none. */
export async function routeToSend(
  { db, context }: { db: Database; context: AppContext },
  kind: string,
): Promise<PresentRoute | null> {
  const found = await routeOf(db, kind)
  const declared = context.approvals.kindOf(kind)
  if (found !== null || !declared?.usual) return found
  await keepUsualRoute(db, declared)
  return routeOf(db, kind)
}
