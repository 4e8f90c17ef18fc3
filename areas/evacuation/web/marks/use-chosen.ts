import { useState } from 'react'
import type { Shown } from './shown-marks.ts'

const rowOf = (id: number): HTMLElement | null => document.querySelector(`[data-mark="${id}"]`)

/** Whom the buttons and keys are about: one of the list, at first who is not marked yet. */
export function useChosen(inOrder: readonly Shown[]) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen =
    inOrder.find(({ id }) => id === chosenId) ??
    inOrder.find(({ status }) => status === 'waiting') ??
    inOrder[0] ??
    null
  const at = chosen === null ? -1 : inOrder.indexOf(chosen)
  const goTo = (next: Shown | undefined) => {
    if (!next) return
    setChosenId(next.id)
    const row = rowOf(next.id)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  return {
    chosen,
    choose: setChosenId,
    step: (by: 1 | -1) => goTo(inOrder[at + by]),
    /** To the next who is not marked yet; after the last one back to the first. */
    stepOn: () =>
      goTo([...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(at, 0))].find(({ status }) => status === 'waiting')),
  }
}
