import type { CellValue } from '../sheet/cell-value.ts'
import type { MarkColumn } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'

type Rules = Pick<JournalStore, 'policy' | 'grid'>

/** 4 of 10. */
const lowShare = 0.4

export function isLow({ policy }: Rules, { marks }: CellValue, column: MarkColumn): boolean {
  const maximum = column.kind === 'work' ? column.work.maximum : policy.fo_maximum
  return marks.some(({ value }) => value <= maximum * lowShare)
}

/** A СОР or СОЧ whose day has gone by without it. */
export function isUnwritten({ grid }: Rules, { marks }: CellValue, column: MarkColumn): boolean {
  const day = column.lesson?.date ?? column.quarter?.end_date ?? ''
  return column.kind === 'work' && marks.length === 0 && day < grid.today
}
