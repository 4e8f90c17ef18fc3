import type { MarkColumn } from '../sheet/columns.ts'

/** The column to begin with: that of the lesson asked for, else today's, else the last before today, else the first. */
export function startColumn(columns: readonly MarkColumn[], today: string, lessonId: number | null): number {
  const isLesson = (column: MarkColumn) => column.kind === 'lesson'
  const requested = columns.findIndex((column) => isLesson(column) && column.lesson?.id === lessonId)
  if (requested >= 0) return requested
  const ofToday = columns.findIndex((column) => isLesson(column) && column.lesson?.date === today)
  if (ofToday >= 0) return ofToday
  return Math.max(
    0,
    columns.findLastIndex((column) => isLesson(column) && (column.lesson?.date ?? '') < today),
  )
}
