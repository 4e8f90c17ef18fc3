import { sql } from 'kysely'
import { closingObjection, keepingRights, returningObjection } from '#areas/access/server/index.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { forbidden } from '#platform/server/refusal.ts'

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
/** Whose open account a plan takes its roles, from which day on (today at the earliest), or gives them back. */
interface RolesChange {
  accountId: number
  from: string
  isReturn: boolean
}

/** What a plan does to the roles of the person's open account; null: nothing. */
async function rolesChangeBy({ db, today }: Asking, { personId, id = 0, to }: Plan): Promise<RolesChange | null> {
  // a person without posts holds the roles without an end, `hasLeft`
  const { rows } = await sql<RolesChange>`
    select a.id as "accountId", greatest(planned.until, ${today}::date)::text as from,
      planned.until > present.until as "isReturn"
    from people.person p join access.account a on a.id = p.admin_user_id and a.status = 'active',
      lateral (select coalesce(max(coalesce(upper(e.during), 'infinity')), 'infinity') as until
        from people.employment e where e.person_id = p.id) present,
      lateral (select max(one.until) as until from (
        select coalesce(upper(e.during), 'infinity') as until from people.employment e
          where e.person_id = p.id and e.id <> ${id}
        union all select coalesce(${to ?? null}::date + 1, 'infinity') where ${to !== undefined}) one) planned
    where p.id = ${personId} and case when present.until > ${today}::date then planned.until < present.until
      else planned.until > ${today}::date end`.execute(db)
  return rows[0] ?? null
}
const objectionTo = ({ db, caller, today }: Asking, { accountId, isReturn }: RolesChange): Promise<Text | null> =>
  (isReturn ? returningObjection : closingObjection)(db, caller, today, accountId)

/** Why the caller may not do this with a post, in words that say who may; null: they may. */
export async function postObjection(asking: Asking, plan: Plan): Promise<Text | null> {
  const ofRoles = await rolesChangeBy(asking, plan)
  return ofRoles && objectionTo(asking, ofRoles)
}

/**
 * Changes a post of a person held by the caller's transaction. Roles go with the last post and come back with a new one: to
 * end it, from today or from a day to come, takes what closing the account takes; to come back takes the same granting.
 * @throws Refusal 403 for an open account above the caller's granting, 409 where nobody would be left who may change rights
 */
export async function changingPosts<T>(asking: Asking, plan: Plan, change: () => Promise<T>): Promise<T> {
  const ofRoles = await rolesChangeBy(asking, plan)
  if (ofRoles === null) return change()
  const objection = await objectionTo(asking, ofRoles)
  if (objection) throw forbidden(objection)
  return ofRoles.isReturn ? change() : keepingRights(asking.db, ofRoles.from, change)
}
