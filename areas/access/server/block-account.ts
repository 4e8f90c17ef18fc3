import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { endSessions } from './sessions.ts'

/** Blocks an account whose holder has left the school and ends its sessions. @returns whether it was open before */
export async function blockAccount(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    update access.account set status = 'blocked' where id = ${accountId} and status = 'active' returning id`.execute(db)
  if (rows.length > 0) await endSessions(db, { accountId })
  return rows.length > 0
}

/** Opens an account again that was closed without a reason given, as that of a person in the archive. @returns whether it was closed */
export async function reopenAccount(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql`update access.account set status = 'active'
    where id = ${accountId} and status = 'blocked' and block_reason is null returning id`.execute(db)
  return rows.length > 0
}
