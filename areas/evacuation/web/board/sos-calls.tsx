import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { useRealtimeEvent } from '#platform/web/realtime/index.ts'
import { Answer, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { sosReported } from '../../contract/events.ts'
import { listSosReports, type SosReport } from '../../contract/sos.ts'
import { reportLists } from '../sos/report-lists.ts'
import { SosReportRow } from '../sos/sos-report-row.tsx'
import { Folded } from './folded.tsx'
import { useGathered } from './use-gathered.ts'

const everyMs = 15_000
const gatherMs = 1_000

/** What people said of themselves on the page «SOS»: beside the counts, never in them; nothing as long as nobody has. */
export const SosCalls = memo(function SosCalls({ evacuationId }: { evacuationId: number }) {
  const isAllowed = useAllowed(listSosReports)
  return isAllowed ? <SosReports evacuationId={evacuationId} /> : null
})

function SosReports({ evacuationId }: { evacuationId: number }) {
  const reports = useQuery({
    ...query(listSosReports, { query: { evacuation_id: String(evacuationId) } }),
    // what was told while the connection was broken
    refetchInterval: everyMs,
  })
  const { refetch } = reports
  // of a flood of words the list is read once a second, and each time to the end
  const read = useGathered(
    useCallback(() => void refetch(), [refetch]),
    gatherMs,
  )
  useRealtimeEvent(sosReported, (report) => read([report]))
  return (
    <Answer of={reports} loading={<></>} failed={(failure) => <Panel>{failure}</Panel>}>
      {({ items }) => (items.length === 0 ? null : <SosCallList reports={items} />)}
    </Answer>
  )
}

/** Calls for help in full; of those who are safe it is enough that they are. */
function SosCallList({ reports }: { reports: readonly SosReport[] }) {
  const { t } = useLingui()
  const { help, waiting, safe, hidden } = reportLists(reports)
  return (
    <Panel>
      <Title order={2}>
        <Trans>Слова из SOS</Trans>
        {help.length === 0 ? null : ` · ${t`ждут помощи: ${waiting}`}`}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>Сообщения со страницы SOS: в подсчёт не входят. Без имени из школы мог написать кто угодно.</Trans>
      </Text>
      {help.length === 0 ? null : <Rows reports={help} />}
      {safe.length === 0 ? null : (
        <Folded title={t`Пишут, что в безопасности: ${safe.length}`}>
          <Rows reports={safe} />
        </Folded>
      )}
      {hidden.length === 0 ? null : (
        <Folded title={t`Скрытые: ${hidden.length}`}>
          <Rows reports={hidden} />
        </Folded>
      )}
    </Panel>
  )
}

const Rows = ({ reports }: { reports: readonly SosReport[] }) => (
  <Stack gap={8} component="ul" m={0} p={0} mah={420} style={{ overflowY: 'auto' }}>
    {reports.map((report) => (
      <SosReportRow key={report.id} report={report} />
    ))}
  </Stack>
)
