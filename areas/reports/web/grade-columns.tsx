import { t } from '@lingui/core/macro'
import type { TeacherReport } from '../contract/reports.ts'
import { displayNumber } from '#platform/contract/number.ts'

interface Counted {
  type: 'grade' | 'passfail' | null
  summary: TeacherReport['total']
}

const dash = '—'
const counted = ({ type, summary: { counts } }: Counted, grade: 5 | 4 | 3 | 2): string => {
  if (type === 'grade') return String(counts[`n${grade}`])
  if (type === null) return dash
  // a pass/fail subject has two counts of its own, in the outer columns
  return grade === 5 ? t`зч ${counts.passed}` : grade === 2 ? t`нз ${counts.failed}` : ''
}

/** Columns «5» … «2», н/а and the indicators, alike in both reports. */
export const gradeColumns = <Row extends Counted>() => [
  ...([5, 4, 3, 2] as const).map((grade) => ({
    title: `«${grade}»`,
    isNumber: true,
    of: (row: Row) => counted(row, grade),
  })),
  { title: t`н/а`, isNumber: true, of: ({ type, summary }: Row) => (type === null ? dash : summary.counts.na) },
  ...(
    [
      [t`Усп., %`, 'progress'],
      [t`Кач., %`, 'quality'],
      [t`СОУ, %`, 'degree'],
      [t`Средний`, 'average'],
    ] as const
  ).map(([title, of]) => ({ title, isNumber: true, of: ({ summary }: Row) => displayNumber(summary[of]) })),
]
