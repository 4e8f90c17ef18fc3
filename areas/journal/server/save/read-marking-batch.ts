import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listed } from '#platform/server/read-at-once.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import {
  MissRows,
  ScoreRows,
  type MarkingBatch,
  type BatchLesson,
  type BatchWork,
  type Membership,
  type MissRow,
  type ScoreRow,
} from './marking-batch.ts'
import { pairKey } from '#areas/grading/rules/pair-key.ts'
import type { GroupFacts } from './group-facts.ts'
import type { MarkScope } from './mark-scope.ts'

/** What a block names. */
export interface RowIds extends Record<'lessonIds' | 'studentIds' | 'workIds' | 'scoreIds' | 'missIds', number[]> {
  clientIds: string[]
  /** Marks alone are written: of the kinds of misses those that stand there are enough, and nobody asks who may correct them. */
  areMarksAlone?: boolean
}
export const noRowIds = (): RowIds => ({
  lessonIds: [],
  studentIds: [],
  workIds: [],
  scoreIds: [],
  missIds: [],
  clientIds: [],
})

interface Found {
  lessons: BatchLesson[]
  memberships: Membership[]
  works: BatchWork[]
  kinds: MissKind[]
  scores: ScoreRow[]
  misses: MissRow[]
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]

async function find(db: Database, groupIds: number[], rowIds: RowIds, scope: MarkScope): Promise<Found> {
  const [lessons, students, works] = [unique(rowIds.lessonIds), unique(rowIds.studentIds), unique(rowIds.workIds)]
  const clients = sql`${rowIds.clientIds}::uuid[]`
  const inCell = sql`lesson_id = any(${lessons}) and student_id = any(${students})`
  // asked of the few rows that are found: a plan that joins them would read all lessons of the groups first
  const inGroups = sql`(select own.group_id from timetable.lesson own where own.id = lesson_id) = any(${groupIds})`
  const found = (column: RawBuilder<unknown>, named: readonly number[]) => sql`any(array(
    select unnest(${named}::bigint[]) union all select ${column} from score union all select ${column} from miss))`
  const mayCorrect = rowIds.areMarksAlone ? sql`false` : scope.mayCorrectMiss(sql`miss.student_id`, sql`miss.lesson_id`)
  const kinds = rowIds.areMarksAlone ? sql`where k.id in (select kind_id from miss)` : sql``
  const { rows } = await sql<Found>`
    with score as materialized (
      select id, lesson_id, student_id, type, value, maximum, work_id, comment, is_comment_internal, former_value, retaken_on,
        version, client_id, author_id
      from journal.score
      where ((${inCell}) or id = any(${rowIds.scoreIds}) or client_id = any(${clients})
        or (work_id = any(${works}) and student_id = any(${students}))) and ${inGroups}),
    miss as materialized (
      select id, lesson_id, student_id, kind_id, minutes, reason, version, client_id, author_id,
        ${mayCorrect} as may_correct
      from journal.miss
      where ((${inCell}) or id = any(${rowIds.missIds}) or client_id = any(${clients})) and ${inGroups})
    select
      ${listed(sql`
        select l.id, l.group_id, l.date, to_char(l.starts_at, 'HH24:MI') as start_time, to_char(l.ends_at, 'HH24:MI') as end_time, not l.takes_place as is_cancelled,
          ${scope.mayMarkLesson(sql.ref('l.id'), sql.ref('l.group_id'))} as may_mark
        from timetable.lesson l where l.group_id = any(${groupIds})
          and l.id = ${found(sql.ref('lesson_id'), lessons)}`)} as lessons,
      ${listed(sql`
        select group_id, student_id, lower(during) as from, upper(during) - 1 as to from classes.group_member
        where group_id = any(${groupIds}) and student_id = ${found(sql.ref('student_id'), students)}`)} as memberships,
      ${listed(sql`
        select id, group_id, quarter_id, kind, maximum from assessments.work where group_id = any(${groupIds})
          and id = any(array(select unnest(${works}::integer[]) union all select work_id from score))`)} as works,
      ${listed(sql`select k.* from miss_kinds.miss_kind k ${kinds}`)} as kinds,
      ${listed(sql`select * from score order by id`)} as scores,
      ${listed(sql`select * from miss`)} as misses`.execute(db)
  return rows[0] as Found
}

/** Reads a batch for a block in one statement: rows of these groups only, whatever ids the block names. */
export async function readMarkingBatch(
  db: Database,
  { author, validatedOn }: Pick<MarkingBatch, 'author' | 'validatedOn'>,
  groups: GroupFacts[],
  rowIds: RowIds,
  scope: MarkScope,
): Promise<MarkingBatch> {
  const groupIds = groups.map(({ id }) => id)
  const found = await find(db, groupIds, rowIds, scope)
  const byId = <T extends { id: number }>(items: T[]) => new Map(items.map((item) => [item.id, item]))
  return {
    author,
    validatedOn,
    groups: byId(groups),
    lessons: byId(found.lessons),
    memberships: Map.groupBy(found.memberships, ({ group_id, student_id }) => pairKey(group_id, student_id)),
    works: byId(found.works),
    kinds: byId(found.kinds),
    scores: new ScoreRows().load(found.scores),
    misses: new MissRows().load(found.misses),
  }
}
