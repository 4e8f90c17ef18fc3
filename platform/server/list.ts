import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'

interface Paging {
  page: number
  size: number
  active?: number | undefined
}

/** Selected beside nothing else, counts the rows of a list. */
export const total = sql<number>`count(*)`.as('total')

/**
 * One page of a list. Both queries stand on the same filtered and scoped one: `count` selects `total` (or is the number
 * already counted), `rows` selects the columns and the order, without limit.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  paging: Paging,
  count: SelectQueryBuilder<DB, TB, { total: number }> | number,
  rows: SelectQueryBuilder<DB, TB, Row>,
) {
  const counted = typeof count === 'number' ? { total: count } : await count.executeTakeFirstOrThrow()
  const items = await rows
    .limit(paging.size)
    .offset((paging.page - 1) * paging.size)
    .execute()
  return { items, total: counted.total, page: paging.page, size: paging.size, active: paging.active ?? null }
}

/**
 * A list that is asked for in plain SQL, on the screen and as a file.
 * @param found `from … where …` with the row scope and the filters
 * @param ordered `order by …`
 */
export function listOfSql<Row>(
  db: Database,
  { columns, found, ordered }: Record<'columns' | 'found' | 'ordered', RawBuilder<unknown>>,
) {
  const count = async () => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)
    return rows[0]?.total ?? 0
  }
  const read = async (limited: RawBuilder<unknown>) =>
    (await sql<Row>`select ${columns} ${found} ${ordered} ${limited}`.execute(db)).rows
  return {
    pageOf: async ({ page, size, active = null }: Omit<Paging, 'active'> & { active?: number | null | undefined }) => {
      const [total, items] = [await count(), await read(sql`limit ${size} offset ${(page - 1) * size}`)]
      return { items, total, page, size, active }
    },
    /** All of it, as `exportRows` takes what was found. */
    whole: async () => ({ total: await count(), rows: { execute: () => read(sql``) } }),
  }
}

/**
 * Sums over all rows of a list, whichever page is shown.
 * @param rows as `pageOf` takes them
 * @param sums by the key of the column: a field of the rows, or of several fields an expression over `found`
 */
export async function totalsOf<DB, TB extends keyof DB, Row, Name extends string>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, Row>,
  sums: Record<Name, (keyof Row & string) | RawBuilder<number>>,
): Promise<Record<Name, number>> {
  const each = Object.entries<string | RawBuilder<number>>(sums).map(
    ([name, of]) => sql`coalesce(sum(${typeof of === 'string' ? sql.ref(`found.${of}`) : of}), 0) as ${sql.ref(name)}`,
  )
  const summed = await sql<Record<Name, number>>`
    select ${sql.join(each)} from (${rows.clearOrderBy()}) found`.execute(db)
  return summed.rows[0] as Record<Name, number>
}

/** `%` and `_` of what a person typed, taken literally. */
export const literally = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

const maxWords = 8
/** What a person typed, word by word; of an essay its beginning. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter(Boolean).slice(0, maxWords)

/** Every word of `typed` occurs in `column` (already normalised by platform.search_text), in any order. */
export function containsWords(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = wordsOf(typed)
  if (words.length === 0) return sql<boolean>`true`
  const each = words.map((word) => sql`${column} like '%' || platform.search_text(${literally(word)}) || '%'`)
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}
