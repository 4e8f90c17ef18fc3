import type { DiaryTotals } from '../../contract/totals.ts'

export type Course = DiaryTotals['courses'][number]
export type Total = Course['totals'][number]
/** A cell of the table of totals: over so many columns, null where the course has no result for them. */
export interface TotalCell {
  columns: number
  total: Total | null
}
/** Columns of the year's results after the quarters: the year, and the final one. */
export const yearColumns = 2

/** The results of a course in the columns quarters, year, final; a half-year stands under its two quarters. */
export function totalCells(totals: readonly Total[], quarterIds: readonly number[]): TotalCell[] {
  const halves = totals.filter(({ period }) => period === 'half')
  const years = totals.filter(({ period }) => period === 'year')
  const periods: TotalCell[] =
    halves.length > 0
      ? [1, 2].map((number) => ({
          columns: quarterIds.length / 2,
          total: halves.find(({ half }) => half === number) ?? null,
        }))
      : quarterIds.map((id) => ({ columns: 1, total: totals.find(({ quarter_id }) => quarter_id === id) ?? null }))
  const ends = Array.from({ length: yearColumns }, (_, index) => ({ columns: 1, total: years[index] ?? null }))
  return [...periods, ...ends]
}
