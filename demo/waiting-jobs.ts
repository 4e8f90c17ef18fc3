import type { Database } from '#platform/server/database.ts'

/** Under these names the jobs wait among the settings; they sort as they are to be done. */
export const prefix = 'demonstration.remainder.'

export const waiting = (db: Database) => db.selectFrom('platform.setting').where('name', 'like', `${prefix}%`)

export async function hasRemainder(db: Database): Promise<boolean> {
  return (await waiting(db).select('name').limit(1).executeTakeFirst()) !== undefined
}
