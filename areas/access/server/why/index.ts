import { sql } from 'kysely'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import { t } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import type { Permissions } from '#platform/server/permission.ts'
import type { AccessSubject } from '#platform/server/reasons.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { explainAccess, findWhyAccounts, findWhyRecords } from '../../contract/why.ts'
import { sidesOf } from '../../rules/session-rights.ts'
import { hasLeft, holdingsOf, type AccountHoldings } from '../holdings.ts'
import { grantsOfKeys, otherGivers } from './grants.ts'
import { judgeReasons } from './judge-reasons.ts'

const mostFound = 20
const fullName = sql<string>`coalesce(p.full_name, a.login)`

/** Who would call on each side on which the account may sign in, with the rights of this moment. */
const callersOf = (held: AccountHoldings, accessRules: AccessRules): Caller[] =>
  sidesOf(held, accessRules.permissions).map((side) => ({
    ...side,
    accountId: held.accountId,
    personId: held.personId,
    sessionId: 0,
    expiresAt: 0,
    accessRules,
  }))

/** Keys of an address, `a,b`. @throws Refusal 422 where one is none of ours */
function readKeys(given: string, { find }: Permissions): PermissionKey[] {
  const keys = given.split(',').filter((one) => one !== '')
  return keys.map((key) => {
    const known = find(key)
    if (!known) throw refuse('keys', t`Ожидаются ключи через запятую`)
    return known.key
  })
}

const explain = (subjects: readonly AccessSubject[]) =>
  handle(explainAccess, async ({ params: { id }, query, caller, db, today, house: { accessRules } }) => {
    const { permissions } = accessRules
    const keys = readKeys(query.keys ?? '', permissions)
    const subject = subjects.find((one) => one.id === query.subject)
    if (query.subject !== undefined && !subject) throw refuse('subject', t`О таких записях спросить нельзя`)
    const held = await holdingsOf(db, id, today, permissions)
    const account = await db
      .selectFrom('access.account as a')
      .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
      .where('a.id', '=', id)
      .select([fullName.as('full_name'), hasLeft(today).as('has_left')])
      .executeTakeFirst()
    if (!held || !account) throw notFound()
    const { record: recordId } = query
    const [record = null] =
      subject && recordId !== undefined ? await subject.find(db, { id: recordId }, caller, today) : []
    const sides = callersOf(held, accessRules).map(async (asked) => ({
      client: asked.client,
      roles: [...asked.roles],
      permissions: { read: [...asked.permissions.read], write: [...asked.permissions.write] },
      isSettingUp: held.lacksFactor,
      reasons:
        subject && record
          ? await judgeReasons(db, subject.reasons(asked, sql<number>`${record.id}::integer`, today))
          : [],
    }))
    const of = { accountId: id, keys, hasLeft: account.has_left }
    return {
      account_id: id,
      person_id: held.personId,
      ...account,
      is_blocked: held.status !== 'active',
      sides: await Promise.all(sides),
      grants: keys.length === 0 ? [] : await grantsOfKeys(db, of, permissions),
      givers: keys.length === 0 ? [] : await otherGivers(db, id, keys),
      record,
    }
  })

const findRecords = (subjects: readonly AccessSubject[]) =>
  handle(findWhyRecords, async ({ query, caller, db, today }) => {
    const subject = subjects.find((one) => one.id === query.subject)
    if (!subject) throw refuse('subject', t`О таких записях спросить нельзя`)
    return { items: await subject.find(db, { search: query.search }, caller, today) }
  })

const findAccounts = handle(findWhyAccounts, async ({ query: { search = '', id }, db }) => {
  if (search === '' && id === undefined) return { items: [] }
  const items = await db
    .selectFrom('access.account as a')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .where(containsWords(sql`coalesce(p.search, people.search_text(a.login))`, search))
    .$if(id !== undefined, (found) => found.where('a.id', '=', id ?? 0))
    .select(['a.id', fullName.as('title')])
    .orderBy(sql`coalesce(p.sort_name, a.login)`)
    .orderBy('a.id')
    .limit(mostFound)
    .execute()
  return { items }
})

/** Why somebody has or has not access, told of the records of all areas. */
export function whyOf(areas: readonly Area[]): Area {
  const subjects = areas.flatMap(({ accessSubjects = [] }) => accessSubjects)
  return { endpoints: [explain(subjects), findRecords(subjects), findAccounts] }
}
