import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { findKeyHolders } from '../../contract/rights-matrix.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { isAmongLeft, isLimited } from '../holdings.ts'

type Row = Output<typeof findKeyHolders>['items'][number] & { total: number; writers: number }
const maxNamed = 200

/** Active accounts that hold a key now, with the roles that give it. */
export const findKeyHoldersHandler = handle(
  findKeyHolders,
  async ({ query: { key }, db, today, context }) => {
    const permission = context.accessRules.permissions.find(key)
    if (!permission) throw refuse('key', msg`Такого ключа нет`)
    const { rows } = await sql<Row>`
    select a.id as account_id, p.id as person_id, coalesce(p.full_name, a.login) as full_name,
      case when bool_or(rp.level = 'write') then 'write' else 'read' end as level,
      array_agg(r.title order by r.title) as roles, bool_and(${isLimited}) as is_limited,
      count(*) over ()::integer as total,
      sum(bool_or(rp.level = 'write')::integer) over ()::integer as writers
    from access.role_permission rp join access.role r on r.id = rp.role_id
    join access.account_role ar on ar.role_id = rp.role_id join access.account a on a.id = ar.account_id
    left join access.person p on p.admin_user_id = a.id
    where rp.key = ${key} and a.status = 'active' and not ${isAmongLeft(today)} and not (${permission.limited === 'never'} and ${isLimited})
    group by a.id, p.id, p.full_name, p.sort_name
    order by coalesce(p.sort_name, a.login), a.id limit ${sql.lit(maxNamed)}`.execute(db)
    const [first] = rows
    return {
      total: first?.total ?? 0,
      writers: first?.writers ?? 0,
      items: rows.map(({ total: _total, writers: _writers, ...item }) => item),
    }
  },
  { conditional: true },
)
