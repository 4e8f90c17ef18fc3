import type { KeyboardEvent } from 'react'

/** Arrows go from result to result in a table of buttons or links, as in the sheet of marks. */
export function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement
  if (!cell || !row) return
  const index = [...row.children].indexOf(cell)
  const neighbours: Record<string, Element | null | undefined> = {
    ArrowLeft: cell.previousElementSibling,
    ArrowRight: cell.nextElementSibling,
    ArrowUp: row.previousElementSibling?.children[index],
    ArrowDown: row.nextElementSibling?.children[index],
  }
  const next = neighbours[event.key]?.querySelector<HTMLElement>('button, a')
  if (!next) return
  event.preventDefault()
  next.focus()
}
