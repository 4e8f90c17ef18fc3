import { t } from '@lingui/core/macro'
import type { ConsequenceGroup } from '#platform/web/dialog/consequences.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import type { JournalStore } from '#areas/journal/web/index.ts'

/**
 * What reopening a quarter of the group changes: its lessons and results may be written again. Results that were set or
 * stored on closing stand until somebody changes them, those of the year too, whatever becomes of the quarter.
 */
export function reopeningGroups({ grid }: JournalStore, quarterId: number): ConsequenceGroup[] {
  const quarter = grid.quarters.find(({ id }) => id === quarterId)
  const lessons = grid.lessons.filter(
    ({ date, status }) =>
      quarter && status !== 'cancelled' && date >= quarter.start_date && date <= quarter.end_date && date <= grid.today,
  )
  const nameOf = (studentId: number) => grid.students.find(({ id }) => id === studentId)?.full_name ?? ''
  const listed = (results: readonly PeriodResult[]) =>
    results.map(({ id, student_id, type, value }) => ({
      id: String(id),
      label: nameOf(student_id),
      text: resultText(type, value),
    }))
  const ofQuarter = grid.results.filter(({ quarter_id }) => quarter_id === quarterId)
  const ofYear = grid.results.filter(({ quarter_id, half }) => quarter_id === null && half === null)
  return [
    { title: t`Уроков, в которых снова меняются отметки и пропуски`, items: [], count: lessons.length },
    { title: t`Итоги останутся, их можно будет изменить или снять`, items: listed(ofQuarter) },
    { title: t`Итоги года останутся, даже если изменится четверть`, items: listed(ofYear) },
  ]
}
