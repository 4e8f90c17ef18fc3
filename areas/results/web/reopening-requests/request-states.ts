import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { ReopeningRequest, ReopeningRequestState } from '../../contract/reopening-requests.ts'

export function useRequestStates(): Record<ReopeningRequestState, string> {
  const { t } = useLingui()
  return { open: t`Ждёт ответа`, granted: t`Открыто`, refused: t`Отказано`, withdrawn: t`Отозвано` }
}

/** «Открыто до 27.11.2026, Ахметов Д. Н.». */
export function useRequestWords(): (request: ReopeningRequest) => string {
  const { t } = useLingui()
  const titles = useRequestStates()
  return ({ state, until, answerer, answer }) => {
    const title = state === 'granted' && until !== null ? t`Открыто до ${displayDate(until)}` : titles[state]
    return [answer === null ? title : t`${title}: ${answer}`, answerer].filter(Boolean).join(', ')
  }
}
