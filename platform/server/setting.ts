import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Stores a setting of the school under its name. @param value anything that JSON can say */
export async function writeSetting(db: Database, name: string, value: unknown): Promise<void> {
  await sql`insert into platform.setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value, changed_at = now()`.execute(db)
}
