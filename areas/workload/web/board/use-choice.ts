import { useState } from 'react'

/** What is chosen of a list, by ids; a span reaches from what was chosen last. */
export interface Choice {
  ids: ReadonlySet<number>
  toggle: (id: number) => void
  /** From the last one to this one, in the order of the list. */
  reach: (id: number) => void
  only: (id: number) => void
  all: () => void
  clear: () => void
}

/** @param order the ids of what is shown: what is shown no more is chosen no more */
export function useChoice(order: readonly number[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number | null>(null)
  const shown = new Set(order)
  const ids = new Set([...chosen].filter((id) => shown.has(id)))
  const choose = (next: Iterable<number>, at: number | null) => {
    setChosen(new Set(next))
    setLast(at)
  }
  return {
    ids,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id], id),
    reach: (id) => {
      const [from, to] = [last === null ? order.indexOf(id) : order.indexOf(last), order.indexOf(id)]
      choose([...ids, ...order.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)], id)
    },
    only: (id) => choose([id], id),
    all: () => choose(order, last),
    clear: () => choose([], null),
  }
}
