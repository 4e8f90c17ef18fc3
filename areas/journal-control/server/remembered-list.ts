import { sql, type RawBuilder } from 'kysely'
import { maxExportedRows } from '#platform/contract/list.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { Database } from '#platform/server/database.ts'
import type { Paging } from '#platform/server/list.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'

/** What each row is known by, by column. */
export type Keys<Key extends string> = Record<Key, (number | null)[]>

/** From so many on whole tables are read for the rows of a file; fewer are looked up, as those of a page. */
const many = 500

const namesOf = (keys: readonly string[]) => sql.join(keys.map((key) => sql.ref(key)))
/** Columns as rows `known`; taken for ten, how many they be, so that what is told of them is looked up. */
const fewRows = (keys: readonly string[], columns: readonly RawBuilder<unknown>[]) =>
  sql`unnest(${sql.join(columns.map(unseenByPlan))}) with ordinality as known(${namesOf(keys)}, place)`
/** The same, taken for a thousand, so that whole tables are read for them. */
const manyRows = (keys: readonly string[], columns: readonly RawBuilder<unknown>[], count: number) =>
  sql`(select ${sql.join(columns.map((column) => sql`(${column})[place]`))}, place
    from generate_series(1, ${count}::integer) place) as known(${namesOf(keys)}, place)`

interface RememberedList<Key extends string, Row> {
  /** Columns of `found`, numbers that tell a row from others and what it took to find out about it. */
  keys: readonly Key[]
  /** Selects them, in the order of the list, with the row scope and the filters. */
  found: RawBuilder<unknown>
  /** Tells the rows of `known`, which bears the keys and `place`, in the order of the places. */
  told: (known: RawBuilder<unknown>, isMany: boolean) => RawBuilder<Row>
  /** Rows of a file are looked up as well: what they are known by finds them, and the tables hold all years. */
  isLookedUp?: boolean
  /** Tells all rows of a file in its place, where many of them name the same few. */
  toldInFile?: (known: Keys<Key>) => Promise<Row[]>
}

/**
 * A list whose rows are dear to find and cheap to tell: by what each is known stands in memory until something changes, and a page
 * of it is told. As with `listOfSql`, on the screen and as a file.
 */
export function rememberedList<Key extends string, Row>(
  db: Database,
  { keys, found, told, isLookedUp = false, toldInFile }: RememberedList<Key, Row>,
) {
  const find = async (): Promise<Keys<Key>> => {
    const each = keys.map((key) => sql`coalesce(json_agg(row.${sql.ref(key)}), '[]') as ${sql.ref(key)}`)
    const [all] = await remembered(db, sql<Keys<Key>>`select ${sql.join(each)} from (${found}) row`)
    if (!all) throw new Error('What is gathered is one row')
    return all
  }
  const tell = async (all: Keys<Key>, from: number, to: number, isWhole: boolean): Promise<Row[]> => {
    const columns = keys.map((key) => sql`${numberArray(all[key].slice(from, to))}::bigint[]`)
    const isMany = isWhole && !isLookedUp && to - from >= many
    const known = (isMany ? manyRows : fewRows)(keys, columns, to - from)
    return (await told(known, isMany).execute(db)).rows
  }
  const totalOf = (all: Keys<Key>) => Math.max(0, ...keys.slice(0, 1).map((key) => all[key].length))
  return {
    pageOf: async ({ page, size, active = null }: Paging) => {
      const all = await find()
      const total = totalOf(all)
      const from = (page - 1) * size
      const items = from < total ? await tell(all, from, from + size, false) : []
      return { items, total, page, size, active }
    },
    /** All of it, as `exportRows` takes what was found; of more rows than fit a file none, and their number. */
    whole: async () => {
      const all = await find()
      const total = totalOf(all)
      const tellAll = toldInFile ?? ((known) => tell(known, 0, Math.min(total, maxExportedRows), true))
      return { total, rows: { execute: () => tellAll(all) } }
    },
  }
}
