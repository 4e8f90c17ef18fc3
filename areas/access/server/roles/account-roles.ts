import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import {
  giveRole,
  limitRole,
  readAccountRoles,
  takeRole,
  type AccountRoles,
  type RoleLimits,
} from '../../contract/account-roles.ts'
import { pasRoles, pasUsers } from '../../contract/permissions.ts'
import { instant } from '../instant.ts'
import { grantsOf } from './change-roles.ts'
import { requireCovered, requireGrantor, type Grantor } from './grantor.ts'
import { keepingRights } from './keep-rights.ts'
import { areSameLimits, limitTargets, namedLimits, storeLimits, type Limit } from './role-limits.ts'
import { publishRights } from './publish-rights.ts'

type GrantedRoles = AccountRoles['items']
const givers = [pasRoles, pasUsers] as const

const grantedRoles = (db: Database, accessRules: AccessRules, accountId: number): Promise<GrantedRoles> =>
  db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.role as r', 'r.id', 'ar.role_id')
    .where('ar.account_id', '=', accountId)
    .select([
      'r.id as role_id',
      'r.title',
      instant('ar.granted_at').as('granted_at'),
      namedLimits(accessRules).as('limits'),
    ])
    .orderBy('r.id')
    .execute()

/** Held till the end of the transaction. @throws Refusal 404 */
async function lockAccount(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select from access.account where id = ${id} for no key update`.execute(db)
  if (rows.length === 0) throw notFound()
}

/**
 * The role, if the grantor may give it. The role ceasar, which may grant what it does not hold, comes from its own only.
 * @throws Refusal 422, 403
 */
export async function requireGivable(
  db: Database,
  grantor: Grantor,
  roleId: number,
  limits: readonly Limit[],
): Promise<void> {
  const role = await db.selectFrom('access.role').where('id', '=', roleId).select(['name']).executeTakeFirst()
  if (!role) throw refuse('role_id', msg`Такой роли нет`)
  const grants = await grantsOf(db, roleId)
  if (role.name === 'ceasar' && !grantor.isCeasar) throw forbidden(msg`Эту роль выдаёт только суперадминистратор`)
  requireCovered(grantor, grants)
  if (limits.length === 0) return
  if (
    role.name === 'ceasar' ||
    grants.some(({ key, level }) => grantor.permissions.find(key)?.limited === 'never' && level === 'write')
  )
    throw refuse('limits', msg`Эта роль управляет всей школой: ограничить её классом или кафедрой нельзя`)
}

/** «Завуч (7А, 7Б)». */
const inWords = ({ title, limits }: { title: string; limits: RoleLimits }) =>
  limits.length === 0 ? title : `${title} (${limits.map((limit) => limit.title).join(', ')})`
const auditedValues = (id: number, before: GrantedRoles, after: GrantedRoles) => ({
  subject: 'access.account',
  id,
  before: { roles: before.map(inWords) },
  after: { roles: after.map(inWords) },
})
const answer = async (db: Database, items: GrantedRoles, { caller, today }: { caller: Caller; today: string }) => ({
  items,
  targets: await limitTargets(db, caller.accessRules, today),
})

const readAccountRolesHandler = handle(readAccountRoles, async ({ params: { id }, db, caller, today }) => {
  const account = await db.selectFrom('access.account').where('id', '=', id).select('id').executeTakeFirst()
  if (!account) throw notFound()
  return answer(db, await grantedRoles(db, caller.accessRules, id), { caller, today })
})

interface Doing {
  db: Database
  caller: Caller
  today: string
  record: (...changes: Change[]) => Promise<void>
  publish: Publish
}
interface Giving {
  accountId: number
  roleId: number
}
/**
 * Gives a role to an account, within limits. @returns what it holds then
 * @throws Refusal 403 for what the caller may not grant, 404, 409 where it is held already, 422
 */
export const giveRoleTo = async (
  { accountId, roleId, limits = [] }: Giving & { limits?: readonly Limit[] },
  { db, caller, today, record, publish }: Doing,
): Promise<GrantedRoles> =>
  keepingRights(db, today, async () => {
    const grantor = await requireGrantor(db, caller, today, givers)
    await lockAccount(db, accountId)
    await requireGivable(db, grantor, roleId, limits)
    const before = await grantedRoles(db, caller.accessRules, accountId)
    if (before.some(({ role_id }) => role_id === roleId)) throw conflict(msg`Эта роль у человека уже есть`)
    await db.insertInto('access.account_role').values({ account_id: accountId, role_id: roleId }).execute()
    await storeLimits(db, { accountId, roleId, ...caller.accessRules }, limits)
    const after = await grantedRoles(db, caller.accessRules, accountId)
    await record(auditedValues(accountId, before, after))
    publishRights(publish, [accountId])
    return after
  })

/** Takes a role from an account. @returns what it holds then @throws Refusal 403, 404, 409 */
export const takeRoleFrom = async (
  { accountId, roleId }: Giving,
  { db, caller, today, record, publish }: Doing,
): Promise<GrantedRoles> =>
  keepingRights(db, today, async () => {
    const grantor = await requireGrantor(db, caller, today, givers)
    await lockAccount(db, accountId)
    const before = await grantedRoles(db, caller.accessRules, accountId)
    if (!before.some(({ role_id }) => role_id === roleId))
      throw notFound(msg`Этой роли у человека уже нет. Обновите страницу`)
    const { name } = await db
      .selectFrom('access.role')
      .where('id', '=', roleId)
      .select('name')
      .executeTakeFirstOrThrow()
    if (name === 'ceasar' && !grantor.isCeasar) throw forbidden(msg`Эту роль забирает только суперадминистратор`)
    await db
      .deleteFrom('access.account_role')
      .where('account_id', '=', accountId)
      .where('role_id', '=', roleId)
      .execute()
    const after = await grantedRoles(db, caller.accessRules, accountId)
    await record(auditedValues(accountId, before, after))
    publishRights(publish, [accountId])
    return after
  })

const giveRoleHandler = handle(giveRole, async ({ params, body, ...doing }) =>
  answer(doing.db, await giveRoleTo({ accountId: params.id, roleId: body.role_id, limits: body.limits }, doing), doing),
)

const limitRoleHandler = handle(limitRole, async ({ params: { id, role }, body, caller, db, today, record, publish }) =>
  keepingRights(db, today, async () => {
    const grantor = await requireGrantor(db, caller, today, givers)
    await lockAccount(db, id)
    const before = await grantedRoles(db, caller.accessRules, id)
    const granted = before.find(({ role_id }) => role_id === role)
    if (!granted) throw notFound(msg`Этой роли у человека уже нет. Обновите страницу`)
    if (!areSameLimits(granted.limits, body.seen))
      throw conflict(msg`Пределы уже изменили: ${inWords(granted)}. Повторите`)
    await requireGivable(db, grantor, role, body.limits)
    await storeLimits(db, { accountId: id, roleId: role, ...caller.accessRules }, body.limits)
    const after = await grantedRoles(db, caller.accessRules, id)
    await record(auditedValues(id, before, after))
    publishRights(publish, [id])
    return answer(db, after, { caller, today })
  }),
)

const takeRoleHandler = handle(takeRole, async ({ params, ...doing }) =>
  answer(doing.db, await takeRoleFrom({ accountId: params.id, roleId: params.role }, doing), doing),
)

export const accountRoleHandlers = [readAccountRolesHandler, giveRoleHandler, limitRoleHandler, takeRoleHandler]
