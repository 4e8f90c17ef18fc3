import { t } from '#platform/contract/text.ts'
import { displayNumber } from '#platform/contract/number.ts'
import type { TeacherReport } from '../contract/reports.ts'

export const centred = (title: string, share = 2) => ({ title, share, align: 'center' as const })

/** Heads of the columns with marks, «5» … «2» and н/а. */
export const markColumns = (share: number) => ['5', '4', '3', '2', t`н/а`].map((title) => centred(title, share))
/** Heads of the columns with indicators. */
export const indicatorTitles = () => [t`Усп., %`, t`Кач., %`, t`СОУ, %`, t`Средний`]

interface Counted {
  type: 'grade' | 'passfail' | null
  summary: TeacherReport['total']
}
/** A row's cells below both; a pass/fail subject has two counts of its own, in the outer columns, one without results dashes. */
export function resultCells({ type, summary }: Counted): string[] {
  if (type === null) return Array.from({ length: 9 }, () => '—')
  const { counts, progress, quality, degree, average } = summary
  const marks =
    type === 'passfail'
      ? [t`зч ${counts.passed}`, '', '', t`нз ${counts.failed}`]
      : [counts.n5, counts.n4, counts.n3, counts.n2].map(String)
  return [...marks, String(counts.na), ...[progress, quality, degree, average].map(displayNumber)]
}
