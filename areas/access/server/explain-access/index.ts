import { sql } from 'kysely'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import type { Permissions } from '#platform/server/permission.ts'
import type { AccessSubject } from '#platform/server/access-subject.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { explainAccess, findExplainedAccounts, findExplainedRecords } from '../../contract/explain-access.ts'
import { sidesOf } from '../../rules/session-rights.ts'
import { hasLeft, holdingsOf, type AccountHoldings } from '../holdings.ts'
import { grantsOfKeys, otherGivers } from './grants.ts'
import { evaluateReasons } from './evaluate-reasons.ts'

const maxFound = 20
const fullName = sql<string>`coalesce(p.full_name, a.login)`

/** Who would call on each side on which the account may sign in, with the rights of this moment. */
const callersOf = (holdings: AccountHoldings, accessRules: AccessRules): Caller[] =>
  sidesOf(holdings, accessRules.permissions).map((side) => ({
    ...side,
    accountId: holdings.accountId,
    personId: holdings.personId,
    sessionId: 0,
    expiresAt: 0,
    accessRules,
  }))

/** Keys of an address, `a,b`. @throws Refusal 422 where one is none of ours */
function readKeys(given: string, { find }: Permissions): PermissionKey[] {
  const keys = given.split(',').filter((one) => one !== '')
  return keys.map((key) => {
    const known = find(key)
    if (!known) throw refuse('keys', msg`Ожидаются ключи через запятую`)
    return known.key
  })
}

const explain = (subjects: readonly AccessSubject[]) =>
  handle(explainAccess, async ({ params: { id }, query, caller, db, today, context: { accessRules } }) => {
    const { permissions } = accessRules
    const keys = readKeys(query.keys ?? '', permissions)
    const subject = subjects.find((one) => one.id === query.subject)
    if (query.subject !== undefined && !subject) throw refuse('subject', msg`О таких записях спросить нельзя`)
    const holdings = await holdingsOf(db, id, today, permissions)
    const account = await db
      .selectFrom('access.account as a')
      .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
      .where('a.id', '=', id)
      .select([fullName.as('full_name'), hasLeft(today).as('has_left')])
      .executeTakeFirst()
    if (!holdings || !account) throw notFound()
    const { record: recordId } = query
    const [record = null] =
      subject && recordId !== undefined ? await subject.find(db, { id: recordId }, caller, today) : []
    const sides = callersOf(holdings, accessRules).map(async (requested) => ({
      client: requested.client,
      roles: [...requested.roles],
      permissions: { read: [...requested.permissions.read], write: [...requested.permissions.write] },
      isSettingUp: holdings.isWithoutFactor,
      reasons:
        subject && record
          ? await evaluateReasons(
              db,
              subject.reasons(requested, sql<number>`${record.id}::integer`, today),
              accessRules.reasonTexts,
            )
          : [],
    }))
    const of = { accountId: id, keys, hasLeft: account.has_left, today }
    return {
      account_id: id,
      person_id: holdings.personId,
      ...account,
      is_blocked: holdings.status !== 'active',
      sides: await Promise.all(sides),
      grants: keys.length === 0 ? [] : await grantsOfKeys(db, of, accessRules),
      givers: keys.length === 0 ? [] : await otherGivers(db, id, keys),
      record,
    }
  })

const findRecords = (subjects: readonly AccessSubject[]) =>
  handle(findExplainedRecords, async ({ query, caller, db, today }) => {
    const subject = subjects.find((one) => one.id === query.subject)
    if (!subject) throw refuse('subject', msg`О таких записях спросить нельзя`)
    return { items: await subject.find(db, { search: query.search }, caller, today) }
  })

const findExplainedAccountsHandler = handle(findExplainedAccounts, async ({ query: { search = '', id }, db }) => {
  if (search === '' && id === undefined) return { items: [] }
  const items = await db
    .selectFrom('access.account as a')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .where(containsWords(sql`coalesce(p.search, platform.search_text(a.login))`, search))
    .$if(id !== undefined, (found) => found.where('a.id', '=', id ?? 0))
    .select(['a.id', fullName.as('title')])
    .orderBy(sql`coalesce(p.sort_name, a.login)`)
    .orderBy('a.id')
    .limit(sql.lit(maxFound))
    .execute()
  return { items }
})

/** Why somebody has or has not access, told of the records of all areas. */
export function explainAccessArea(areas: readonly Area[]): Area {
  const subjects = areas.flatMap(({ accessSubjects = [] }) => accessSubjects)
  return { endpoints: [explain(subjects), findRecords(subjects), findExplainedAccountsHandler] }
}
