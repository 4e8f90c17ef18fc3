import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { maxExportedRows } from '#platform/contract/list.ts'
import { remembered } from './conditional/remembered.ts'
import type { Database } from './database.ts'

export interface Paging {
  page: number
  size: number
  active?: number | null | undefined
}

/** Selected beside nothing else, counts the rows of a list. */
export const total = sql<number>`count(*)`.as('total')
/** Counts, beside its columns, the rows of a list before its limit: what is found is found once. */
const ofAll = sql<number>`count(*) over ()`

/**
 * Which rows a page shows, as part of the statement's text: PostgreSQL takes a limit that it does not know for a tenth of the
 * rows, and so plans the list anew each time. Nor do first pages have an offset.
 */
export const pageLimit = ({ page, size }: Pick<Paging, 'page' | 'size'>): RawBuilder<unknown> =>
  page === 1 ? sql`limit ${sql.lit(size)}` : sql`limit ${sql.lit(size)} offset ${(page - 1) * size}`

/** @param countAll asked where no row tells it */
async function countedPage<Row>(
  { page, size, active = null }: Paging,
  rows: readonly (Row & { of_all: number })[],
  countAll: () => Promise<number>,
) {
  const items = rows.map(({ of_all: _counted, ...row }) => row as unknown as Row)
  return { items, total: rows[0]?.of_all ?? (page === 1 ? 0 : await countAll()), page, size, active }
}

/**
 * One page of a list. Both queries stand on the same filtered and scoped one: `count` selects `total` (or is the number
 * already counted), `rows` selects the columns and the order, without limit.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  paging: Paging,
  count: SelectQueryBuilder<DB, TB, { total: number }> | number,
  rows: SelectQueryBuilder<DB, TB, Row>,
) {
  const { page, size, active = null } = paging
  const limited = rows.modifyEnd(pageLimit(paging))
  if (typeof count === 'number')
    return { items: count === 0 ? [] : await limited.execute(), total: count, page, size, active }
  const found = (await limited.select(ofAll.as('of_all')).execute()) as unknown as (Row & { of_all: number })[]
  return countedPage<Row>(paging, found, async () => (await count.executeTakeFirstOrThrow()).total)
}

/**
 * One page of a list whose rows are known by their ids.
 * @param ids of all rows, in order
 * @param tell the rows of some, in whatever order
 */
export async function pageOfIds<Row extends { id: number }>(
  { page, size, active = null }: Paging,
  ids: readonly number[],
  tell: (shown: readonly number[]) => Promise<Row[]>,
) {
  const shown = ids.slice((page - 1) * size, page * size)
  const rows = new Map(shown.length === 0 ? [] : (await tell(shown)).map((row) => [row.id, row]))
  return { items: shown.flatMap((id) => rows.get(id) ?? []), total: ids.length, page, size, active }
}

/**
 * A list that is asked for in plain SQL, on the screen and as a file.
 * @param found `from … where …` with the row scope and the filters
 * @param ordered `order by …`
 * @param row where the columns cost more than the order: the key of a row and the tables of `found`; columns are read of the page alone
 */
export function listOfSql<Row>(
  db: Database,
  {
    columns,
    found,
    ordered,
    row,
  }: Record<'columns' | 'found' | 'ordered', RawBuilder<unknown>> & {
    row?: { key: RawBuilder<unknown>; tables: RawBuilder<unknown> }
  },
) {
  const limited = (limit: RawBuilder<unknown>) =>
    row === undefined
      ? sql<Row & { of_all: number }>`select ${columns}, ${ofAll} as of_all ${found} ${ordered} ${limit}`
      : sql<Row & { of_all: number }>`select ${columns}, page.of_all
        from (select ${row.key} as key, ${ofAll} as of_all ${found} ${ordered} ${limit}) page
        join (${row.tables}) on ${row.key} = page.key ${ordered}`
  const count = async () => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)
    return rows[0]?.total ?? 0
  }
  return {
    pageOf: async (paging: Paging) => {
      const { rows } = await limited(pageLimit(paging)).execute(db)
      return countedPage<Row>(paging, rows, count)
    },
    /** All of it, as `exportRows` takes what was found; of more rows than fit a file those that fit, and their number. */
    whole: async () => {
      const { rows } = await limited(sql`limit ${sql.lit(maxExportedRows)}`).execute(db)
      const { items, total } = await countedPage<Row>({ page: 1, size: maxExportedRows }, rows, count)
      return { total, rows: { execute: () => Promise.resolve(items) } }
    },
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
  const [summed] = await remembered(
    db,
    sql<Record<Name, number>>`select ${sql.join(each)} from (${rows.clearOrderBy()}) found`,
  )
  return summed as Record<Name, number>
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
  // asked in a query of its own a word is normalised once: a general plan would do it for each row
  const each = words.map((word) => sql`${column} like (select '%' || platform.search_text(${literally(word)}) || '%')`)
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}
