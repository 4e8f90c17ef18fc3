import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { patternObjection } from '../rules/number-pattern.ts'
import type { NumberingPeriod } from '../rules/numbering-period.ts'

/** A journal that a room makes as data: «Приказы по движению». */
export interface NewJournal {
  /** `room.name`, small Latin letters, digits and `_`: by it numbers are taken, and it never changes. */
  key: string
  title: string
  pattern: string
  period: NumberingPeriod
}

/**
 * Makes a journal; its changes are made on its own page.
 * @returns its id
 * @throws Refusal 422 at `pattern`, 409 where the key is taken
 */
export async function createJournal(db: Database, { key, title, pattern, period }: NewJournal): Promise<number> {
  const objection = patternObjection(pattern, period)
  if (objection !== null) throw refuse('pattern', objection)
  const { rows } = await sql<{ id: number }>`
    insert into numbering.journal (key, title, pattern, period) values (${key}, ${title}, ${pattern}, ${period})
    on conflict (key) do nothing returning id`.execute(db)
  const [made] = rows
  if (!made) throw conflict(msg`Журнал «${title}» уже есть`)
  return made.id
}
