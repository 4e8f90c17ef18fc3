import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { useRealtimeEvent } from '#platform/web/realtime/index.ts'
import { Answer, Badge, Button, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { sosTold } from '../../contract/events.ts'
import { handleSosReport, listSosReports, type SosReport } from '../../contract/sos.ts'
import { StatusBadge } from '../words.tsx'
import { displayClock } from './display-clock.ts'

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
                <Word key={report.id} report={report} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </Panel>
  )
}

function Word({ report }: { report: SosReport }) {
  const { t } = useLingui()
  const { act } = useActions([listSosReports])
  const mayHandle = useAllowed(handleSosReport)
  const isHandled = report.handled_at !== null
  const handle = () => act(handleSosReport, { params: { id: String(report.id) }, body: { is_handled: !isHandled } })
  return (
    <Group component="li" gap="xs" justify="space-between" wrap="wrap" style={{ listStyle: 'none' }}>
      <div>
        <Group gap={8}>
          <StatusBadge
            status={report.state === 'help' ? 'help' : 'present'}
            title={report.state === 'help' ? t`Просит помощи` : t`В безопасности`}
          />
          <b>{report.name}</b>
          {report.user_name === null ? (
            <Badge variant="default">
              <Trans>не подтверждено входом</Trans>
            </Badge>
          ) : (
            <Badge variant="light" color="gray">
              {report.user_name}
            </Badge>
          )}
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[report.place, report.phone, displayClock(report.made_at)].filter(Boolean).join(' · ')}
        </Text>
        {isHandled ? <Text size="sm" c="dimmed">{t`Помогли: ${report.handled_by_name ?? ''}`}</Text> : null}
      </div>
      {mayHandle && report.state === 'help' ? (
        <Button size="xs" variant={isHandled ? 'subtle' : 'light'} onClick={() => void handle()}>
          {isHandled ? <Trans>Вернуть</Trans> : <Trans>Помогли</Trans>}
        </Button>
      ) : null}
    </Group>
  )
}
