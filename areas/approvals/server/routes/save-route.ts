import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import { saveRoute, type RouteDecider, type RouteStep } from '../../contract/routes.ts'
import { requireStaff } from '../find-staff.ts'
import { readRouteKinds } from './route-kinds.ts'
import { writeVersion } from './write-version.ts'

interface Asking {
  db: Database
  today: string
  context: AppContext
}

/** @throws Refusal 422 at the decider */
async function requireDecider(
  { db, today, context }: Asking,
  decider: RouteDecider,
  at: (string | number)[],
): Promise<void> {
  if (decider.by === 'person') return void (await requireStaff(db, decider.person_id, at.join('.'), today))
  if (decider.by === 'key') {
    if (!context.accessRules.permissions.find(decider.key)?.isDeciding)
      throw refuse([...at, 'key'], msg`Такого ключа нет`)
    return
  }
  const post = context.approvals.posts.find(({ key }) => key === decider.post)
  if (!post) throw refuse([...at, 'post'], msg`Такой должности нет`)
  if (!post.targets) {
    if (decider.target_id !== null) throw refuse([...at, 'target_id'], msg`Здесь ничего не выбирают`)
    return
  }
  const targets = await post.targets(db, today)
  if (!targets.some(({ id }) => id === decider.target_id)) throw refuse([...at, 'target_id'], msg`Выберите из списка`)
}

/** Stages go up by one, from one; each decider exists. @throws Refusal 422 */
export async function requireSteps(asking: Asking, kind: string, steps: readonly RouteStep[]): Promise<void> {
  const kinds = await readRouteKinds(asking.db, asking.context.approvals)
  if (!kinds.some((one) => one.kind === kind)) throw refuse('kind', msg`Такого вида нет`)
  let stage = 0
  for (const [index, step] of steps.entries()) {
    if (step.stage !== stage && step.stage !== stage + 1)
      throw refuse(['steps', index, 'stage'], msg`Шаги идут по порядку`)
    ;({ stage } = step)
    if (stage === 0) throw refuse(['steps', index, 'stage'], msg`Шаги идут по порядку`)
    for (const [order, decider] of step.deciders.entries())
      await requireDecider(asking, decider, ['steps', index, 'deciders', order])
  }
}

const titlesOf = (steps: readonly { title: string }[]) => steps.map(({ title }) => title).join(' → ') || null

export const saveRouteHandler = handle(saveRoute, async ({ body, db, caller, today, context, record }) => {
  const { kind, seen, steps } = body
  await requireSteps({ db, today, context }, kind, steps)
  await sql`insert into approvals.route (kind, revision) values (${kind}, 0) on conflict (kind) do nothing`.execute(db)
  const { rows } = await sql<{
    id: number
    revision: number
    latest: number
    version: number | null
    titles: string | null
  }>`
    select r.id, r.revision, r.version, coalesce((select max(number) from approvals.route_version v where v.route_id = r.id), 0) as latest,
      (select string_agg(rs.title, ' → ' order by rs.position) from approvals.route_version v
        join approvals.route_step rs on rs.version_id = v.id where v.route_id = r.id and v.number = r.version) as titles
    from approvals.route r where r.kind = ${kind} for no key update of r`.execute(db)
  const [route] = rows
  if (!route || route.revision !== seen)
    throw outdated(msg`Пока вы работали, маршрут изменили. Обновите страницу и повторите`)
  const version = steps.length === 0 ? null : route.latest + 1
  if (version !== null) await writeVersion(db, { routeId: route.id, number: version, madeBy: caller.personId }, steps)
  const revision = route.revision + 1
  await sql`update approvals.route set version = ${version}, revision = ${revision} where id = ${route.id}`.execute(db)
  await record({
    subject: 'approvals.route',
    id: route.id,
    before: { steps: route.titles },
    after: { steps: titlesOf(steps), kind },
  })
  return { kind, revision, version }
})
