import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { cardStates } from '../rules/card-state.ts'
import { cardStateWords } from './card-state-badge.tsx'

/** How changes of report cards are described. */
export function useCardWords(): HistoryWords {
  const { t, i18n } = useLingui()
  const stateTitle = (value: string | number | boolean) => {
    const state = cardStates.find((one) => one === value)
    return state ? i18n._(cardStateWords[state]) : String(value)
  }
  return {
    'register.report_card': {
      fields: { state: { title: t`Состояние`, format: stateTitle }, number: { title: t`Номер` } },
    },
  }
}
