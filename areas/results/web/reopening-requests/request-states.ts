import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { requestStateTitles, type ReopeningRequest } from '../../contract/reopening-requests.ts'

/** «Открыто до 27.11.2026, Ахметов Д. Н.». */
export function useRequestWords(): (request: ReopeningRequest) => string {
  const { t } = useLingui()
  return ({ state, until, answerer, answer }) => {
    const title =
      state === 'granted' && until !== null ? t`Открыто до ${displayDate(until)}` : requestStateTitles[state]
    return [answer === null ? title : t`${title}: ${answer}`, answerer].filter(Boolean).join(', ')
  }
}
