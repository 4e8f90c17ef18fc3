import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { WaitingItem, WaitingSource } from '#platform/server/waiting.ts'
import { grantsReopening } from '../../contract/access.ts'
import { mayReopenGroup } from '../reopening/may-reopen.ts'

/** Requests to open a closed period, for whoever opens it. */
export const waitingRequests: WaitingSource = {
  id: 'reopening-requests',
  title: msg`Просят открыть период журнала`,
  order: 30,
  access: grantsReopening,
  link: '/journal-reopening?state=open',
  read: async ({ db, caller, today }, size) => {
    const { rows } = await sql<WaitingItem & { total: number }>`
      select r.id, ${groupInWords(sql.ref('r.group_id'))} || ', ' || q.title as title, ${shortName('author')} || ': ' || r.reason as hint,
        '/journal-reopening?request=' || r.id as link, null as due_on, count(*) over ()::int as total
      from results.reopening_request r join calendar.calendar_entry q on q.id = r.quarter_id
      join people.person author on author.id = r.author_id
      where r.state = 'open' and ${mayReopenGroup(caller, sql.ref('r.group_id'), today)}
      order by r.id limit ${size}`.execute(db)
    return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...item }) => item) }
  },
}
