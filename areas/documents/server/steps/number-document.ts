import { takeNumbers } from '#areas/numbering/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { documentSubject } from '../approval-kind.ts'

/** Gives a document the next number of its kind's journal, with today's date. @returns the number @throws Refusal 409 */
export async function numberDocument(
  { db, caller, today }: { db: Database; caller: Caller; today: string },
  { id, kind_id }: { id: number; kind_id: number },
): Promise<string> {
  const { journal_key } = await db
    .selectFrom('documents.kind')
    .where('id', '=', kind_id)
    .select('journal_key')
    .executeTakeFirstOrThrow()
  const [taken] = await takeNumbers(db, {
    journal: journal_key,
    on: today,
    subjects: [{ kind: documentSubject, id }],
    by: caller.accountId,
  })
  const number = taken?.text ?? ''
  await db.updateTable('documents.document').set({ number, numbered_on: today }).where('id', '=', id).execute()
  return number
}
