import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconDots } from '#platform/web/icons/index.ts'
import { useCallback, useSyncExternalStore, type KeyboardEvent } from 'react'
import { isStuck, stateText } from '#platform/web/grid/index.ts'
import { ActionIcon, PersonAvatar, Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import type { RollHint } from '../../contract/roll.ts'
import type { GridLesson, GridStudent } from '../../contract/journal.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { marksOn, rollCell } from './roll-marks.ts'
import { useLongPress } from './use-long-press.ts'
import styles from './roll.module.css'

interface Props {
  store: JournalStore
  lesson: GridLesson
  student: GridStudent
  index: number
  photo: string | null
  hint: RollHint | null
  /** Why the last try was refused. */
  refusal: string | null
  isReadOnly: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onTap: () => void
  onMore: () => void
  onHint: () => void
}

/** A student of the roll: one tap says absent or there, the second button everything else. */
export function RollRow(props: Props) {
  const { store, lesson, student, index, photo, hint, refusal, isReadOnly, onKeyDown, onTap, onMore, onHint } = props
  const { t } = useLingui()
  const cell = rollCell(lesson, student.id)
  const subscribe = useCallback((listener: () => void) => store.signals.on(cell, listener), [store, cell])
  const view = useSyncExternalStore(subscribe, () => store.view(cell))
  const press = useLongPress(onMore, onTap)
  const kinds = store.grid.miss_kinds
  const { miss } = view.value
  const kind = kinds.find(({ id }) => id === miss?.kind_id)
  const hinted = miss === null && hint ? kinds.find(({ id }) => id === hint.kind_id) : undefined
  const marks = marksOn(store, lesson, student.id)
  const status = kind
    ? [kind.title, miss?.minutes ? t`${miss.minutes} мин` : null].filter(Boolean).join(', ')
    : t`присутствует`
  const stuck = isStuck(view) ? (view.reason ?? stateText(view.state)) : null
  const problem = refusal ?? stuck
  const name = student.full_name
  return (
    <li className={styles['row']} data-category={kind?.category} data-stuck={problem !== null || undefined}>
      <button
        type="button"
        className={styles['main']}
        aria-disabled={isReadOnly || undefined}
        data-roll-row={student.id}
        onKeyDown={onKeyDown}
        {...(isReadOnly ? {} : press)}
      >
        <span className={styles['number']} aria-hidden>
          {index + 1}
        </span>
        <PersonAvatar name={name} photo={photo} size={40} />
        <span className={styles['who']}>
          <span className={styles['name']}>{name}</span>
          <VisuallyHidden>{status}</VisuallyHidden>
          {marks.length > 0 ? (
            <Text component="span" size="xs" c="dimmed">
              {t`отметка: ${marks.join(', ')}`}
            </Text>
          ) : null}
          {hinted && hint?.reason ? (
            <Text component="span" size="xs" c="dimmed">
              {hint.reason}
            </Text>
          ) : null}
          {kind && kind.letter !== 'Н' ? (
            <Text component="span" size="xs" c="dimmed" aria-hidden>
              {status}
            </Text>
          ) : null}
        </span>
        <span className={styles['status']} data-here={kind === undefined || undefined} aria-hidden>
          {kind ? `${kind.letter}${miss?.minutes ?? ''}` : <IconCheck size={22} stroke={2} />}
        </span>
      </button>
      {hinted && !isReadOnly ? (
        <button
          type="button"
          className={styles['hint']}
          onClick={onHint}
          aria-label={t`${name}: отметить ${hinted.letter}`}
        >
          {hinted.letter}?
        </button>
      ) : null}
      {isReadOnly ? null : (
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={t`Другое: ${name}`}
          onClick={onMore}
          tabIndex={-1}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      )}
      {problem === null ? null : (
        <Text className={styles['problem'] ?? ''} size="sm" role="alert">
          {problem}
        </Text>
      )}
    </li>
  )
}
