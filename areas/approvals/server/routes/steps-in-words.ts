import { sql } from 'kysely'
import { msg, translate } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { RouteDecider, RouteStep, ShownStep } from '../../contract/routes.ts'

export interface RouteWords {
  /** Of posts with targets: the titles of these, by the post and the id. */
  targets: ReadonlyMap<string, readonly { id: number; title: string }[]>
  persons: ReadonlyMap<number, string>
  context: AppContext
}

/** What deciders of these steps are called: a question for each post that names targets, and one for persons. */
export async function readRouteWords(
  { db, today, context }: { db: Database; today: string; context: AppContext },
  steps: readonly RouteStep[],
): Promise<RouteWords> {
  const targets = new Map<string, readonly { id: number; title: string }[]>()
  for (const { key, targets: read } of context.approvals.posts) if (read) targets.set(key, await read(db, today))
  const ids = steps.flatMap(({ deciders }) => deciders.flatMap((one) => (one.by === 'person' ? [one.person_id] : [])))
  const { rows } = await sql<{ id: number; name: string }>`select id, full_name as name from approvals.person
    where id = any(${ids}::integer[])`.execute(db)
  return { targets, persons: new Map(rows.map(({ id, name }) => [id, name])), context }
}

function inWords(decider: RouteDecider, { targets, persons, context }: RouteWords): string {
  if (decider.by === 'person') return persons.get(decider.person_id) ?? msg`Человека больше нет`.toString()
  if (decider.by === 'key') {
    const title = context.accessRules.permissions.find(decider.key)?.title ?? decider.key
    return msg`Доступ «${title}»`.toString()
  }
  const post = context.approvals.posts.find(({ key }) => key === decider.post)
  const title = translate(post?.title ?? decider.post)
  if (decider.target_id === null) return title
  const target =
    targets.get(decider.post)?.find(({ id }) => id === decider.target_id)?.title ?? msg`больше нет`.toString()
  return `${title}: ${target}`
}

export const withWords = ({ stage, title, act, needs, days, deciders }: RouteStep, words: RouteWords): ShownStep => ({
  stage,
  title,
  act,
  needs,
  days,
  deciders,
  words: deciders.map((one) => inWords(one, words)),
})
