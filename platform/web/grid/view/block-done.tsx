import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconX } from '../../icons/index.ts'
import { useEffect } from 'react'
import { useStore } from '#platform/web/store.ts'
import { ActionIcon, Button, Group, Paper, Text } from '#platform/web/ui/index.ts'
import type { Cursor } from '../cursor/cursor.ts'
import styles from './grid.module.css'

const shownMs = 12_000

/** After a block was put in or emptied: how many cells it changed, and one press to have them back. */
export function BlockDone<Value>({ cursor }: { cursor: Cursor<Value> }) {
  const { t } = useLingui()
  const cells = useStore(cursor.done)
  useEffect(() => {
    if (cells === null) return undefined
    const timer = setTimeout(() => cursor.done.set(null), shownMs)
    return () => clearTimeout(timer)
  }, [cursor, cells])
  if (cells === null) return null
  return (
    <Paper component="output" className={styles['done'] ?? ''} shadow="md" withBorder>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm">
          <Plural
            value={cells}
            one="Изменена # ячейка"
            few="Изменены # ячейки"
            many="Изменено # ячеек"
            other="Изменено # ячеек"
          />
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => cursor.run({ do: 'undo' })}
        >
          <Trans>Отменить</Trans>
        </Button>
        <ActionIcon size="sm" aria-label={t`Закрыть`} onClick={() => cursor.done.set(null)}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  )
}
