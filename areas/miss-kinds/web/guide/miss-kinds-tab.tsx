import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { Answer, Button, Group, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import {
  changeMissKind,
  listMissKinds,
  orderMissKinds,
  readMissKindHistory,
  type KeptMissKind,
} from '../../contract/miss-kinds.ts'
import { MissKindHistory } from './miss-kind-history.tsx'
import { MissKindRow } from './miss-kind-row.tsx'
import { MissKindDialog } from './miss-kind-dialog.tsx'
import classes from './miss-kinds.module.css'

const swapped = (kinds: readonly KeptMissKind[], at: number, by: 1 | -1): number[] => {
  const ids = kinds.map(({ id }) => id)
  const [moved = 0] = ids.splice(at, 1)
  ids.splice(at + by, 0, moved)
  return ids
}

/** What a missed lesson may be marked with: called, ordered, added and put away by the school. */
export function MissKindsTab() {
  const kinds = useQuery(query(listMissKinds))
  const mayChange = useAllowed(changeMissKind)
  const { act, refresh } = useActions([listMissKinds, readMissKindHistory])
  const [open, setOpen] = useState<KeptMissKind | 'new' | null>(null)
  return (
    <Stack gap="md">
      <Panel>
        <Group justify="space-between" mb="sm">
          <Text size="sm" c="dimmed" maw={640}>
            <Trans>
              Буквы стоят в журнале и на бумаге, поэтому не меняются. Названия, порядок и то, что предлагает журнал,
              решает школа.
            </Trans>
          </Text>
          {mayChange ? (
            <Button size="xs" h={30} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
              <Trans>Добавить вид</Trans>
            </Button>
          ) : null}
        </Group>
        <Answer of={kinds}>
          {({ items }) => (
            <ul className={classes['list']}>
              {items.map((kind, at) => (
                <MissKindRow
                  key={kind.id}
                  kind={kind}
                  isFirst={at === 0}
                  isLast={at === items.length - 1}
                  mayChange={mayChange}
                  onEdit={() => setOpen(kind)}
                  onMove={(by) => void act(orderMissKinds, { body: { ids: swapped(items, at, by) } })}
                  onArchiveAction={(is_archived) =>
                    void act(changeMissKind, {
                      params: { id: String(kind.id) },
                      body: { version: kind.version, is_archived },
                    })
                  }
                />
              ))}
            </ul>
          )}
        </Answer>
      </Panel>
      <MissKindHistory />
      {open === null ? null : (
        <MissKindDialog kind={open === 'new' ? null : open} onClose={() => setOpen(null)} onDone={refresh} />
      )}
    </Stack>
  )
}
