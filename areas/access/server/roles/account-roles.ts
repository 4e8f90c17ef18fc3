import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { conflict, forbidden, notFound, outdatedOrGone, refuse } from '#platform/server/refusal.ts'
import {
  giveRole,
  limitRole,
  readAccountRoles,
  takeRole,
  type AccountRoles,
  type RoleLimits,
} from '../../contract/account-roles.ts'
import { defaultRoleTitles } from '../../rules/default-rights.ts'
import { instant } from '../instant.ts'
import { grantsOf } from './role-parts.ts'
import { findGrantor, isGrantable, type Grantor } from './grantor.ts'
import { keepingRights } from './keep-rights.ts'
import { areSameLimits, limitTargets, namedLimits, storeLimits, type Limit } from './role-limits.ts'
import { publishRights } from './publish-rights.ts'

type GrantedRoles = AccountRoles['items']

const grantedRoles = (
  db: Database,
  { accessRules, grantor }: { accessRules: AccessRules; grantor: Grantor | null },
  accountId: number,
): Promise<GrantedRoles> =>
  db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.role as r', 'r.id', 'ar.role_id')
    .where('ar.account_id', '=', accountId)
    .select([
      'r.id as role_id',
      'r.title',
      instant('ar.granted_at').as('granted_at'),
      namedLimits(accessRules).as('limits'),
      mayChange(grantor, accountId).as('may_grant'),
    ])
    .orderBy('r.id')
    .execute()

/** Nobody but the superadministrator changes the roles of their own account. */
const isOwn = (grantor: Grantor, accountId: number) => accountId === grantor.accountId && !grantor.isCeasar
/** Whether the role `r` may be given to or taken from the account. */
const mayChange = (grantor: Grantor | null, accountId: number) =>
  grantor === null || isOwn(grantor, accountId) ? sql<boolean>`false` : isGrantable(grantor)

/** Held till the end of the transaction. @throws Refusal 404 */
async function lockAccount(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select from access.account where id = ${id} for no key update`.execute(db)
  if (rows.length === 0) throw notFound()
}

/** «Суперадминистратор, Директор». */
async function granterTitles(db: Database, roleId: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select gr.title from access.role_granter g join access.role gr on gr.id = g.granter_id
    where g.role_id = ${roleId} order by gr.id`.execute(db)
  return rows.map(({ title }) => title).join(', ') || defaultRoleTitles.ceasar
}

/** @throws Refusal 403 where the grantor may not give and take the role, 422 where there is none */
async function requireGrantable(db: Database, grantor: Grantor, roleId: number): Promise<void> {
  const role = await db
    .selectFrom('access.role as r')
    .where('r.id', '=', roleId)
    .select(['r.title', isGrantable(grantor).as('may_grant')])
    .executeTakeFirst()
  if (!role) throw refuse('role_id', msg`Такой роли нет`)
  if (!role.may_grant) throw forbidden(msg`Роль «${role.title}» выдают и забирают: ${await granterTitles(db, roleId)}`)
}

/** Who changes the roles of an account. @throws Refusal 403 for one's own account, and under impersonation */
async function requireRoleGrantor(
  db: Database,
  { caller, today }: { caller: Caller; today: string },
  accountId: number,
): Promise<Grantor> {
  const grantor = await findGrantor(db, caller, today)
  if (!grantor) throw forbidden()
  if (isOwn(grantor, accountId)) throw forbidden(msg`Свои роли меняет только суперадминистратор`)
  return grantor
}

/**
 * The role with these limits, if the grantor may give it.
 * @throws Refusal 422, 403
 */
