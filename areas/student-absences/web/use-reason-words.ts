import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { absenceStates, absenceStateTitles } from '../rules/absence-reason.ts'

/** How changes of reasons for absences are described. */
export function useReasonWords(): HistoryWords {
  const { t } = useLingui()
  const stateTitle = (value: string | number | boolean) => {
    const state = absenceStates.find((one) => one === value)
    return state ? absenceStateTitles[state] : String(value)
  }
  return {
    'student_absences.absence_reason': { fields: { state: { title: t`Состояние`, format: stateTitle } } },
  }
}
