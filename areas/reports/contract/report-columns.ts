import { displayNumber } from '#platform/contract/number.ts'
import { msg, t, type Words } from '#platform/contract/text.ts'
import type { TeacherReport } from './reports.ts'

/** A column of a report, the same on the screen, on paper and in a book. */
export type ReportColumn<Row> = {
  title: Words
  /** Its head on paper, where there is less room. */
  short?: Words
  /** Of the width of a paper. */
  share: number
} & (
  | { kind: 'text'; of: (row: Row) => string }
  /** Null: there is nothing to count. */
  | { kind: 'number'; of: (row: Row) => number | null }
  /** A number, or words in its place. */
  | { kind: 'mark'; of: (row: Row) => number | string }
)

/** What a cell says, on the screen and on paper. */
export function reportCell<Row>(column: ReportColumn<Row>, row: Row): string {
  const value = column.of(row)
  return typeof value === 'string' ? value : displayNumber(value)
}

interface Counted {
  /** Null where the subject has no results in the period. */
  type: 'grade' | 'passfail' | null
  summary: TeacherReport['total']
}
const dash = '—'
const countOf = ({ type, summary: { counts } }: Counted, grade: 5 | 4 | 3 | 2): number | string => {
  if (type === null) return dash
  if (type === 'grade') return counts[`n${grade}`]
  // a pass/fail subject has two counts of its own, in the outer columns
  return grade === 5 ? t`зч ${counts.passed}` : grade === 2 ? t`нз ${counts.failed}` : ''
}

/** Columns «5» … «2», н/а and the indicators, alike in both reports. */
export const gradeColumns = <Row extends Counted>(share: { count: number; indicator: number }): ReportColumn<Row>[] => {
  const indicator = (title: Words, of: 'progress' | 'quality' | 'degree' | 'average'): ReportColumn<Row> => ({
    title,
    share: share.indicator,
    kind: 'number',
    of: ({ type, summary }) => (type === null ? null : summary[of]),
  })
  return [
    ...([5, 4, 3, 2] as const).map((grade): ReportColumn<Row> => ({
      title: `«${grade}»`,
      short: String(grade),
      share: share.count,
      kind: 'mark',
      of: (row) => countOf(row, grade),
    })),
    {
      title: msg`н/а`,
      share: share.count,
      kind: 'mark',
      of: ({ type, summary }) => (type === null ? dash : summary.counts.na),
    },
    indicator(msg`Усп., %`, 'progress'),
    indicator(msg`Кач., %`, 'quality'),
    indicator(msg`СОУ, %`, 'degree'),
    indicator(msg`Средний`, 'average'),
  ]
}
