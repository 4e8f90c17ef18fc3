import * as z from 'zod/mini'
import { anyOf, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { bigId, flagText, id, idText, isoDate } from '#platform/contract/wire.ts'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { readsCompletion, readsFewMarks } from './access.ts'

/** Lessons of these days that have been. */
const period = { from: isoDate, to: isoDate }
/** Whose: the groups of a cathedra, a teacher, a class. */
const narrowed = { cathedra_id: z.optional(idText), teacher_id: z.optional(idText), class_id: z.optional(idText) }

export const completionOwners = ['teacher', 'class', 'week'] as const
export type CompletionOwner = (typeof completionOwners)[number]
const filters = {
  ...period,
  ...narrowed,
  by: z._default(z.enum(completionOwners), 'teacher'),
  /** Lessons without homework count as unfilled too. */
  homework: z._default(flagText, false),
}

/** What is not written up: of a teacher, of a class, or in a week that begins on `monday`. */
export const CompletionRow = z.object({
  id: z.nullable(id),
  monday: z.nullable(isoDate),
  title: z.string(),
  /** Lessons that have been. */
  lessons: z.int(),
  without_topic: z.int(),
  without_homework: z.int(),
  /** Lessons on which nobody has a mark. */
  without_marks: z.int(),
  unfilled: z.int(),
  /** СОР and СОЧ that are not planned, have no day, or lack points; of weeks 0. */
  works: z.int(),
  /** Students with too few ФО in a course, in the quarter of the last day; of weeks 0. */
  few: z.int(),
  /** Of a teacher: can be told in the product. */
  has_account: z.boolean(),
})
export type CompletionRow = z.infer<typeof CompletionRow>

/** What is not filled in, in the groups whose journals the caller may read. */
export const readCompletion = endpoint({
  method: 'GET',
  path: '/api/journal/completion/',
  access: readsCompletion,
  query: z.strictObject(filters),
  response: z.object({
    /** Of the groups in the caller's scope. */
    cathedras: z.array(z.object({ id, title: z.string() })),
    /** Lessons that have been, each once. */
    lessons: z.int(),
    unfilled: z.int(),
    rows: z.array(CompletionRow),
  }),
  hot: true,
  summary: 'Заполнение журналов по учителям, классам, неделям',
})
export const exportCompletion = fileEndpoint({
  path: '/api/journal/completion/export/',
  access: readsCompletion,
  query: z.strictObject(filters),
  file: fileTypes.xlsx,
  summary: 'Заполнение журналов в XLSX',
})

/**
 * A teacher sees of the own groups what a head sees of all in scope; `mine` asks a head for the own ones. Without days: the
 * last fortnight.
 */
const ownToo = anyOf(readsCompletion, write(jrnJournal))
const listed = { from: z.optional(isoDate), to: z.optional(isoDate), ...narrowed, mine: z._default(flagText, false) }
const Place = { group_id: id, group: z.string(), course: z.string(), teachers: z.string() }

export const lessonGaps = ['topic', 'homework', 'marks', 'roll'] as const
/** Lessons that lack something, the latest first. */
export const listUnfilledLessons = endpoint({
  method: 'GET',
  path: '/api/journal/completion/lessons/',
  access: ownToo,
  query: listQuery(['newest'], { ...listed, gap: z._default(z.enum(lessonGaps), 'topic') }),
  response: listOf(
    z.object({
      id: bigId,
      ...Place,
      date: isoDate,
      slot: z.int(),
      has_topic: z.boolean(),
      has_homework: z.boolean(),
      has_marks: z.boolean(),
      /** The roll was called, or somebody is written down as away. */
      has_roll: z.boolean(),
    }),
  ),
  hot: true,
  summary: 'Незаполненные уроки',
})

export const exportUnfilledLessons = exportOf({
  path: '/api/journal/completion/lessons/export/',
  access: ownToo,
  sorts: ['newest'],
  filters: { ...listed, gap: z._default(z.enum(lessonGaps), 'topic') },
  columns: ['lesson', 'date', 'teachers', 'gap'],
  summary: 'Незаполненные уроки: весь список в XLSX',
})

export const workGaps = ['unplanned', 'undated', 'unmarked'] as const
/** СОР and СОЧ of the quarters of these days that are not planned at all, have no lesson, or lack points of students. */
export const listIncompleteWorks = endpoint({
  method: 'GET',
  path: '/api/journal/completion/works/',
  access: ownToo,
  query: listQuery(['newest'], listed),
  response: listOf(
    z.object({
      ...Place,
      quarter: z.string(),
      gap: z.enum(workGaps),
      kind: z.nullable(z.enum(['sor', 'soch'])),
      number: z.nullable(z.int()),
      date: z.nullable(isoDate),
      lesson_id: z.nullable(bigId),
      /** Students without points. */
      students: z.int(),
    }),
  ),
  hot: true,
  summary: 'СОР и СОЧ: не запланированы, без даты, без баллов',
})

export const exportIncompleteWorks = exportOf({
  path: '/api/journal/completion/works/export/',
  access: ownToo,
  sorts: ['newest'],
  filters: listed,
  columns: ['group', 'work', 'teachers', 'gap'],
  summary: 'СОР и СОЧ, требующие внимания: весь список в XLSX',
})

const fewFilters = { ...listed, own_class: z._default(flagText, false) }

/** Students with fewer ФО than by that part of the quarter there should be; the quarter is that of the last day. */
export const listFewMarks = endpoint({
  method: 'GET',
  path: '/api/journal/completion/students/',
  access: readsFewMarks,
  query: listQuery(['fewest'], fewFilters),
  response: listOf(
    z.object({
      ...Place,
      student_id: id,
      student: z.string(),
      class_title: z.nullable(z.string()),
      quarter: z.string(),
      marks: z.int(),
      /** By the policy of the year and the lessons held so far. */
      expected: z.int(),
    }),
  ),
  hot: true,
  summary: 'Ученики, у которых мало отметок',
})

export const exportFewMarks = exportOf({
  path: '/api/journal/completion/students/export/',
  access: readsFewMarks,
  sorts: ['fewest'],
  filters: fewFilters,
  columns: ['student', 'group', 'teachers', 'quarter', 'marks'],
  summary: 'Ученики, у которых мало отметок: весь список в XLSX',
})

/** Reminds each teacher of what is not filled in, as long work; `id` is its job. */
export const remindOfCompletion = endpoint({
  method: 'POST',
  path: '/api/journal/completion/remind/',
  access: readsCompletion,
  body: z.strictObject({
    ...period,
    cathedra_id: z.optional(id),
    teacher_id: z.optional(id),
    class_id: z.optional(id),
    homework: z._default(z.boolean(), false),
  }),
  response: z.object({ id }),
  summary: 'Напомнить учителям о незаполненных журналах',
})
