import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { WaitingItem, WaitingSource } from '#platform/server/waiting.ts'
import { decidesOnReading } from '../../contract/access.ts'
import { readingState } from './reading-accounts.ts'

/** Who was refused to read on, for whoever allows it. */
export const waitingReaders: WaitingSource = {
  id: 'reading-ceiling',
  title: msg`Остановлено чтение данных людей`,
  order: 10,
  access: decidesOnReading,
  link: '/passport/reading',
  read: async ({ db }, size) => {
    const { rows } = await sql<WaitingItem & { total: number }>`
      select a.id, coalesce(p.full_name, a.login) as title, null as hint, '/passport/reading' as link, null as due_on,
        count(*) over ()::int as total
      from access.person_reading r join access.account a on a.id = r.account_id
      left join access.person p on p.admin_user_id = a.id
      where ${readingState} = 'refused' order by r.at, a.id limit ${size}`.execute(db)
    return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...item }) => item) }
  },
}
