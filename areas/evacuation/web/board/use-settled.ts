import { useEffect, useMemo, useRef, useState } from 'react'
import type { GroupLine } from './board.ts'
import { arrangeLines, isSameOrder, orderOf } from './order.ts'

const settleMs = 5_000
/** So long after a touch, a key or a move of the pointer nothing moves away from under it. */
const quietMs = 4_000

/**
 * Lines in an order that is settled every few seconds, and not while somebody is at them: figures change at once, places
 * do not.
 * @returns the parts of the list, and what its element is to have
 */
export function useSettled<Line extends GroupLine>(lines: readonly Line[]) {
  const [order, settle] = useState(() => orderOf(lines))
  const latest = useRef(lines)
  const touchedAt = useRef(-quietMs)
  useEffect(() => {
    latest.current = lines
  }, [lines])
  useEffect(() => {
    const timer = setInterval(() => {
      if (performance.now() - touchedAt.current < quietMs) return
      const next = orderOf(latest.current)
      settle((before) => (isSameOrder(before, next) ? before : next))
    }, settleMs)
    return () => clearInterval(timer)
  }, [])
  const touch = () => {
    touchedAt.current = performance.now()
  }
  const touched = { onPointerMove: touch, onPointerDown: touch, onTouchMove: touch, onKeyDown: touch, onFocus: touch }
  return { parts: useMemo(() => arrangeLines(lines, order), [lines, order]), touched }
}
