import { sql } from 'kysely'
import { handle, type Mounted } from '#platform/server/handle.ts'
import { sayStored } from '#platform/server/language/spoken.ts'
import { listDenials, type Denial } from '../contract/audit.ts'
import { pageOfEvents } from './account-events.ts'

/** Calls refused for want of a right. @param mounted all calls of the product, for what they are said to be */
export function denialsHandler(mounted: () => readonly Mounted[]) {
  return handle(listDenials, async (asking) => {
    const page = await pageOfEvents<Omit<Denial, 'summary'>>(asking, {
      from: sql`platform.denial e join access.account a on a.id = e.account_id
        left join people.person actor on actor.admin_user_id = e.acted_by`,
      columns: sql`e.day, e.endpoint, e.times, actor.full_name as acted_by`,
      at: 'last_at',
      after: sql`e.account_id, e.endpoint`,
      // counted by the day
      isOfDays: ({ from, to }) =>
        sql<boolean>`(e.day >= ${from}::date and (${to}::date is null or e.day <= ${to}::date))`,
    })
    const summaries = new Map(
      mounted().map(({ endpoint: { method, path, summary } }) => [`${method} ${path}`, summary]),
    )
    const items = page.items.map((row) => ({
      ...row,
      summary: sayStored({ id: summaries.get(row.endpoint) ?? row.endpoint }),
    }))
    return { ...page, items }
  })
}
