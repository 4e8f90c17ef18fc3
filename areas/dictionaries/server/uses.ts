import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'
import { readUses, type Use } from '../contract/records.ts'
import { readRecord } from './record-rows.ts'

export const recordTable = 'dictionaries.record'

/** Uses under one title together. */
export function sumUses(counted: readonly Use[]): Use[] {
  const sums = new Map<string, number>()
  for (const { title, count } of counted) sums.set(title, (sums.get(title) ?? 0) + count)
  return [...sums].map(([title, count]) => ({ title, count }))
}

/** What refers to records, under the titles that people know. */
export async function usesOf(
  db: Database,
  { referenceTitles }: Pick<AppContext, 'referenceTitles'>,
  ids: readonly number[],
): Promise<Use[]> {
  const counted = await countReferences(db, recordTable, ids)
  return sumUses(counted.map((one) => ({ title: titleOfReference(referenceTitles, one), count: one.count })))
}

/** «Люди — 12, Кабинеты — 3» */
export const usesText = (uses: readonly Use[]): string =>
  uses.map(({ title, count }) => `${title} — ${count}`).join(', ')

export async function countChildren(db: Database, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from dictionaries.record where parent_id = any(${ids})`.execute(db)
  return rows[0]?.count ?? 0
}

export const readUsesHandler = handle(readUses, async ({ params, db, context }) => {
  const { id } = await readRecord(db, params.id)
  return { uses: await usesOf(db, context, [id]), children: await countChildren(db, [id]) }
})
