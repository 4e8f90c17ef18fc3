import { useLingui } from '@lingui/react/macro'
import { useCallback, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { GridLesson, GridStudent } from '#areas/journal/contract/journal.ts'
import type { JournalStore } from '#areas/journal/web/index.ts'
import { MissLetter } from '#areas/miss-kinds/web/index.ts'
import { isStuck, stateText } from '#platform/web/grid/index.ts'
import { IconCheck, IconDots } from '#platform/web/icons/index.ts'
import { PersonAvatar, VisuallyHidden } from '#platform/web/ui/index.ts'
import type { RollHint } from '../contract/roll.ts'
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
  // one line that is always there: what comes and goes in it moves nothing
  const words = [kind && kind.letter !== 'Н' ? status : null, hinted ? (hint?.reason ?? null) : null].filter(
    (one) => one !== null,
  )
  return (
    <li className={styles['row']} data-stuck={problem !== null || undefined}>
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
          <span
            className={styles['words']}
            data-problem={refusal !== null ? 'refused' : stuck !== null ? 'stuck' : undefined}
          >
            {problem === null ? <span aria-hidden>{words.join(' · ')}</span> : <span role="alert">{problem}</span>}
          </span>
        </span>
        {kind ? (
          <MissLetter letter={kind.letter} category={kind.category} minutes={miss?.minutes ?? null} isLarge />
        ) : (
          <span className={styles['here']} aria-hidden>
            <IconCheck size={22} stroke={2} />
          </span>
        )}
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
      {isReadOnly ? (
        <span className={styles['mark']}>{marks.join(' ')}</span>
      ) : (
        <button
          type="button"
          className={styles['mark']}
          aria-label={marks.length === 0 ? t`Другое: ${name}` : t`Другое: ${name}, отметка ${marks.join(', ')}`}
          onClick={onMore}
          tabIndex={-1}
        >
          {marks.length === 0 ? <IconDots size={20} aria-hidden /> : marks.join(' ')}
        </button>
      )}
    </li>
  )
}
