import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'

interface Use {
  title: string
  count: number
}
/** Uses under one title together. */
export function sumUses(counted: readonly Use[]): Use[] {
  const sums = new Map<string, number>()
  for (const { title, count } of counted) sums.set(title, (sums.get(title) ?? 0) + count)
  return [...sums].map(([title, count]) => ({ title, count }))
}

/** What refers to rows of a table, under the titles that people know. */
export async function usesOf(
  db: Database,
  { referenceTitles }: Pick<AppContext, 'referenceTitles'>,
  table: 'curriculum.course' | 'curriculum.cathedra',
  ids: readonly number[],
): Promise<Use[]> {
  const counted = await countReferences(db, table, ids)
  // what goes with it is no use of it
  const kept = counted.filter(({ isCascading, table: from }) => !isCascading || from === 'curriculum.cathedra_member')
  return sumUses(kept.map((one) => ({ title: titleOfReference(referenceTitles, one), count: one.count })))
}

/** «Учебные группы — 12, Строки РУП — 3» */
export const usesText = (uses: readonly Use[]): string =>
  uses.map(({ title, count }) => `${title} — ${count}`).join(', ')
