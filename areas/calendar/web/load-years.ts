import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '#platform/web/api/send.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { followSchoolClock } from '#platform/web/format/moment.ts'
import { listCalendar } from '../contract/entries.ts'
import { listYears } from '../contract/years.ts'

const texts = {
  years: msg`Ошибка при получении списка годов`,
  quarters: msg`Ошибка при получении списка четвертей`,
}
const quarters = { type: 'quarter' } as const
const minutes = 60_000

export const yearsQuery = () =>
  queryOptions({
    ...keptQuery(listYears),
    staleTime: 5 * minutes,
    // once for all parts of a page: who misses them asks again
    retryOnMount: false,
    meta: { errorMessage: i18n._(texts.years) },
  })
export const quartersQuery = () =>
  queryOptions({
    ...keptQuery(listCalendar, { query: quarters }),
    staleTime: 5 * minutes,
    retryOnMount: false,
    meta: { errorMessage: i18n._(texts.quarters) },
  })

/** The addresses of both. */
export const yearsAsked: readonly string[] = [listYears.path, addressOf(listCalendar, { query: quarters })]

/** Guard 5: the years and their quarters, once; a failure is told, and the pages work without them. */
export async function loadYears(): Promise<void> {
  const [years] = await Promise.allSettled([
    queryClient.ensureQueryData(yearsQuery()),
    queryClient.ensureQueryData(quartersQuery()),
  ])
  if (years.status === 'fulfilled') followSchoolClock(years.value)
}
