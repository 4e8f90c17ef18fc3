import { t } from '@lingui/core/macro'
import type { Choices, PreviewGroup } from '#platform/web/dialog/preview-groups.ts'
import type { GridStudent } from '#areas/journal/contract/journal.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { isMemberOn } from '#areas/journal/rules/mark-context.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import {
  type JournalStore,
  type ResultSlot,
  lastDayOf,
  studentResults,
  type SlotResult,
} from '#areas/journal/web/index.ts'

interface Planned {
  student: GridStudent
  result: SlotResult
}
/** A student who has a result set already. */
interface Own extends Planned {
  set: PeriodResult
}

/**
 * What taking the recommended results of a period would do, by student. No `Preview`: it is a table of results out of what the page
 * computes anyway, without a call, and of each the other one may be chosen.
 */
export interface RecommendedPlan {
  slot: ResultSlot
  /** None is set: the recommended one will be. */
  fresh: readonly Planned[]
  /** Another one is set: it stays unless it is chosen otherwise. */
  own: readonly Own[]
  /** The recommended one is set already, or one where nothing is recommended. */
  kept: readonly Planned[]
  /** Nothing is recommended. */
  missing: readonly Planned[]
}

/** Of the students who are in the group at the period's end, today where it still goes on. */
export function recommendedPlan(store: JournalStore, slot: ResultSlot): RecommendedPlan {
  const end = lastDayOf(store, slot)
  const { today } = store.grid
  const planned = store.grid.students
    .filter((student) => isMemberOn(student.periods, end < today ? end : today))
    .flatMap((student): Planned[] => {
      const result = studentResults(store, student.id).of(slot)
      return result ? [{ student, result }] : []
    })
  const unset = planned.filter(({ result }) => result.set === null)
  const withSet = planned.flatMap((one) => (one.result.set ? [{ ...one, set: one.result.set }] : []))
  const isOther = ({ set, result: { recommended } }: Own) => recommended !== null && set.value !== recommended
  return {
    slot,
    fresh: unset.filter(({ result }) => result.recommended !== null),
    own: withSet.filter(isOther),
    kept: withSet.filter((one) => !isOther(one)),
    missing: unset.filter(({ result }) => result.recommended === null),
  }
}

function missingReason({ result: { computed } }: Planned): string {
  if (computed?.kind === 'missing') return computed.missing.join(', ')
  return computed?.kind === 'na' ? t`не аттестован` : t`нет отметок`
}

/** The plan as the dialog shows it. */
export function planGroups({ slot, fresh, own, kept, missing }: RecommendedPlan): PreviewGroup[] {
  const idOf = ({ student }: Planned) => String(student.id)
  const recommendedOf = ({ result }: Planned) => resultText(slot.type, result.recommended)
  return [
    {
      title: t`Стоят свои`,
      items: own.map((one) => ({
        id: idOf(one),
        label: one.student.full_name,
        ...(one.set.reason === null ? {} : { text: one.set.reason }),
        choices: [
          { value: 'keep', label: t`Оставить ${resultText(slot.type, one.set.value)}` },
          { value: 'replace', label: t`Выставить ${recommendedOf(one)}` },
        ],
      })),
    },
    {
      title: t`Будет выставлено`,
      items: fresh.map((one) => ({ id: idOf(one), label: one.student.full_name, text: recommendedOf(one) })),
    },
    { title: t`Останется как выставлено`, items: [], count: kept.length },
    {
      title: t`Нечего выставить`,
      items: missing.map((one) => ({ id: idOf(one), label: one.student.full_name, text: missingReason(one) })),
    },
  ]
}

/** Students whose own result is to go. */
export const replacedBy = ({ own }: RecommendedPlan, choices: Choices): { student_id: number; version: number }[] =>
  own.flatMap(({ student, set: { version } }) =>
    choices[String(student.id)] === 'replace' ? [{ student_id: student.id, version }] : [],
  )

/** «Будет выставлено 24, останутся свои 3, н/а 1». */
export function planTotal(plan: RecommendedPlan, choices: Choices): string {
  const replaced = replacedBy(plan, choices).length
  const made = plan.fresh.length + replaced
  const stay = plan.own.length - replaced + plan.kept.length
  return t`Будет выставлено ${made}, останутся свои ${stay}, н/а ${plan.missing.length}`
}
