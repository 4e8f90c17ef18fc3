import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'

/** Names the database: a copy that is restored elsewhere bears another name. */
const database = sql<string>`(
  select s.system_identifier::text || '/' || d.oid::text
  from pg_control_system() s, pg_database d where d.datname = current_database())`

/** Whether letters were last sent from this very database; the first time they are. */
async function isOrigin(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_origin: boolean }>`
    select coalesce((select o.database = ${database} from notices.letter_origin o), false) as is_origin`.execute(db)
  return rows[0]?.is_origin === true
}

/**
 * In a database restored from a backup letters wait that have gone already: those that were there are held back, with the reason,
 * and whoever knows better sends them again. Urgent notices of then are no news either.
 */
export async function holdBackRestored({ db }: AppContext): Promise<void> {
  if (await isOrigin(db)) return
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ is_first: boolean }>`
      with known as (select count(*) as count from notices.letter_origin)
      insert into notices.letter_origin (database) select ${database}
      on conflict (is_only) do update set database = excluded.database
      returning (select count from known) = 0 as is_first`.execute(trx)
    if (rows[0]?.is_first === true) return
    await sql`update notices.letter set state = 'failed', failure = 'restored', claimed_until = null
      where state = 'queued'`.execute(trx)
    await sql`update notices.notice set mailed_at = now() where mailed_at is null`.execute(trx)
  })
}
