import { quarterOn } from '#areas/calendar/rules/periods.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { Author, Written } from '#platform/server/steps/index.ts'
import type { GroupFacts } from './group-facts.ts'
import type { MarkingBatch, ScoreRow } from './marking-batch.ts'

/** Who has written marks, in a transaction that still goes on. */
export interface MarksWriting {
  db: Database
  marker: Author
  publish: Publish
  today: string
  requestId: string
}
/** Marks of a group that have just been written: of whom, and in which quarters they count. */
export interface ChangedMarks {
  group: GroupFacts
  studentIds: number[]
  quarterIds: number[]
}
/** What a higher room does with marks that have just been written. */
export type MarksFollower = (writing: MarksWriting, changed: ChangedMarks) => Promise<void>

const unique = (ids: readonly number[]): number[] => [...new Set(ids)]

/** What has been written of marks, by the groups of their lessons; none where only misses were. */
export function changedMarks(batch: MarkingBatch, { stored, removed }: Written<ScoreRow>): ChangedMarks[] {
  const placed = [...stored, ...removed].flatMap(({ lesson_id, student_id, work_id }) => {
    const lesson = batch.lessons.get(lesson_id)
    const group = lesson && batch.groups.get(lesson.group_id)
    if (!group) return []
    const ofWork = work_id === null ? undefined : batch.works.get(work_id)?.quarter_id
    const quarterId = ofWork ?? quarterOn(group.quarters, lesson.date)?.id
    return quarterId === undefined ? [] : [{ group, student_id, quarterId }]
  })
  return [...Map.groupBy(placed, ({ group }) => group)].map(([group, own]) => ({
    group,
    studentIds: unique(own.map(({ student_id }) => student_id)),
    quarterIds: unique(own.map(({ quarterId }) => quarterId)),
  }))
}
