import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'

interface Paging {
  page: number
  size: number
  active?: number | undefined
}

/**
 * A list of which a page and the whole in a file are asked alike.
 * @param all rows to be counted
 * @param rows the same ones as they are shown, in order
 */
export function pagedList<Row>(db: Database, all: RawBuilder<unknown>, rows: RawBuilder<Row>) {
  const count = async (): Promise<number> => {
    const counted = await sql<{ total: number }>`select count(*) as total from (${all}) counted`.execute(db)
    return counted.rows[0]?.total ?? 0
  }
  return {
    page: async ({ page, size, active }: Paging) => {
      const shown = await sql<Row>`${rows} limit ${size} offset ${(page - 1) * size}`.execute(db)
      return { items: shown.rows, total: await count(), page, size, active: active ?? null }
    },
    whole: async () => ({ total: await count(), rows: { execute: async () => (await rows.execute(db)).rows } }),
  }
}
