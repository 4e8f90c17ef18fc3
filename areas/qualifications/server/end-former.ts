import { sql } from 'kysely'
import type { CategoryValues } from '../contract/entries.ts'
import { formerCategory, lastDayBefore } from '../rules/former-category.ts'
import { keptCategory, readCategories } from './category-rows.ts'
import type { EntryCall } from './entry-kind.ts'

/** Ends the category that holds on the first day of a new one, on the day before it. */
export async function endFormer(
  { db, today, record }: Omit<EntryCall, 'params' | 'caller'>,
  personId: number,
  { from, to }: Pick<CategoryValues, 'from' | 'to'>,
): Promise<void> {
  // days the wrong way round are refused in a moment
  if (from === null || (to !== null && to < from)) return
  const all = await readCategories(db, sql<boolean>`e.person_id = ${personId}`, today)
  const former = formerCategory(all, from)
  if (former === null) return
  const last = lastDayBefore(from)
  await sql`update qualifications.category set during = daterange(${former.from}::date, ${last}::date, '[]'),
    version = version + 1 where id = ${former.id}`.execute(db)
  await record({
    subject: 'qualifications.category',
    id: former.id,
    before: { person_id: personId, ...keptCategory(former) },
    after: { person_id: personId, ...keptCategory({ ...former, to: last }) },
  })
}
