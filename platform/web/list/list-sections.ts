import type { ListAnswer } from './use-list.ts'

/** Rows that stand together in a list. */
export interface ListSection<Row> {
  /** What they are together by: nothing, what they say in a column, or that they merely look like what was searched for. */
  by: 'nothing' | 'group' | 'likeness'
  /** Of a group: what its rows say, empty where they say nothing. */
  title: string
  rows: Row[]
  /** None of a group's rows stand on another page. */
  isWhole: boolean
}

const section = <Row>(by: ListSection<Row>['by'], rows: Row[]): ListSection<Row> => ({
  by,
  title: '',
  rows,
  isWhole: true,
})

/** Neighbours that say the same; all rows as one where the answer stands in another order: that of before. */
function groupsOf<Row>(rows: readonly Row[], says: (row: Row) => string): ListSection<Row>[] {
  const groups: ListSection<Row>[] = []
  for (const row of rows) {
    const title = says(row)
    const last = groups.at(-1)
    if (last?.title === title) last.rows.push(row)
    else groups.push({ ...section('group', [row]), title })
  }
  const isInOrder = new Set(groups.map(({ title }) => title)).size === groups.length
  return isInOrder ? groups : [section('nothing', [...rows])]
}

/**
 * Sections of a page: the rows that hold what was searched for, then those that are merely like it.
 * @param says what a row says in the column by which rows are put together; the list is in its order
 */
export function listSections<Row>(
  { items, page, size, total, exact }: ListAnswer<Row>,
  says?: (row: Row) => string,
): ListSection<Row>[] {
  const count = exact === undefined ? items.length : Math.max(0, exact - (page - 1) * size)
  const [holding, alike] = [items.slice(0, count), items.slice(count)]
  const groups = says ? groupsOf(holding, says) : [section('nothing', holding)]
  const goesOn = alike.length === 0 && page * size < total
  return [
    ...groups.map((group, index) => ({
      ...group,
      isWhole: (index > 0 || page === 1) && (index < groups.length - 1 || !goesOn),
    })),
    section('likeness', alike),
  ].filter(({ rows }) => rows.length > 0)
}
