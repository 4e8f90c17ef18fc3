import { sql, type RawBuilder } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'

/** Who holds an account, by its column; an account without a person is called by what it is. */
export const authorName = (account: string): RawBuilder<string> =>
  sql<string>`coalesce((select p.full_name from people.person p where p.admin_user_id = ${sql.ref(account)}), ${sqlText`Администратор школы`})`
