import type { MarkColumn } from '../sheet/columns.ts'

interface Begin {
  today: string
  /** `HH:MM` of the school; empty where it does not matter. */
  time: string
  /** Asked for; null: none. */
  lessonId: number | null
}

/**
 * The column to begin with: that of the lesson asked for, else of today the one that is on or else the first, else the last
 * before today, else the first.
 */
export function startColumn(columns: readonly MarkColumn[], { today, time, lessonId }: Begin): number {
  const firstThat = (holds: (lesson: NonNullable<MarkColumn['lesson']>) => boolean) =>
    columns.findIndex(({ kind, lesson }) => kind === 'lesson' && holds(lesson))
  const requested = firstThat(({ id }) => id === lessonId)
  if (requested >= 0) return requested
  const on = firstThat(({ date, start_time, end_time }) => date === today && start_time <= time && time < end_time)
  if (on >= 0) return on
  const ofToday = firstThat(({ date }) => date === today)
  if (ofToday >= 0) return ofToday
  return Math.max(
    0,
    columns.findLastIndex(({ kind, lesson }) => kind === 'lesson' && lesson.date < today),
  )
}
