import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** Who an account is on a day, in words: the name, and the post with the largest share. */
export async function signerOf(
  db: Database,
  accountId: number,
  today: CalendarDate,
): Promise<{ name: string; post: string | null }> {
  const { rows } = await sql<{ name: string; post: string | null }>`
    select coalesce(p.full_name, a.login) as name, (select post.title from seals.post
      where post.account_id = a.id and post.during @> ${today}::date order by post.rate desc, post.title limit 1) as post
    from access.account a left join access.person p on p.admin_user_id = a.id where a.id = ${accountId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`There is no account ${accountId}`)
  return found
}
