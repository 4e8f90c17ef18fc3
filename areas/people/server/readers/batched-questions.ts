import { sql, type RawBuilder } from 'kysely'
import type { EqualRights } from '#areas/access/server/index.ts'
import type { AccessRules, Requester } from '#platform/server/access-rules.ts'
import type { Database } from '#platform/server/database.ts'

/** Accounts with equal rights, as one asker whose person is the column `r.person_id`. */
export interface RequesterGroup {
  requester: Requester
  members: EqualRights['members']
}
/** A value over the members of some askers; what is null for a member is not answered. */
export interface Question<T> {
  id: string
  requesters: RequesterGroup
  value: RawBuilder<T>
}
interface Answered<T> {
  id: string
  account_id: number
  client: number
  value: T
}

export const asRequesters = (groups: readonly EqualRights[], accessRules: AccessRules): RequesterGroup[] =>
  groups.flatMap(({ rights, members }) =>
    [true, false].flatMap((hasPerson) => {
      const own = members.filter(({ personId }) => (personId !== null) === hasPerson)
      const requester: Requester = { ...rights, accessRules, personId: hasPerson ? sql.ref('r.person_id') : null }
      return own.length === 0 ? [] : [{ requester, members: own }]
    }),
  )

const tableOf = (members: EqualRights['members']) => sql`unnest(
  ${members.map(({ accountId }) => accountId)}::integer[], ${members.map(({ personId }) => personId)}::integer[])`

/** The questions of one id, client and text at once: rights that differ elsewhere make no difference here. */
function merged<T>(db: Database, questions: readonly Question<T>[]): Question<T>[] {
  const alike = Map.groupBy(questions, ({ id, requesters, value }) => {
    const { sql: text, parameters } = sql`select ${value}`.compile(db)
    return JSON.stringify([id, requesters.requester.client, text, parameters])
  })
  return [...alike.values()].flatMap((same) =>
    same[0]
      ? [{ ...same[0], requesters: { ...same[0].requesters, members: same.flatMap((one) => one.requesters.members) } }]
      : [],
  )
}

/** The same value of several accounts. */
interface Row<T> extends Omit<Answered<T>, 'account_id'> {
  accounts: number[]
}

/** What is answered, in one query whose length does not depend on how many people there are. */
export async function askInBatches<T>(db: Database, questions: readonly Question<T>[]): Promise<Answered<T>[]> {
  const each = merged(db, questions).map(
    ({ id, requesters: { requester, members }, value }) => sql`
      select id, client, value, array_agg(account_id) as accounts
      from (select ${id}::text as id, r.account_id, ${requester.client}::integer as client, ${value} as value
        from ${tableOf(members)} r(account_id, person_id) offset 0) answered where value is not null group by 1, 2, 3`,
  )
  if (each.length === 0) return []
  const { rows } = await sql<Row<T>>`${sql.join(each, sql` union all `)}`.execute(db)
  return rows.flatMap(({ accounts, ...answer }) => accounts.map((account_id) => ({ ...answer, account_id })))
}
