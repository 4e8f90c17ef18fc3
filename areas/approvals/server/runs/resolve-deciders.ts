import { sql } from 'kysely'
import { holdersOfKey } from '#areas/access/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { RouteDecider } from '../../contract/routes.ts'
import type { Act } from '../../rules/words.ts'

/** Whose paper it is, and which. */
export interface Asked {
  kind: string
  subjectId: number | null
  authorId: number
  unitId: number | null
  today: string
  context: AppContext
}

async function personsOf(db: Database, decider: RouteDecider, asked: Asked): Promise<readonly number[]> {
  if (decider.by === 'person') return [decider.person_id]
  const { context, today } = asked
  if (decider.by === 'key') return holdersOfKey(db, decider.key, today, context.accessRules.permissions)
  const post = context.approvals.posts.find(({ key }) => key === decider.post)
  return post ? post.resolve(db, { ...asked, targetId: decider.target_id }) : []
}

/** Of persons those who can come and decide: not in the archive, with an account that is open. */
async function present(db: Database, persons: readonly number[]): Promise<number[]> {
  if (persons.length === 0) return []
  const { rows } = await sql<{ id: number }>`select p.id from approvals.person p
    join access.account a on a.id = p.admin_user_id and a.status = 'active'
    where p.id = any(${[...new Set(persons)]}::integer[]) and p.archived_at is null order by p.sort_name, p.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Everybody who could decide at a step today, whoever the author is. */
export async function findHolders(db: Database, deciders: readonly RouteDecider[], asked: Asked): Promise<number[]> {
  const found: number[] = []
  for (const decider of deciders) found.push(...(await personsOf(db, decider, asked)))
  return present(db, found)
}

/** Nobody approves or signs a paper of their own. */
export const withoutAuthor = (act: Act, persons: readonly number[], authorId: number): number[] =>
  persons.filter((person) => act === 'acquaint' || person !== authorId)

/** Who decides at a step today. */
export const resolveDeciders = async (
  db: Database,
  { act, deciders }: { act: Act; deciders: readonly RouteDecider[] },
  asked: Asked,
): Promise<number[]> => withoutAuthor(act, await findHolders(db, deciders, asked), asked.authorId)

/** Names those steps of a route at which the same persons decide: by what its posts depend on. */
export function dependenceOf(
  deciders: readonly RouteDecider[],
  { subjectId, authorId, unitId, context }: Asked,
): string {
  const posts = context.approvals.posts
  const on = deciders.map((one) => (one.by === 'post' ? posts.find(({ key }) => key === one.post) : null))
  if (on.some((post) => post?.dependsOn === 'subject')) return `subject ${subjectId}`
  return on.some((post) => post && post.dependsOn !== 'nothing') ? `author ${authorId} ${unitId}` : ''
}
