import { useLayoutEffect, useState } from 'react'
import type { Shown } from './shown-marks.ts'

const rowOf = (id: number): HTMLElement | null => document.querySelector(`[data-mark="${id}"]`)

/** Whom the buttons and keys are about: one of the list, at first who is not marked yet. */
export function useChosen(inOrder: readonly Shown[], idOf: (id: number) => number) {
  const [given, setGiven] = useState<number | null>(null)
  const chosenId = given === null ? null : idOf(given)
  const chosen =
    inOrder.find(({ id }) => id === chosenId) ??
    inOrder.find(({ status }) => status === 'waiting') ??
    inOrder[0] ??
    null
  const at = chosen === null ? -1 : inOrder.indexOf(chosen)
  // once the list stands as it will: marked people may have left it
  useLayoutEffect(() => {
    const row = chosenId === null ? null : rowOf(chosenId)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  const choose = (next: Shown | undefined) => {
    if (next) setGiven(next.id)
  }
  return {
    chosen,
    choose,
    step: (by: 1 | -1) => choose(inOrder[at + by]),
    /** To the next who is not marked yet; after the last one back to the first. */
    stepOn: () =>
      choose(
        [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(at, 0))].find(({ status }) => status === 'waiting'),
      ),
  }
}
