import { Trans, useLingui } from '@lingui/react/macro'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Button, LinkAnchor, Stack, Text } from '#platform/web/ui/index.ts'
import { listMergers, type Merger } from '../../contract/merging.ts'
import { useMergers } from './use-mergers.ts'

function UndoButton({ merger }: { merger: Merger }) {
  const { t } = useLingui()
  const { attempt, part } = useMergers()
  if (merger.undone_at !== null)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Разъединены</Trans>
      </Text>
    )
  const name = merger.gone.full_name
  const ask = async () => {
    const agreed = await dialog.confirm({
      message: t`Разъединить: ${name}?`,
      description: t`Обе записи станут такими, какими были до объединения. Если их с тех пор изменили, программа скажет, что мешает.`,
      ok: t`Разъединить`,
    })
    if (agreed) part(merger.id)
  }
  return (
    <Button size="compact-sm" variant="default" aria-label={t`Разъединить: ${name}`} onClick={() => attempt(ask)}>
      <Trans>Разъединить</Trans>
    </Button>
  )
}

/** Records that were merged, with the way back. */
export function MergersList() {
  const { t } = useLingui()
  const list = useList(listMergers)
  const kept = ({ kept: { id, full_name } }: Merger) => (
    <LinkAnchor to="/users/$id" params={{ id: String(id) }} c="inherit" fw={500}>
      {full_name}
    </LinkAnchor>
  )
  const when = ({ at, who }: Merger) => [displayMoment(at), who].filter(Boolean).join(', ')
  const columns: Column<Merger>[] = [
    { key: 'kept', title: t`Основная запись`, render: kept },
    { key: 'gone', title: t`Присоединена`, render: ({ gone }) => gone.full_name },
    { key: 'at', title: t`Когда и кто`, sort: 'at', render: when },
    { key: 'undo', title: t`Отмена`, render: (merger) => <UndoButton merger={merger} /> },
  ]
  return (
    <ListView
      list={list}
      label={t`Объединённые записи`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(merger) => (
        <Stack gap={6} align="flex-start">
          {kept(merger)}
          <Text size="sm">{merger.gone.full_name}</Text>
          <Text size="sm" c="dimmed">
            {when(merger)}
          </Text>
          <UndoButton merger={merger} />
        </Stack>
      )}
      searchLabel={t`Имя`}
      empty={{ title: t`Ничего не объединяли`, hint: t`Здесь будут объединённые записи` }}
    />
  )
}
