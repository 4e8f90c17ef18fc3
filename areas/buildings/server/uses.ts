import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'

interface Use {
  title: string
  count: number
}

/** What refers to a room, under the titles that people know; its places on plans go with it. */
export async function usesOfRoom(
  db: Database,
  { referenceTitles }: Pick<AppContext, 'referenceTitles'>,
  id: number,
): Promise<Use[]> {
  const sums = new Map<string, number>()
  for (const one of await countReferences(db, 'buildings.room', [id])) {
    const title = titleOfReference(referenceTitles, one)
    sums.set(title, (sums.get(title) ?? 0) + one.count)
  }
  return [...sums].map(([title, count]) => ({ title, count }))
}
/** «Уроки — 120, Классы — 1» */
export const usesText = (uses: readonly Use[]): string =>
  uses.map(({ title, count }) => `${title} — ${count}`).join(', ')