export async function requireGivable(
  db: Database,
  grantor: Grantor,
  roleId: number,
  limits: readonly Limit[],
): Promise<void> {
  await requireGrantable(db, grantor, roleId)
  if (limits.length === 0) return
  const grants = await grantsOf(db, roleId)
  if (grants.some(({ key, level }) => grantor.permissions.find(key)?.limited === 'never' && level === 'write'))
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
/** Roles that the account does not hold and the grantor may give it. */
const grantableRoles = (db: Database, grantor: Grantor | null, accountId: number) =>
  db
    .selectFrom('access.role as r')
    .where(mayChange(grantor, accountId))
    .where(
      sql<boolean>`not exists (select from access.account_role held
        where held.role_id = r.id and held.account_id = ${accountId})`,
    )
    .select(['r.id', 'r.title'])
    .orderBy('r.title')
    .execute()

async function answer(
  db: Database,
  { caller, today }: { caller: Caller; today: string },
  accountId: number,
): Promise<AccountRoles> {
  const grantor = await findGrantor(db, caller, today)
  return {
    items: await grantedRoles(db, { accessRules: caller.accessRules, grantor }, accountId),
    grantable: await grantableRoles(db, grantor, accountId),
    targets: await limitTargets(db, caller.accessRules, today),
  }
}

const readAccountRolesHandler = handle(readAccountRoles, async ({ params: { id }, db, caller, today }) => {
  const account = await db.selectFrom('access.account').where('id', '=', id).select('id').executeTakeFirst()
  if (!account) throw notFound()
  return answer(db, { caller, today }, id)
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
 * Gives a role to an account, within limits.
 * @throws Refusal 403 for what the caller may not grant, 404, 409 where it is held already, 422
 */
export const giveRoleTo = async (
  { accountId, roleId, limits = [] }: Giving & { limits?: readonly Limit[] },
  { db, caller, today, record, publish }: Doing,
): Promise<void> =>
  keepingRights(db, today, async () => {
    const grantor = await requireRoleGrantor(db, { caller, today }, accountId)
    const asking = { accessRules: caller.accessRules, grantor }
    await lockAccount(db, accountId)
    await requireGivable(db, grantor, roleId, limits)
    const before = await grantedRoles(db, asking, accountId)
    if (before.some(({ role_id }) => role_id === roleId)) throw conflict(msg`Эта роль у человека уже есть`)
    await db.insertInto('access.account_role').values({ account_id: accountId, role_id: roleId }).execute()
    await storeLimits(db, { accountId, roleId, ...caller.accessRules }, limits)
    await record(auditedValues(accountId, before, await grantedRoles(db, asking, accountId)))
    publishRights(publish, [accountId])
  })

/** Takes a role from an account. @returns the limits within which it was held @throws Refusal 403, 404, 409 */
export const takeRoleFrom = async (
  { accountId, roleId }: Giving,
  { db, caller, today, record, publish }: Doing,
): Promise<Limit[]> =>
  keepingRights(db, today, async () => {
    const grantor = await requireRoleGrantor(db, { caller, today }, accountId)
    const asking = { accessRules: caller.accessRules, grantor }
    await lockAccount(db, accountId)
    const before = await grantedRoles(db, asking, accountId)
    const held = before.find(({ role_id }) => role_id === roleId)
    if (held === undefined) throw outdatedOrGone(msg`Этой роли у человека уже нет. Обновите страницу`)
    await requireGrantable(db, grantor, roleId)
    await db
      .deleteFrom('access.account_role')
      .where('account_id', '=', accountId)
      .where('role_id', '=', roleId)
      .execute()
    await record(auditedValues(accountId, before, await grantedRoles(db, asking, accountId)))
    publishRights(publish, [accountId])
    return held.limits.map(({ kind, id }) => ({ kind, id }))
  })

const giveRoleHandler = handle(giveRole, async ({ params, body, ...doing }) => {
  await giveRoleTo({ accountId: params.id, roleId: body.role_id, limits: body.limits }, doing)
  return answer(doing.db, doing, params.id)
})

const limitRoleHandler = handle(limitRole, async ({ params: { id, role }, body, caller, db, today, record, publish }) =>
  keepingRights(db, today, async () => {
    const grantor = await requireRoleGrantor(db, { caller, today }, id)
    const asking = { accessRules: caller.accessRules, grantor }
    await lockAccount(db, id)
    const before = await grantedRoles(db, asking, id)
    const granted = before.find(({ role_id }) => role_id === role)
    if (!granted) throw outdatedOrGone(msg`Этой роли у человека уже нет. Обновите страницу`)
    if (!areSameLimits(granted.limits, body.seen))
      throw conflict(msg`Пределы уже изменили: ${inWords(granted)}. Повторите`)
    await requireGivable(db, grantor, role, body.limits)
    await storeLimits(db, { accountId: id, roleId: role, ...caller.accessRules }, body.limits)
    await record(auditedValues(id, before, await grantedRoles(db, asking, id)))
    publishRights(publish, [id])
    return answer(db, { caller, today }, id)
  }),
)

const takeRoleHandler = handle(takeRole, async ({ params, ...doing }) => {
  await takeRoleFrom({ accountId: params.id, roleId: params.role }, doing)
  return answer(doing.db, doing, params.id)
})

export const accountRoleHandlers = [readAccountRolesHandler, giveRoleHandler, limitRoleHandler, takeRoleHandler]
