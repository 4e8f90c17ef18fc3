import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readAccountCard, readAccountHistory, type AccountCard } from '../contract/account-card.ts'
import { ofRecord, readHistory } from './history/read-history.ts'
import { instant } from './instant.ts'
import { mailOf } from './restore-link.ts'
import { findGrantor, mayManageAccount } from './roles/grantor.ts'
import { sayReason } from './accounts/merged-reason.ts'
import { requiresFactor, hasFactorSql } from './second-factor/standing.ts'

const lastSignIns = 10

const readRoles = (db: Database, accountId: number) =>
  db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.role as r', 'r.id', 'ar.role_id')
    .where('ar.account_id', '=', accountId)
    .select(['r.id', 'r.title', instant('ar.granted_at').as('granted_at')])
    .orderBy('r.id')
    .execute()

const readSignIns = (db: Database, accountId: number) =>
  db
    .selectFrom('access.session as s')
    .leftJoin('access.person as actor', 'actor.admin_user_id', 's.actor_account_id')
    .where('s.account_id', '=', accountId)
    .select([
      's.id',
      's.device',
      sql<string | null>`host(s.address)`.as('address'),
      instant('s.started_at').as('started_at'),
      instant('s.seen_at').as('seen_at'),
      sql<string | null>`${instant('s.ended_at')}`.as('ended_at'),
      sql<string | null>`case when s.actor_account_id is not null then coalesce(actor.full_name, '') end`.as(
        'impersonated_by',
      ),
      's.reason',
    ])
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(sql.lit(lastSignIns))
    .execute()

export const readAccountCardHandler = handle(readAccountCard, async ({ params, caller, db, today, context }) => {
  const grantor = caller.accountId === params.id ? null : await findGrantor(db, caller, today)
  const account = await db
    .selectFrom('access.account')
    .where('id', '=', params.id)
    .select(['id', 'must_change_password', 'block_reason', instant('created_at').as('created_at')])
    .select(
      sql<string | null>`case when not exists (
        select from access.person p where p.admin_user_id = account.id and p.iin = login) then login end`.as('login'),
    )
    .select(hasFactorSql('account.id').as('has_factor'))
    .select(mayManageAccount(grantor, sql.ref('account.id')).as('may_change'))
    .select(
      sql<boolean>`exists (select from access.account_role ar join access.role r on r.id = ar.role_id
        where ar.account_id = account.id and ${requiresFactor('r', context.accessRules.permissions)})`.as(
        'must_have_factor',
      ),
    )
    .select(
      sql<string[]>`array(select coalesce(s.title, l.issuer) from access.provider_link l
        left join access.sign_in_provider s on s.issuer = l.issuer where l.account_id = account.id order by 1)`.as(
        'providers',
      ),
    )
    .select(sql<AccountCard['status']>`status`.as('status'))
    .select(sql<string | null>`${instant('last_login_at')}`.as('last_login_at'))
    .executeTakeFirst()
  if (!account) throw notFound()
  const [roles, sign_ins] = await Promise.all([readRoles(db, account.id), readSignIns(db, account.id)])
  const has_mail = (await mailOf(db, account.id)) !== undefined
  return { ...account, has_mail, block_reason: sayReason(account.block_reason), roles, sign_ins }
})

/** What the history of an account shows. */
export const auditedFields = [
  'login',
  'status',
  'block_reason',
  'language',
  'second_factor',
  'provider',
  'roles',
  'password',
  'mail',
  'sessions',
  'impersonated_by',
  'changes_in_name',
  'reason',
]

export const readAccountHistoryHandler = handle(readAccountHistory, async ({ params, query, db }) => {
  const account = await db.selectFrom('access.account').where('id', '=', params.id).select('id').executeTakeFirst()
  if (!account) throw notFound()
  // by whom somebody acted stands beside the change; the id says nothing
  const format = (field: string, value: string | number | boolean | null) => {
    if (field === 'block_reason' && typeof value === 'string') return sayReason(value)
    return field === 'impersonated_by' && value !== null ? true : value
  }
  return readHistory(
    db,
    [{ subject: 'access.account', where: ofRecord(account.id), fields: auditedFields, format }],
    query,
  )
})
