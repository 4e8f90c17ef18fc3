import type { ListAnswer } from './use-list.ts'

/** Rows of a page: those that hold what was searched for, and those that are merely like it. */
export function foundRows<Row>({ items, page, size, exact }: ListAnswer<Row>): { holding: Row[]; alike: Row[] } {
  const count = exact === undefined ? items.length : Math.max(0, exact - (page - 1) * size)
  return { holding: items.slice(0, count), alike: items.slice(count) }
}
