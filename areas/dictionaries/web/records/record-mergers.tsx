import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Button, Group, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { listRecordMergers, type RecordMerger } from '../../contract/merge.ts'
import { useUndoMerger } from './use-undo-merger.ts'

/** Mergers of records that can be taken back; where there are none, nothing. */
export function RecordMergers({ dictionary }: { dictionary: Dictionary }) {
  const mergers = useQuery(query(listRecordMergers, { params: { id: String(dictionary.id) } }))
  const items = mergers.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Stack gap={6} component="section">
      <Title order={3} size="h5">
        <Trans>Объединения</Trans>
      </Title>
      {items.map((merger) => (
        <MergerLine key={merger.id} merger={merger} mayUndo={dictionary.may_edit && !dictionary.is_archived} />
      ))}
    </Stack>
  )
}

function MergerLine({ merger, mayUndo }: { merger: RecordMerger; mayUndo: boolean }) {
  const { t } = useLingui()
  const undo = useUndoMerger()
  const from = merger.from.map((title) => `«${title}»`).join(', ')
  const ask = async () => {
    const agreed = await dialog.confirm({
      message: t`Отменить объединение: ${from}?`,
      description: t`Прежние записи вернутся, и то, что на них ссылалось, снова будет на них ссылаться. Если это с тех пор изменили, программа скажет, что мешает.`,
      ok: t`Отменить объединение`,
      cancel: t`Оставить`,
    })
    if (agreed) await undo(merger.id)
  }
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" flex={1} miw={200}>
        {from} → «{merger.into ?? '—'}»{' '}
        <Text component="span" size="xs" c="dimmed">
          {[displayMoment(merger.at), merger.who].filter(Boolean).join(', ')}
        </Text>
      </Text>
      {mayUndo ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Отменить объединение: ${from}`}
          onClick={() => void ask()}
        >
          <Trans>Отменить</Trans>
        </Button>
      ) : null}
    </Group>
  )
}
