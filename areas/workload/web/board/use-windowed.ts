import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Rows above and below what is seen that stand ready. */
const ahead = 6

export interface Windowed {
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** Rows from `first`, up to `last` without it, are drawn. */
  first: number
  last: number
  /** How wide the box is, in pixels. */
  width: number
  /** Brings a row into sight. */
  reveal: (row: number) => void
}

/** Of a long list of rows of one height, those that are in sight of the box that scrolls. @param rowHeight in pixels */
export function useWindowed(count: number, rowHeight: number): Windowed {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ top: 0, height: 600, width: 400 })
  const measure = () => {
    const { current } = box
    if (current === null) return
    const next = { top: current.scrollTop, height: current.clientHeight, width: current.clientWidth }
    setSeen((known) =>
      Math.abs(known.top - next.top) < rowHeight / 2 && known.height === next.height && known.width === next.width
        ? known
        : next,
    )
  }
  useLayoutEffect(() => {
    const { current } = box
    if (current === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  })
  const reveal = (row: number) => {
    const { current } = box
    if (current === null) return
    const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
    if (top < current.scrollTop) current.scrollTop = top
    else if (bottom > current.scrollTop + current.clientHeight) current.scrollTop = bottom - current.clientHeight
  }
  return {
    box,
    onScroll: measure,
    first: Math.min(Math.max(0, Math.floor(seen.top / rowHeight) - ahead), Math.max(0, count - 1)),
    last: Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + ahead),
    width: seen.width,
    reveal,
  }
}
