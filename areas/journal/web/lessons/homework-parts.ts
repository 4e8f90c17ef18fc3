import type { ComponentType, DOMAttributes } from 'react'
import { definePlace, usePlace } from '#platform/web/places.tsx'
import type { GridLesson } from '../../contract/journal.ts'
import type { JournalStore } from '../sheet/journal-store.ts'

export interface HomeworkPartProps {
  store: JournalStore
  lesson: GridLesson
}
export type HomeworkZone = Pick<DOMAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onPaste'> & {
  /** While something is held above it that it would take. */
  'data-over'?: true | undefined
}
/** What a higher room keeps with the homework of a lesson, where it is read and written. */
export interface HomeworkPart {
  /** Beside the text, for who writes it. */
  beside: ComponentType<HomeworkPartProps>
  /** Beneath the text, for everybody. */
  beneath: ComponentType<HomeworkPartProps & { isReadOnly: boolean }>
  /** What the place of the lesson takes when it is dropped or pasted there, a hook. */
  useZone: (of: { store: JournalStore; lessonId: number; isReadOnly: boolean }) => HomeworkZone
}
export const homeworkParts = definePlace<HomeworkPart>()

/** What the place of a lesson takes of all rooms. */
export function useHomeworkZone(...of: Parameters<HomeworkPart['useZone']>): HomeworkZone {
  const zones = usePlace(homeworkParts).map(({ useZone }) => useZone(...of))
  return Object.assign({}, ...zones) as HomeworkZone
}
