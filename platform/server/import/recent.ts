import { sql } from 'kysely'
import type { RecentImport } from '#platform/contract/import.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '../handle.ts'
import type { ImportKind } from './kind.ts'

/** For how long a spreadsheet and its verdicts are kept, and with them the way back. */
export const keptFor = sql`interval '1 day'`
/** Until when the import `i` can be looked at and taken back. */
export const undoUntil = sql<string>`to_char((i.made_at + ${keptFor}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const maxRecent = 20

/** Imports of one's own that can still be opened, the newest first. */
export const recentHandler = <T>(kind: ImportKind<T>) =>
  handle(kind.declared.recent, async ({ caller, db }) => {
    const { rows } = await sql<Omit<RecentImport, 'file_name'> & { file_name: string | null }>`
      select i.id, i.file_name, i.state, i.undo_job_id, ${undoUntil} as undo_until,
        count(*) filter (where r.outcome in ('done', 'undone', 'kept')) as done,
        count(*) filter (where r.outcome = 'undone') as undone
      from platform.import i left join platform.import_row r on r.import_id = i.id
      where i.kind = ${kind.name} and i.account_id = ${caller.accountId} and i.made_at > now() - ${keptFor}
      group by i.id order by i.id desc limit ${sql.lit(maxRecent)}`.execute(db)
    return { items: rows.map((row) => ({ ...row, file_name: row.file_name ?? t`Таблица` })) }
  })
