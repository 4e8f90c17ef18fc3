import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { listLongJobFiles, longJobChanged } from '#platform/contract/long-jobs.ts'
import { query } from '#platform/web/api/index.ts'
import { JobFiles } from '#platform/web/jobs/job-files.tsx'
import { useRealtimeEvent } from '#platform/web/realtime/hooks.ts'
import { Answer, Panel, Text, Title } from '#platform/web/ui/index.ts'
import { preparedKind } from '../../contract/prepared.ts'

const refreshMs = 15_000

/** One's own files, as they become ready. */
export function PreparedFiles() {
  const { t } = useLingui()
  const client = useQueryClient()
  const files = useQuery({ ...query(listLongJobFiles, { query: { kind: preparedKind } }), refetchInterval: refreshMs })
  useRealtimeEvent(longJobChanged, ({ state }) => {
    if (state === 'done') void client.invalidateQueries({ queryKey: keyOf(listLongJobFiles) })
  })
  return (
    <Panel>
      <Title order={2} size="h4">
        <Trans>Готовые файлы</Trans>
      </Title>
      <Answer of={files}>
        {({ items, kept_months }) => (
          <>
            <Text size="sm" c="dimmed" mb="xs">
              <Trans>Файлы видите только вы. Они хранятся</Trans>{' '}
              <Plural value={kept_months} one="# месяц" few="# месяца" many="# месяцев" other="# месяца" />.
            </Text>
            {items.length === 0 ? (
              <Text size="sm">
                <Trans>Пока ни одного файла: выберите класс и нажмите «Подготовить PDF».</Trans>
              </Text>
            ) : (
              <JobFiles files={items} label={t`Готовые файлы`} />
            )}
          </>
        )}
      </Answer>
    </Panel>
  )
}
