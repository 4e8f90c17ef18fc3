import { sql } from 'kysely'
import { instant, mayFindPerson } from '#areas/access/server/index.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { listFailedSignIns, type FailedSignIn } from '../contract/audit.ts'
import { daysOf, isWithin } from './date-range.ts'

export const listFailedSignInsHandler = handle(listFailedSignIns, async ({ query, caller, db, today, context }) => {
  const mayFind = mayFindPerson(caller, sql.ref('p.id'), today)
  const found = db
    .selectFrom('access.failed_sign_in as f')
    .leftJoin('access.account as a', 'a.id', 'f.account_id')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .where(isWithin(sql.ref('f.last_at'), daysOf(query.period, today), context.clock.timeZone))
    .$if(query.person_id !== undefined, (rows) => rows.where('p.id', '=', query.person_id ?? 0).where(mayFind))
    .$if(Boolean(query.search), (rows) => rows.where(containsWords(sql`p.search`, query.search ?? '')).where(mayFind))
  const rows = found
    .select(['f.id', 'f.times', 'f.device', sql<FailedSignIn['reason']>`f.reason`.as('reason')])
    .select([
      // an IIN that serves as a login is told nobody here
      sql<string | null>`case when a.login = p.iin then '' else a.login end`.as('login'),
      instant('f.last_at').as('last_at'),
      sql<FailedSignIn['person']>`case when p.id is not null and ${mayFind}
        then jsonb_build_object('id', p.id, 'full_name', p.full_name) end`.as('person'),
      sql<string | null>`host(f.address)`.as('address'),
    ])
    .orderBy('f.last_at', query.asc ? 'asc' : 'desc')
    .orderBy('f.id', query.asc ? 'asc' : 'desc')
  const page = await pageOf(query, found.select(total), rows)
  return { ...page, items: page.items.map((row) => ({ ...row, login: row.login === '' ? t`ИИН` : row.login })) }
})
