import { useMemo, useState } from 'react'
import { request } from '../api/index.ts'
import type { List, ListAnswer, ListEndpoint } from './use-list.ts'

/** So many rows are chosen at once at most. */
const maxChosen = 2_000
const pageSize = 200

interface Chosen {
  id: number
}
/** Rows of a list that are chosen to do something with all of them: by their ids, over all its pages. */
export interface Selection<Row extends Chosen = Chosen> {
  chosen: ReadonlySet<number>
  /** The same as they were read when they were chosen. */
  rows: readonly Row[]
  toggle: (id: number) => void
  /** Chooses these rows, or lets them go where all of them are chosen. */
  toggleAll: (ids: readonly number[]) => void
  /** Every row that the list finds, up to two thousand. */
  chooseFound: () => Promise<void>
  isChoosing: boolean
  clear: () => void
}

const byId = <Row extends Chosen>(rows: readonly Row[]): [number, Row][] => rows.map((row) => [row.id, row])

/** The choice of rows of this list; another search or filter keeps it. */
export function useSelection<Row extends Chosen>(endpoint: ListEndpoint, list: List<Row>): Selection<Row> {
  const [kept, setKept] = useState<ReadonlyMap<number, Row>>(new Map())
  const [isChoosing, setChoosing] = useState(false)
  const pageOf = async (page: number) => {
    const query = { ...list.requested, page: String(page), size: String(pageSize) }
    return (await request(endpoint, { query })) as ListAnswer<Row>
  }
  const readFound = async () => {
    const first = await pageOf(1)
    const pages = Math.ceil(Math.min(first.total, maxChosen) / pageSize)
    const found = [...first.items]
    for (let page = 2; page <= pages; page++) found.push(...(await pageOf(page)).items)
    setKept(new Map(byId(found.slice(0, maxChosen))))
  }
  const toggleAll = (ids: readonly number[]) => {
    const shown = (list.answer.data?.items ?? []).filter(({ id }) => ids.includes(id))
    setKept((before) =>
      ids.every((id) => before.has(id))
        ? new Map([...before].filter(([id]) => !ids.includes(id)))
        : new Map([...before, ...byId(shown)]),
    )
  }
  const [chosen, rows] = useMemo(() => [new Set(kept.keys()), [...kept.values()]] as const, [kept])
  return {
    chosen,
    rows,
    toggle: (id) => toggleAll([id]),
    toggleAll,
    chooseFound: async () => {
      setChoosing(true)
      await readFound().finally(() => setChoosing(false))
    },
    isChoosing,
    clear: () => setKept(new Map()),
  }
}
