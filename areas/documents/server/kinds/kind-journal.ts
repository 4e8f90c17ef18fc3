import { randomBytes } from 'node:crypto'
import { createJournal } from '#areas/numbering/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'

/** Until the school sets its own on the page of numbers. */
const firstPattern = '{номер}/{год}'

/**
 * By which journal a kind's documents are numbered: one that another kind has already, or a new one of its own.
 * @returns its key @throws Refusal 422 at `journal_key` for any other one
 */
export async function journalOfKind(db: Database, given: string | null, title: string): Promise<string> {
  if (given === null) {
    const key = `documents.kind_${randomBytes(6).toString('hex')}`
    await createJournal(db, { key, title, pattern: firstPattern, period: 'calendar_year' })
    return key
  }
  const kind = await db
    .selectFrom('documents.kind')
    .where('journal_key', '=', given)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (!kind) throw refuse('journal_key', msg`Такого журнала нет`)
  return given
}
