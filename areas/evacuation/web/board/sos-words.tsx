import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { useRealtimeEvent } from '#platform/web/realtime/index.ts'
import { Answer, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { sosTold } from '../../contract/events.ts'
import { listSosReports } from '../../contract/sos.ts'
import { SosReportRow } from '../sos/sos-report-row.tsx'

/** What people said of themselves on the page «SOS»: beside the counts, never in them. */
export function SosWords({ evacuationId }: { evacuationId: number }) {
  const isAllowed = useAllowed(listSosReports)
  return isAllowed ? <Words evacuationId={evacuationId} /> : null
}

function Words({ evacuationId }: { evacuationId: number }) {
  const reports = useQuery(query(listSosReports, { query: { evacuation_id: String(evacuationId) } }))
  useRealtimeEvent(sosTold, () => void reports.refetch())
  return (
    <Panel>
      <Title order={2}>
        <Trans>Слова из SOS</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>Сообщения со страницы SOS: в подсчёт не входят. Без имени из школы мог написать кто угодно.</Trans>
      </Text>
      <Answer of={reports}>
        {({ items }) =>
          items.length === 0 ? (
            <Trans>Сообщений нет</Trans>
          ) : (
            <Stack gap={8} component="ul" m={0} p={0} mah={480} style={{ overflowY: 'auto' }}>
              {items.map((report) => (
                <SosReportRow key={report.id} report={report} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </Panel>
  )
}
