import {
  IconArrowsExchange,
  IconCalendarRepeat,
  IconCircleX,
  IconClockPlay,
  IconPencilExclamation,
  IconUserShare,
} from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import styles from './lesson.module.css'

const pictures = {
  now: IconClockPlay,
  cancelled: IconCircleX,
  moved: IconArrowsExchange,
  replaced: IconUserShare,
  weeks: IconCalendarRepeat,
  topic: IconPencilExclamation,
} as const
export type NoteKind = keyof typeof pictures

/** A picture with its word. */
export function Note({ kind, children }: { kind: NoteKind; children: ReactNode }) {
  const Picture = pictures[kind]
  return (
    <span className={styles['note']} data-kind={kind}>
      <Picture size={14} stroke={1.8} aria-hidden />
      {children}
    </span>
  )
}
