import type { Week } from '../../contract/week.ts'

/** A line of the week's table: a bell of a shift. */
export interface BoardRow {
  shift: number
  slot: number
  start_time: string
  end_time: string
}

/**
 * The bells from the first lesson of the week to its last, by shift and in the order of the day. A lesson beyond the
 * bells has a row of its own times.
 */
export function boardRows({ slots, days }: Pick<Week, 'slots' | 'days'>): BoardRow[] {
  const lessons = days.flatMap((day) => day.lessons)
  const places = days.flatMap((day) => [...day.lessons, ...day.moved_away])
  const shifts = [...new Set(places.map(({ shift }) => shift))].toSorted((a, b) => a - b)
  return shifts.flatMap((shift) => {
    const own = lessons.filter((lesson) => lesson.shift === shift)
    const used = places.filter((place) => place.shift === shift).map(({ slot }) => slot)
    const [first, last] = [Math.min(...used), Math.max(...used)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((slot): BoardRow[] => {
      const bell = slots.find((one) => one.shift === shift && one.number === slot)
      if (bell) return [{ shift, slot, start_time: bell.start_time, end_time: bell.end_time }]
      const lesson = own.find((one) => one.slot === slot)
      return lesson ? [{ shift, slot, start_time: lesson.start_time, end_time: lesson.end_time }] : []
    })
  })
}

/** The shifts of rows that follow each other, with their rows. */
export const rowsByShift = (rows: readonly BoardRow[]): { shift: number; rows: BoardRow[] }[] =>
  [...Map.groupBy(rows, ({ shift }) => shift)].map(([shift, own]) => ({ shift, rows: own }))
