import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { LessonScoreType } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Author, Outcome, TrackedRow } from '#platform/server/steps/index.ts'
import type { MarkingBatch } from './marking-batch.ts'
import { lockGroups } from './group-facts.ts'
import { wholeSchool } from './mark-scope.ts'
import { missWriter } from './miss-step.ts'
import { noRowIds, readMarkingBatch } from './read-marking-batch.ts'
import { scoreWriter } from './score-step.ts'
import { writeMarkingBatch } from './write-marking-batch.ts'

export interface BulkMark {
  lesson_id: number
  student_id: number
  type: LessonScoreType
  value: number
  /** The planned СОР or СОЧ; null or absent for ФО. */
  work_id?: number | null
  comment?: string | null
}
export interface BulkMiss {
  lesson_id: number
  student_id: number
  kind_id: number
  minutes?: number | null
  reason?: string | null
}
export interface BulkRefusal {
  what: 'mark' | 'miss'
  /** Place in the list given. */
  index: number
  reason: string
}
export interface BulkSaved {
  marks: number
  misses: number
  refused: BulkRefusal[]
}
interface SchoolDay {
  today: CalendarDate
  timeZone: string
}

/** A mark of an import counts as written at the end of its lesson. */
function writtenAtLesson<Row extends { lesson_id: number }>(batch: MarkingBatch, tracked: TrackedRow<Row>): void {
  const lesson = batch.lessons.get(tracked.row.lesson_id)
  tracked.written_at = lesson ? `${lesson.date} ${lesson.end_time}` : null
}

/**
 * Stores marks and misses of any groups at once, new ones only, by the rules of a single one but as of the lesson's own
 * day, so that closed periods take them; in seven statements, with history by lesson and moment, in the caller's transaction. What the rules
 * refuse is left out and told. Misses go first: a mark that one excludes is refused. Some ten thousand rows at a time.
 * @param author author of the marks and account of the history; both null where nobody in particular made them
 */
export async function saveMarksInBulk(
  db: Database,
  author: Author,
  { marks, misses }: { marks: readonly BulkMark[]; misses: readonly BulkMiss[] },
  { today, timeZone }: SchoolDay,
  requestId = 'import',
): Promise<BulkSaved> {
  const all = [...marks, ...misses]
  const rowIds = {
    ...noRowIds(),
    lessonIds: all.map(({ lesson_id }) => lesson_id),
    studentIds: all.map(({ student_id }) => student_id),
    workIds: marks.flatMap(({ work_id }) => work_id ?? []),
  }
  const lessons = sql`select group_id from timetable.lesson where id = any(${[...new Set(rowIds.lessonIds)]})`
  const groups = await lockGroups(db, lessons, wholeSchool)
  const validatedOn = (lessonDate: CalendarDate) => (lessonDate < today ? lessonDate : today)
  const batch = await readMarkingBatch(db, { author, validatedOn }, groups, rowIds, wholeSchool)
  const refused: BulkRefusal[] = []
  const validate = <Row extends { lesson_id: number }>(what: 'mark' | 'miss', index: number, outcome: Outcome<Row>) => {
    if (outcome.kind === 'done' && outcome.tracked?.before === null) return writtenAtLesson(batch, outcome.tracked)
    refused.push({ what, index, reason: outcome.kind === 'refused' ? outcome.reason : t`Пропуск уже отмечен` })
  }
  const [scoreRows, missRows] = [scoreWriter(batch), missWriter(batch)]
  const named = <T>(item: T) => ({ ...item, client_id: randomUUID() })
  misses.forEach((miss, index) => validate('miss', index, missRows.write(named(miss))))
  marks.forEach((mark, index) => validate('mark', index, scoreRows.write(named(mark))))
  const written = await writeMarkingBatch(db, batch, { timeZone, requestId, batching: 'by lesson' })
  return { marks: written.scores.stored.length, misses: written.misses.stored.length, refused }
}
