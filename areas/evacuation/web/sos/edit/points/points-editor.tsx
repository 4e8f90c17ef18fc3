import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconEdit, IconPlus } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import {
  ActionIcon,
  Answer,
  Button,
  Empty,
  Group,
  Panel,
  PanelHead,
  Stack,
  Switch,
  Text,
} from '#platform/web/ui/index.ts'
import { changePoint, listPoints, type AssemblyPoint } from '../../../../contract/settings.ts'
import classes from '../../sos.module.css'
import { useMemoActions } from '../use-memo-actions.ts'
import { PointEditDialog } from './point-edit-dialog.tsx'

/** The places of assembly, for who keeps them: in the order in which they are shown. */
export function PointsEditor() {
  const { t } = useLingui()
  const [isWithArchive, setWithArchive] = useState(false)
  const [open, setOpen] = useState<AssemblyPoint | 'new' | null>(null)
  const points = useQuery(query(listPoints, { query: { archived: String(isWithArchive) as 'true' | 'false' } }))
  const add = (
    <Button size="xs" variant="light" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
      <Trans>Место сбора</Trans>
    </Button>
  )
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={<Trans>Места сбора</Trans>}>
          <Switch
            size="xs"
            label={t`С архивом`}
            checked={isWithArchive}
            onChange={({ currentTarget }) => setWithArchive(currentTarget.checked)}
          />
          {add}
        </PanelHead>
        <Answer of={points}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty
                title={<Trans>Мест сбора пока нет</Trans>}
                hint={<Trans>Укажите, где собираются люди, и отметьте место на плане</Trans>}
                action={add}
              />
            ) : (
              <PointRows items={items} onOpen={setOpen} />
            )
          }
        </Answer>
      </Stack>
      {open === null ? null : (
        <PointEditDialog
          point={open === 'new' ? null : open}
          last={Math.max(-1, ...(points.data?.items ?? []).map(({ sort }) => sort))}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  )
}

function PointRows({ items, onOpen }: { items: readonly AssemblyPoint[]; onOpen: (point: AssemblyPoint) => void }) {
  const { t } = useLingui()
  const { act } = useMemoActions()
  const swap = async (at: number, to: number) => {
    const order = items.toSpliced(at, 1).toSpliced(to, 0, ...items.slice(at, at + 1))
    // only those whose place in the order changes
    for (const [sort, { id, version, sort: before }] of order.entries())
      if (sort !== before && (await act(changePoint, { params: { id: String(id) }, body: { version, sort } })) === null)
        return
  }
  return (
    <ul className={classes['rows']}>
      {items.map((point, at) => (
        <li key={point.id} className={classes['row']}>
          <div>
            <Text fw={600}>{point.title}</Text>
            <Text size="sm" c="dimmed">
              {[point.is_archived ? t`В архиве` : null, point.building, point.where_text]
                .filter((part) => part !== null && part !== '')
                .join(' · ')}
            </Text>
          </div>
          <Group gap={6} wrap="nowrap">
            <ActionIcon
              variant="default"
              size={36}
              disabled={at === 0}
              aria-label={t`Поднять выше: ${point.title}`}
              onClick={() => void swap(at, at - 1)}
            >
              <IconArrowUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={36}
              disabled={at === items.length - 1}
              aria-label={t`Опустить ниже: ${point.title}`}
              onClick={() => void swap(at, at + 1)}
            >
              <IconArrowDown size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t`Изменить: ${point.title}`}
              onClick={() => onOpen(point)}
            >
              <IconEdit size={18} aria-hidden />
            </ActionIcon>
          </Group>
        </li>
      ))}
    </ul>
  )
}
