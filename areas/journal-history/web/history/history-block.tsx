import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp } from '#platform/web/icons/index.ts'
import { Badge, Button, Text } from '#platform/web/ui/index.ts'
import type { JournalFrame } from '#areas/journal/contract/journal.ts'
import { ChangeLine, clockOf, Actor } from './change-line.tsx'
import type { HistoryBlock } from './history-days.ts'
import styles from './group-history.module.css'

interface Props {
  block: HistoryBlock
  grid: JournalFrame
  busy: string | null
  onUndo: (batch: string) => void
}
/** A batch of so few changes stands open. */
const fewChanges = 3

/** One change, or those that were saved at once, with the way to take them back. */
export function HistoryBlockItem({ block: { batch, changes }, grid, busy, onUndo }: Props) {
  const { t } = useLingui()
  const [first] = changes
  if (!first) return null
  const head = (
    <Text component="span" size="sm" c="dimmed" className={styles['when'] ?? ''}>
      <time dateTime={first.at}>{clockOf(first.at)}</time> · <Actor change={first} />
    </Text>
  )
  if (batch === null)
    return (
      <li className={styles['block']}>
        {head}
        <ChangeLine change={first} grid={grid} />
      </li>
    )
  const time = clockOf(first.at)
  return (
    <li className={styles['block']} data-undone={batch.is_undone || undefined}>
      <div className={styles['head']}>
        {head}
        {batch.is_undoing ? (
          <Badge variant="light" color="gray">
            <Trans>Отмена</Trans>
          </Badge>
        ) : null}
        {batch.is_undone ? (
          <Badge variant="light" color="orange">
            <Trans>Отменено</Trans>
          </Badge>
        ) : null}
        {batch.may_undo ? (
          <Button
            size="compact-sm"
            variant="subtle"
            className={styles['undo'] ?? ''}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            aria-label={batch.size === 1 ? t`Отменить изменение, ${time}` : t`Отменить изменения, ${time}`}
            loading={busy === batch.id}
            onClick={() => onUndo(batch.id)}
          >
            <Trans>Отменить</Trans>
          </Button>
        ) : null}
      </div>
      {batch.size === 1 ? (
        <ChangeLine change={first} grid={grid} />
      ) : (
        <details className={styles['batch']} open={batch.size <= fewChanges || undefined}>
          <summary>
            <ActTitle changes={changes} size={batch.size} />
          </summary>
          <ul className={styles['changes']}>
            {changes.map((change) => (
              <li key={change.id}>
                <ChangeLine change={change} grid={grid} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** What was done at once or in a row, and how many changes it made. */
function ActTitle({ changes, size }: { changes: HistoryBlock['changes']; size: number }) {
  const [first] = changes
  const isRoll = changes.every(({ subject, lesson }) => subject === 'miss' && lesson?.id === first?.lesson?.id)
  if (isRoll)
    return (
      <Plural
        value={size}
        one="Перекличка: # изменение"
        few="Перекличка: # изменения"
        many="Перекличка: # изменений"
        other="Перекличка: # изменения"
      />
    )
  const isInARow = changes.at(-1)?.at !== first?.at
  return isInARow ? (
    <Plural
      value={size}
      one="# изменение подряд"
      few="# изменения подряд"
      many="# изменений подряд"
      other="# изменения подряд"
    />
  ) : (
    <Plural
      value={size}
      one="# изменение разом"
      few="# изменения разом"
      many="# изменений разом"
      other="# изменения разом"
    />
  )
}
