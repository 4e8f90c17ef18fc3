import type { HistoryState, JournalChange } from '../../contract/history.ts'

export type Subject = JournalChange['subject']
/** Tables of the history and what a reader calls their rows. */
export const subjectOf: Readonly<Record<string, Subject>> = {
  'journal.score': 'score',
  'journal.miss': 'miss',
  'journal.lesson_text': 'lesson',
  'homework_files.homework_file': 'lesson',
  'results.period_result': 'result',
  'results.reopening': 'reopening',
}
const audited: Readonly<Record<Subject, readonly (keyof HistoryState)[]>> = {
  score: ['type', 'value', 'maximum', 'comment', 'is_comment_internal', 'former_value', 'retaken_on'],
  miss: ['kind_id', 'minutes', 'reason'],
  lesson: ['topic', 'homework', 'files'],
  result: ['type', 'value', 'recommended', 'reason', 'quarter_id', 'half'],
  reopening: ['quarter_id', 'until', 'reason'],
}

/** What most rows do not have is told of the others only. */
const optional: ReadonlySet<string> = new Set(['is_comment_internal', 'former_value', 'retaken_on'])

/** Of a kept row what is told of it; the rest is the history's own matter. */
export function auditedState(subject: Subject, kept: Readonly<Record<string, unknown>> | null): HistoryState | null {
  if (kept === null) return null
  const isSaid = (value: unknown) => value !== undefined && value !== null && value !== false
  const has = (field: string) => (optional.has(field) ? isSaid(kept[field]) : field in kept)
  return Object.fromEntries(audited[subject].flatMap((field) => (has(field) ? [[field, kept[field]]] : [])))
}
