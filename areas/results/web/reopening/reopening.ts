import { t } from '@lingui/core/macro'
import type { PreviewGroup } from '#platform/web/dialog/preview-groups.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import type { JournalStore, ResultSlot } from '#areas/journal/web/index.ts'

/** Quarters of a slot, in order. */
function quartersOf({ grid, resultBasis }: JournalStore, { id }: ResultSlot) {
  const numbers = resultBasis.slots.get(id)?.quarters ?? []
  return grid.quarters.filter(({ number }) => numbers.includes(number)).toSorted((a, b) => a.number - b.number)
}

/** The quarter with which a slot is reopened: its last, which closes it. */
export const quarterToReopen = (store: JournalStore, slot: ResultSlot): number | null =>
  quartersOf(store, slot).at(-1)?.id ?? null

/**
 * What reopening a period of the group changes: its lessons and results may be written again. What nobody has set follows the
 * marks, that of the year with it; what a person has set stays.
 */
export function reopeningGroups(store: JournalStore, slot: ResultSlot): PreviewGroup[] {
  const { grid } = store
  const quarters = quartersOf(store, slot)
  const lessons = grid.lessons.filter(
    ({ date, status }) =>
      status !== 'cancelled' &&
      date <= grid.today &&
      quarters.some(({ start_date, end_date }) => date >= start_date && date <= end_date),
  )
  const nameOf = (studentId: number) => grid.students.find(({ id }) => id === studentId)?.full_name ?? ''
  const isOfYear = ({ quarter_id, half }: PeriodResult) => quarter_id === null && half === null
  const listed = (results: readonly PeriodResult[]) =>
    results.map(({ id, student_id, type, value, ...of }) => {
      const text = resultText(type, value)
      const isYear = of.quarter_id === null && of.half === null
      return { id: String(id), label: nameOf(student_id), text: isYear ? t`${text}, год` : text }
    })
  const ofSlot = grid.results.filter(
    (one) => isOfYear(one) || (one.quarter_id === slot.quarter_id && one.half === slot.half),
  )
  return [
    { title: t`Уроков, в которых снова меняются отметки и пропуски`, items: [], count: lessons.length },
    {
      title: t`Итоги, выставленные учителем, останутся`,
      items: listed(ofSlot.filter(({ author }) => author !== null)),
    },
    {
      title: t`Итоги, поставленные при закрытии, последуют за отметками`,
      items: listed(ofSlot.filter(({ author }) => author === null)),
    },
  ]
}
