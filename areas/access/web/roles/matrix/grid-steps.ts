/** A place of the grid: a key's row (empty: the head) and a role's column (0: the head). */
export interface Place {
  key: string
  role: number
}
interface Bounds {
  keys: readonly string[]
  columns: readonly number[]
}
interface Pressed {
  key: string
  ctrlKey: boolean
}

/** The place that an element of the grid stands at, or null beside its cells. */
export function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-role]') : null
  return cell ? { key: cell.dataset['key'] ?? '', role: Number(cell.dataset['role']) } : null
}
export const cellAt = (grid: HTMLElement | null, { key, role }: Place): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-key="${key}"][data-role="${role}"]`) ?? null

const page = 10
const within = (index: number, length: number) => Math.max(0, Math.min(length - 1, index))

/** Where a key leads from a place; null where it leads nowhere. The corner is no place. */
export function stepFrom({ key, ctrlKey }: Pressed, at: Place, { keys, columns }: Bounds): Place | null {
  const [row, column] = [keys.indexOf(at.key), columns.indexOf(at.role)]
  const steps: Readonly<Record<string, [number, number]>> = {
    ArrowDown: [ctrlKey ? keys.length : row + 1, column],
    ArrowUp: [ctrlKey ? 1 : row - 1, column],
    ArrowRight: [row, ctrlKey ? columns.length : column + 1],
    ArrowLeft: [row, ctrlKey ? 1 : column - 1],
    PageDown: [row + page, column],
    PageUp: [Math.max(1, row - page), column],
    Home: [ctrlKey ? 1 : row, 1],
    End: [ctrlKey ? keys.length : row, columns.length],
  }
  const step = steps[key]
  if (!step) return null
  const next = { key: keys[within(step[0], keys.length)] ?? '', role: columns[within(step[1], columns.length)] ?? 0 }
  return next.key === '' && next.role === 0 ? at : next
}
