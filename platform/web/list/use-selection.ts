import { useState } from 'react'
import { request } from '../api/index.ts'
import type { List, ListAnswer, ListEndpoint } from './use-list.ts'

/** So many rows are chosen at once at most. */
const maxChosen = 2_000
const pageSize = 200

/** Rows of a list that are chosen to do something with all of them: by their ids, over all its pages. */
export interface Selection {
  chosen: ReadonlySet<number>
  toggle: (id: number) => void
  /** Chooses these rows, or lets them go where all of them are chosen. */
  toggleAll: (ids: readonly number[]) => void
  /** Every row that the list finds, up to two thousand. */
  chooseFound: () => Promise<void>
  isChoosing: boolean
  clear: () => void
}

/** The choice of rows of this list; another search or filter keeps it. */
export function useSelection<Row extends { id: number }>(endpoint: ListEndpoint, list: List<Row>): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isChoosing, setChoosing] = useState(false)
  const pageOf = async (page: number) => {
    const query = { ...list.requested, page: String(page), size: String(pageSize) }
    return (await request(endpoint, { query })) as ListAnswer<Row>
  }
  const readFound = async () => {
    const first = await pageOf(1)
    const pages = Math.ceil(Math.min(first.total, maxChosen) / pageSize)
    const ids = first.items.map(({ id }) => id)
    for (let page = 2; page <= pages; page++) ids.push(...(await pageOf(page)).items.map(({ id }) => id))
    setChosen(new Set(ids.slice(0, maxChosen)))
  }
  return {
    chosen,
    toggle: (id) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    toggleAll: (ids) =>
      setChosen((before) =>
        ids.every((id) => before.has(id))
          ? new Set([...before].filter((id) => !ids.includes(id)))
          : new Set([...before, ...ids]),
      ),
    chooseFound: async () => {
      setChoosing(true)
      await readFound().finally(() => setChoosing(false))
    },
    isChoosing,
    clear: () => setChosen(new Set()),
  }
}
