import { msg, type Text } from '#platform/contract/text.ts'

/** A work as it is, and what is asked of it. */
interface Asked {
  isQuarterClosed: boolean
  maximum: number
  lesson_id: number | null
  scores: number
  /** Lessons in which its marks were given. */
  scoredIn: readonly number[]
  change: { lesson_id?: number | null | undefined; maximum?: number | undefined }
  /** Whether the lesson that is asked for is of the group, takes place and lies in the quarter of the work. */
  isLessonFit: boolean
}

/**
 * Why a work can't be planned so, at which field: its quarter is closed, the lesson is not of its group and quarter, or it bears
 * marks: then its maximum stays, and its lesson is one of those in which they were given.
 */
export function workObjection(asked: Asked): { field: 'lesson_id' | 'maximum'; words: Text } | null {
  const { change, scores } = asked
  const isMoved = change.lesson_id !== undefined && change.lesson_id !== asked.lesson_id
  if (asked.isQuarterClosed) return { field: 'lesson_id', words: msg`Четверть закрыта: её работы не меняются` }
  if (change.maximum !== undefined && change.maximum !== asked.maximum && scores > 0)
    return { field: 'maximum', words: msg`За работу уже стоят отметки: максимум не меняется` }
  if (!isMoved) return null
  if (change.lesson_id !== null && !asked.isLessonFit)
    return { field: 'lesson_id', words: msg`Выберите урок этой группы в четверти работы` }
  if (scores > 0 && (change.lesson_id == null || !asked.scoredIn.includes(change.lesson_id)))
    return { field: 'lesson_id', words: msg`Работа уже написана: её урок — один из тех, где стоят её отметки` }
  return null
}
