import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Home rooms of classes that have one, by the class. */
export async function homeRoomsOf(db: Database, classes: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; room: number }>`select c.id, c.home_room_id as room
    from classes.class c join buildings.room r on r.id = c.home_room_id and r.archived_at is null
    where c.id = any(${[...classes]}::int[])`.execute(db)
  return new Map(rows.map(({ id, room }) => [id, room]))
}
