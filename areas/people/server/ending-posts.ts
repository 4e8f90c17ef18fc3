import { sql } from 'kysely'
import { closingObjection, keepingRights, requireClosable } from '#areas/access/server/index.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'

interface Asking {
  db: Database
  caller: Caller
  today: string
}
/** What is to become of one post of a person. */
interface Plan {
  personId: number
  /** The post, where it stands already. */
  id?: number
  /** Its last day, null without an end; left out where the post is taken away. */
  to?: string | null
}
/** Whose account loses its roles, and from which day on, today at the earliest. */
interface Leaving {
  accountId: number
  from: string
}

/** Whether a plan lets the person leave earlier than it stands now, having an open account; null: it takes nothing away. */
async function leavingBy({ db, today }: Asking, { personId, id = 0, to }: Plan): Promise<Leaving | null> {
  // a person without posts holds the roles without an end, `hasLeft`
  const { rows } = await sql<Leaving>`
    select a.id as "accountId", greatest(planned.until, ${today}::date)::text as from
    from people.person p join access.account a on a.id = p.admin_user_id and a.status = 'active',
      lateral (select coalesce(max(coalesce(upper(e.during), 'infinity')), 'infinity') as until
        from people.employment e where e.person_id = p.id) present,
      lateral (select max(one.until) as until from (
        select coalesce(upper(e.during), 'infinity') as until from people.employment e
          where e.person_id = p.id and e.id <> ${id}
        union all select coalesce(${to ?? null}::date + 1, 'infinity') where ${to !== undefined}) one) planned
    where p.id = ${personId} and planned.until < present.until and present.until > ${today}::date`.execute(db)
  return rows[0] ?? null
}

/** Why the caller may not do this with a post, in words that say who may; null: they may. */
export async function endingObjection(asking: Asking, plan: Plan): Promise<Text | null> {
  const leaving = await leavingBy(asking, plan)
  return leaving && closingObjection(asking.db, asking.caller, asking.today, leaving.accountId)
}

/**
 * Changes a post of a person held by the caller's transaction. Roles go with the last post, so to end it, from today or
 * from a day to come, takes what closing the account takes.
 * @throws Refusal 403 for an open account that the caller may not close, 409 where nobody would be left who may change rights
 */
export async function endingPosts<T>(asking: Asking, plan: Plan, change: () => Promise<T>): Promise<T> {
  const leaving = await leavingBy(asking, plan)
  if (leaving === null) return change()
  const { db, caller, today } = asking
  await requireClosable(db, caller, today, leaving.accountId)
  return keepingRights(db, leaving.from, change)
}
