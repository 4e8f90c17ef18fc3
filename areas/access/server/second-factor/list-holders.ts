import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import type { Permissions } from '#platform/server/permission.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportFactorHolders, listFactorHolders, type FactorHolder } from '../../contract/second-factor.ts'
import { hasFactorSql, requiresFactor } from './standing.ts'

const sortName = sql`coalesce(p.sort_name, a.login)`
/** Roles that require a second factor, found once: an account is asked only which of them it holds. */
const requiringRoles = (permissions: Permissions) => sql<{ id: number; title: string }>`(
  select r.id, r.title from access.role r where ${requiresFactor('r', permissions)})`
const rolesOfAccount = sql<string[]>`array(
  select required.title from access.account_role ar join required on required.id = ar.role_id
  where ar.account_id = a.id order by required.id)`
const has = hasFactorSql('a.id')

type ListQuery = Omit<z.output<(typeof exportFactorHolders)['query']>, 'columns'>

function findHolders(db: Database, permissions: Permissions, query: ListQuery) {
  const states = { lacks: sql<boolean>`not ${has}`, has }
  const found = db
    .with(
      (required) => required('required').materialized(),
      (required) => required.selectFrom(requiringRoles(permissions).as('r')).select(['r.id', 'r.title']),
    )
    .selectFrom('access.account as a')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .where('a.status', '=', 'active')
    .where(sql<boolean>`(${has} or a.id in (
      select ar.account_id from access.account_role ar where ar.role_id in (select required.id from required)))`)
    .where(query.state === undefined ? sql<boolean>`true` : states[query.state])
    .where(containsWords(sql`coalesce(p.search, platform.search_text(a.login))`, query.search ?? ''))
  const way = query.asc ? 'asc' : 'desc'
  const rows = found
    .select([
      'a.id',
      'p.id as person_id',
      sql<string>`coalesce(p.full_name, a.login)`.as('full_name'),
      rolesOfAccount.as('roles'),
      sql<boolean>`exists (select from access.totp f where f.account_id = a.id and f.confirmed_at is not null)`.as(
        'has_totp',
      ),
      sql<number>`(select count(*)::integer from access.passkey f where f.account_id = a.id)`.as('passkeys'),
      sql<number>`(select count(*)::integer from access.recovery_code f
        where f.account_id = a.id and f.used_at is null)`.as('codes_left'),
    ])
    .orderBy(query.sort === 'name' ? sortName : has, way)
    .orderBy(sortName)
    .orderBy('a.id')
  return { count: found.select(total), rows }
}

const listFactorHoldersHandler = handle(listFactorHolders, ({ query, db, context }) => {
  const { count, rows } = findHolders(db, context.accessRules.permissions, query)
  return pageOf(query, count, rows)
})

const columns: Record<(typeof exportFactorHolders)['columns'][number], SheetColumn<FactorHolder>> = {
  name: { title: msg`Человек`, width: 40, kind: 'text', of: ({ full_name }) => full_name },
  state: {
    title: msg`Второй шаг`,
    width: 14,
    kind: 'text',
    of: ({ has_totp, passkeys }) => (has_totp || passkeys > 0 ? t`Включён` : t`Не включён`),
  },
  app: { title: msg`Приложение`, width: 12, kind: 'text', of: ({ has_totp }) => (has_totp ? t`да` : null) },
  keys: { title: msg`Ключей`, width: 10, kind: 'number', of: ({ passkeys }) => passkeys },
  codes: { title: msg`Кодов осталось`, width: 12, kind: 'number', of: ({ codes_left }) => codes_left },
  roles: { title: msg`Обязывают роли`, width: 50, kind: 'text', of: ({ roles }) => roles.join(', ') },
}
const exportFactorHoldersHandler = handle(
  exportFactorHolders,
  async ({ query, db, context, caller, today, record }) => {
    const { count, rows } = findHolders(db, context.accessRules.permissions, query)
    const { total: counted } = await count.executeTakeFirstOrThrow()
    const found = { total: counted, rows }
    return exportRows({
      list: 'access.second_factor',
      title: t`Вход в два шага`,
      columns,
      query,
      found,
      caller,
      today,
      record,
    })
  },
)

export const listHoldersHandlers = [listFactorHoldersHandler, exportFactorHoldersHandler]
