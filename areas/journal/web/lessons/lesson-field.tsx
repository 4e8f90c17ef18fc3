import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { notify } from '#platform/web/notifications/notify.ts'
import type { GridLesson } from '../../contract/journal.ts'
import type { LessonEdits } from './lesson-edits.ts'
import type { LessonField as Field } from './text-draft.ts'
import styles from './topics.module.css'

interface Props {
  edits: LessonEdits
  lesson: GridLesson
  field: Field
  label: string
  isReadOnly: boolean
  placeholder?: string
  /** The keyboard begins here. */
  isFirst?: boolean
  /** Enter was pressed: where to go next. */
  onEnter?: (from: HTMLTextAreaElement) => void
}
const pauseMs = 1_500

/**
 * A text of a lesson, written where it stands: kept on the device at every key, sent on leaving it, on Enter and after a
 * pause.
 */
export function LessonField({ edits, lesson, field, label, isReadOnly, placeholder, isFirst, onEnter }: Props) {
  const stored = edits.text(lesson, field)
  const { t } = useLingui()
  const [draft, setDraft] = useState<string | null>(null)
  /** What stood here when the person came. */
  const before = useRef('')
  const save = () => {
    if (draft === null) return
    setDraft(null)
    if (draft !== stored) edits.write(lesson, field, draft)
    const erased = before.current
    if (field !== 'homework' || erased === '' || draft.trim() !== '') return
    before.current = ''
    notify.undoable(t`Задание удалено`, { label: t`Вернуть`, act: () => edits.bringBack(lesson.id, field, erased) })
  }
  useEffect(() => {
    if (draft === null || draft === stored) return undefined
    const timer = setTimeout(() => edits.write(lesson, field, draft), pauseMs)
    return () => clearTimeout(timer)
  }, [draft, stored, edits, lesson, field])

  const end = useEffectEvent(save)
  useEffect(() => {
    const onHide = () => end()
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && draft !== null) {
      setDraft(null)
      edits.hold(lesson, field, null)
      event.stopPropagation()
    }
    // A topic is one line; in homework Shift+Enter begins another.
    if (event.key !== 'Enter' || (event.shiftKey && field === 'homework')) return
    event.preventDefault()
    save()
    onEnter?.(event.currentTarget)
  }
  return (
    <textarea
      className={styles['text']}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      readOnly={isReadOnly}
      data-field={field}
      data-autofocus={isFirst || undefined}
      value={draft ?? stored}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value)
        edits.hold(lesson, field, value)
      }}
      onFocus={() => {
        before.current = stored
      }}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  )
}
