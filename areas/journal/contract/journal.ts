import * as z from 'zod/mini'
import { anyOf, family } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { GridQuarter, JournalPolicy, PeriodResult } from '#areas/grading/contract/results.ts'
import { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { bigId, countText, id, idText, isoDate, text } from '#platform/contract/wire.ts'
import { readsJournals } from './access.ts'

/** A СОР or СОЧ that was written again: the points that stood before and count no more, the day of the retake. */
export const Retake = z.object({ former: z.int(), on: isoDate })
export type Retake = z.infer<typeof Retake>

export const Score = z.object({
  id: bigId,
  lesson_id: bigId,
  student_id: id,
  type: z.enum(['fo', 'sor', 'soch']),
  value: z.int(),
  maximum: z.int(),
  work_id: z.nullable(id),
  comment: z.nullable(z.string()),
  /** The comment is not for the family; absent where it is. */
  is_comment_internal: z.optional(z.boolean()),
  /** Absent where the work was written once. */
  retake: z.optional(Retake),
  version: z.int(),
})
export type Score = z.infer<typeof Score>

export const Miss = z.object({
  id: bigId,
  lesson_id: bigId,
  student_id: id,
  kind_id: id,
  minutes: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  version: z.int(),
})
export type Miss = z.infer<typeof Miss>

/** A file of a homework: its bytes, its type by content. */
export const HomeworkFile = z.object({ id, name: z.string(), size: z.int(), mime: z.string() })
export type HomeworkFile = z.infer<typeof HomeworkFile>

/** A lesson as a column of the grid; times are the school's, `HH:MM`. */
export const GridLesson = z.object({
  id: bigId,
  date: isoDate,
  slot: z.int(),
  start_time: z.string(),
  end_time: z.string(),
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
  topic: z.nullable(z.string()),
  homework: z.nullable(z.string()),
  /** Of the homework, in the order they were given. */
  files: z.array(HomeworkFile),
  version: z.int(),
  /** Surname and initials of who stands in, where somebody does. */
  substitute: z.nullable(z.string()),
  /** Whether this caller may mark here by right; the period and the day are checked by the rules. */
  may_mark: z.boolean(),
})
export type GridLesson = z.infer<typeof GridLesson>

/** A student as a row; `periods` are date ranges of membership, the end included or null. */
export const GridStudent = z.object({
  id,
  full_name: z.string(),
  class_title: z.nullable(z.string()),
  periods: z.array(z.object({ from: isoDate, to: z.nullable(isoDate) })),
})
export type GridStudent = z.infer<typeof GridStudent>

export const Work = z.object({
  id,
  quarter_id: id,
  kind: z.enum(['sor', 'soch']),
  number: z.int(),
  title: z.string(),
  maximum: z.int(),
  lesson_id: z.nullable(bigId),
})
export type Work = z.infer<typeof Work>

export const JournalGrid = z.object({
  group: z.object({
    id,
    title: z.string(),
    course_id: id,
    course: z.string(),
    /** Parallel of the group's classes: the scale of grades depends on it. */
    parallel: z.int(),
    grading_mode: z.enum([
      'every_quarter',
      'pass_fail_once_quarter',
      'not_evaluated',
      'six_months',
      'pass_fail_once_six_months',
      'no_in_rup',
    ]),
    /** An exam is planned at the end of the year. */
    has_exam: z.boolean(),
    teachers: z.array(z.string()),
    classes: z.array(z.string()),
    may_mark: z.boolean(),
    may_set_results: z.boolean(),
    may_reopen: z.boolean(),
    /** Only the lessons in which the caller has stood in, with what belongs to them: nothing can be computed of it. */
    is_by_lessons: z.optional(z.boolean()),
  }),
  year_id: id,
  today: isoDate,
  /** Only as it stood at the end of this day, the last one of a former teacher who reads it. */
  read_until: z.optional(isoDate),
  /** The grading policy in force. */
  policy: JournalPolicy,
  /** Superseded ones of the year. */
  former_policies: z.array(JournalPolicy),
  quarters: z.array(GridQuarter),
  /** The most bytes that a file given to a homework may have. */
  max_file_bytes: z.int(),
  lessons: z.array(GridLesson),
  students: z.array(GridStudent),
  works: z.array(Work),
  miss_kinds: z.array(MissKind),
  scores: z.array(Score),
  misses: z.array(Miss),
  results: z.array(PeriodResult),
  /**
   * Marks of these students in the same course from other groups (after a move), by quarter: they count in results
   * but have no column here.
   */
  elsewhere: z.array(
    z.object({
      student_id: id,
      quarter_id: id,
      type: z.enum(['fo', 'sor', 'soch']),
      value: z.int(),
      maximum: z.int(),
      /** Of a СОР or СОЧ: the number of its work. */
      number: z.nullable(z.int()),
    }),
  ),
})
export type JournalGrid = z.infer<typeof JournalGrid>
/** A journal without its marks and misses. */
export type JournalFrame = Omit<JournalGrid, 'scores' | 'misses'>

/** Lists of a journal that may travel by columns. */
export const journalColumns = ['lessons', 'students', 'scores', 'misses', 'results'] as const
/** The whole journal of a group: a quarter, or the year where no quarter is named. */
export const readJournal = endpoint({
  method: 'GET',
  path: '/api/journal/journal/group/{id}/',
  access: readsJournals,
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ quarter: z.optional(idText) }),
  response: JournalGrid,
  hot: true,
  byColumns: journalColumns,
  summary: 'Журнал группы: уроки, ученики, отметки, пропуски, итоги',
})

const maxGroups = 200
/** Groups whose journal the caller may open, of the year; with `search` those that match, one's own first. */
export const listJournalGroups = endpoint({
  method: 'GET',
  path: '/api/journal/journal/groups/',
  access: readsJournals,
  query: z.strictObject({
    year: z.optional(idText),
    search: z.optional(text(100, 0)),
    size: z.optional(countText(maxGroups).check(z.minimum(1))),
  }),
  hot: true,
  response: z.object({
    /** The caller's own lessons of today that take place, in their order; times are the school's, `HH:MM`. Absent in answers kept earlier. */
    today: z.optional(
      z.array(z.object({ group_id: id, lesson_id: bigId, start_time: z.string(), end_time: z.string() })),
    ),
    items: z.array(
      z.object({
        id,
        title: z.string(),
        course: z.string(),
        parallel: z.nullable(z.int()),
        classes: z.array(z.string()),
        teachers: z.array(z.string()),
        /** Assigned to the caller today. */
        is_own: z.boolean(),
        /** The caller has taught it until then, and reads its journal as of that day. */
        read_until: z.nullable(isoDate),
      }),
    ),
  }),
  summary: 'Группы, журналы которых можно открыть',
})

/** Who may read a diary: the student and their parents; staff read the journal instead. */
export const diaryAccess = anyOf(family(), readsJournals)
