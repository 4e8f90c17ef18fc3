import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconDownload } from '#platform/web/icons/index.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { longJobChanged } from '#platform/contract/long-jobs.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { useRealtimeEvent } from '#platform/web/realtime/hooks.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Answer, Button, Group, Panel, Table, Text, Title } from '#platform/web/ui/index.ts'
import { listPreparedFiles, takePreparedArchive, takePreparedFile } from '../../contract/prepared.ts'

const refreshMs = 15_000

/** One's own files, as they become ready. */
export function PreparedFiles() {
  const { t } = useLingui()
  const client = useQueryClient()
  const files = useQuery({ ...query(listPreparedFiles), refetchInterval: refreshMs })
  const [file, archive] = [useSaveFile(takePreparedFile), useSaveFile(takePreparedArchive)]
  useRealtimeEvent(longJobChanged, ({ state }) => {
    if (state === 'done') void client.invalidateQueries({ queryKey: keyOf(listPreparedFiles) })
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
              <Table aria-label={t`Готовые файлы`}>
                <Table.Tbody>
                  {items.map(({ id, name, sheets, made_at, has_archive }) => (
                    <Table.Tr key={id}>
                      <Table.Td>
                        {name}
                        <Text size="sm" c="dimmed">
                          {displayMoment(made_at)},{' '}
                          <Plural value={sheets} one="# табель" few="# табеля" many="# табелей" other="# табеля" />
                        </Text>
                      </Table.Td>
                      <Table.Td ta="right">
                        <Group gap="xs" justify="flex-end" wrap="nowrap">
                          <Button
                            variant="default"
                            size="xs"
                            disabled={file.isTaking}
                            leftSection={<IconDownload size={16} aria-hidden />}
                            aria-label={t`Скачать ${name}`}
                            onClick={() => file.take({ params: { id: String(id) } })}
                          >
                            PDF
                          </Button>
                          {has_archive ? (
                            <Button
                              variant="default"
                              size="xs"
                              disabled={archive.isTaking}
                              leftSection={<IconDownload size={16} aria-hidden />}
                              aria-label={t`Скачать по одному в ZIP: ${name}`}
                              title={t`Каждый табель в своём файле`}
                              onClick={() => archive.take({ params: { id: String(id) } })}
                            >
                              ZIP
                            </Button>
                          ) : null}
                        </Group>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
          </>
        )}
      </Answer>
    </Panel>
  )
}
