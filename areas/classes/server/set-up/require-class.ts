import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import { isSameLetter } from '../../rules/class-letters.ts'

type Field = string | (string | number)[]

/** @throws Refusal 422 for a room that is none or lies in the archive */
export async function requireRoom(db: Database, roomId: number | null, field: Field): Promise<void> {
  if (roomId === null) return
  const { rows } = await sql<{ title: string; is_archived: boolean }>`
    select title, archived_at is not null as is_archived from buildings.room where id = ${roomId}`.execute(db)
  const [room] = rows
  if (!room) throw refuse(field, msg`Такого кабинета нет`)
  if (room.is_archived) throw refuse(field, msg`«${room.title}» в архиве: сначала верните его`)
}

/** Letters of the classes of a parallel, but of one of them. */
export async function takenLetters(db: Database, parallelId: number, except = 0): Promise<string[]> {
  const rows = await db
    .selectFrom('classes.class')
    .where('parallel_id', '=', parallelId)
    .where('id', '<>', except)
    .select('letter')
    .execute()
  return rows.map(({ letter }) => letter)
}
/** @throws Refusal 422 where one of the letters is read as this one */
export function requireFreeLetter(taken: readonly string[], letter: string, title: string, field: Field): void {
  if (taken.some((one) => isSameLetter(one, letter))) throw refuse(field, msg`Класс ${title} уже есть`)
}
