import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { historyQuery } from '#platform/contract/history.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Answer, Stack, Title, useUrlState } from '#platform/web/ui/index.ts'
import { readAvailability, readAvailabilityHistory } from '../../contract/availability.ts'
import { useWords } from '../use-words.ts'
import { AvailabilityEditor } from './availability-editor.tsx'

/** «Доступность»: the hours of the week in which one of the staff has no lessons, by the year of the page. */
export function AvailabilityOfPerson({ personId }: { personId: number }) {
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const found = useQuery(query(readAvailability, { params: { id: String(personId) }, query: ofYear }))
  const mayReadHistory = useAllowed(readAvailabilityHistory)
  return (
    <Stack gap="md">
      <Answer of={found}>
        {(of) => <AvailabilityEditor key={`${of.year.id} ${of.version}`} personId={personId} of={of} />}
      </Answer>
      {mayReadHistory ? (
        <>
          <Title order={2} size="h4">
            <Trans>Изменения</Trans>
          </Title>
          <History personId={personId} ofYear={ofYear} />
        </>
      ) : null}
    </Stack>
  )
}

const Address = z.object({ page: historyQuery.page })

function History({ personId, ofYear }: { personId: number; ofYear: { year_id?: string } }) {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(
    query(readAvailabilityHistory, { params: { id: String(personId) }, query: { ...ofYear, page: String(page) } }),
  )
  return <HistoryPanel of={history} words={useWords()} onPage={(to) => change({ page: to })} />
}
