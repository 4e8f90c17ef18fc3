import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { nextKind, withMarks, type HourKind, type Marks } from '../../rules/hours.ts'

interface Painting {
  marks: Marks
  /** Null: read only. Of marks that come one upon another none is lost. */
  onChange: ((update: (present: Marks) => Marks) => void) | null
}
export interface CellPlace {
  row: number
  column: number
  /** Of the hour. */
  key: string
}
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const cellAt = (of: Element, row: number, column: number) =>
  of.closest('[role="grid"]')?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)

/** Marks hours by a press, by drawing over them with the mouse, and with the keyboard. */
export function usePainting({ marks, onChange }: Painting) {
  /** What the mouse draws while it is down. */
  const brush = useRef<{ kind: HourKind | null } | null>(null)
  useEffect(() => {
    const lift = () => void (brush.current = null)
    window.addEventListener('pointerup', lift)
    window.addEventListener('pointercancel', lift)
    return () => {
      window.removeEventListener('pointerup', lift)
      window.removeEventListener('pointercancel', lift)
    }
  }, [])
  const set = (keys: readonly string[], kind: HourKind | null) =>
    onChange?.((present) => withMarks(present, keys, kind))
  const turn = (key: string) => set([key], nextKind(marks.get(key) ?? null))

  const onPointerDown = (event: PointerEvent, key: string) => {
    if (onChange === null || event.button !== 0) return
    const kind = nextKind(marks.get(key) ?? null)
    // a finger scrolls: only its tap marks
    if (event.pointerType !== 'touch') brush.current = { kind }
    set([key], kind)
  }
  const onPointerEnter = (key: string) => {
    if (brush.current !== null) set([key], brush.current.kind)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, { key, row, column }: CellPlace) => {
    if (event.key === ' ' || event.key === 'Enter') turn(key)
    else if (event.key === 'Delete' || event.key === 'Backspace') set([key], null)
    else {
      const step = steps[event.key]
      const next = step && cellAt(event.currentTarget, row + step[0], column + step[1])
      if (step === undefined) return
      if (next) {
        next.focus()
        // with Shift the mark goes along
        if (event.shiftKey && next.dataset['hour'] !== undefined) set([next.dataset['hour']], marks.get(key) ?? null)
      }
    }
    event.preventDefault()
  }
  return { onPointerDown, onPointerEnter, onKeyDown, set }
}
