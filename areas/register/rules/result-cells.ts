import type { ResultType } from '#platform/contract/enumerations.ts'

/** A result as it is kept: of a quarter (1–4), of a half-year (1–2), or of the year where both are null. */
export interface KeptResult {
  type: ResultType
  quarter: number | null
  half: number | null
  /** 2…5, of pass/fail 1 and 0; null is «н/а». */
  value: number | null
  /** Of a letter scale. */
  letter?: string | null | undefined
  /** It is set otherwise than its marks say. */
  differs?: boolean | undefined
}
/** A cell of a line of results: over so many columns; `result` is null where there is none. */
export interface ResultCell<Result extends KeptResult = KeptResult> {
  columns: number
  result: Result | null
}
/** Columns after the quarters: year, exam, final. */
export const yearColumns = 3

const isOfYear = ({ quarter, half }: KeptResult) => quarter === null && half === null

/** The results of a course in the columns I–IV, year, exam, final; a half-year stands under its two quarters. */
export function resultCells<Result extends KeptResult>(results: readonly Result[]): ResultCell<Result>[] {
  const halves = results.filter(({ half }) => half !== null)
  const find = (isIt: (result: Result) => boolean) => results.find(isIt) ?? null
  const periods =
    halves.length > 0
      ? [1, 2].map((number) => ({ columns: 2, result: find(({ half }) => half === number) }))
      : [1, 2, 3, 4].map((number) => ({ columns: 1, result: find(({ quarter }) => quarter === number) }))
  const ends = [
    find((one) => isOfYear(one) && (one.type === 'year_score' || one.type === 'passfail')),
    find((one) => isOfYear(one) && one.type === 'exam'),
    find((one) => isOfYear(one) && one.type === 'total'),
  ]
  return [...periods, ...ends.map((result) => ({ columns: 1, result }))]
}
