import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, idText, line, queryDate } from '#platform/contract/wire.ts'
import { readsClasses } from './access.ts'
import { classLanguages, maxParallel, SchoolClass } from './classes.ts'
import { grpGrade } from './permissions.ts'

export const versionSeen = z.int().check(z.minimum(1))
/** Classes that are made at once, at most. */
export const maxNewClasses = 30
const setsUp = write(grpGrade)

const capacity = z
  .int()
  .check(z.minimum(1, { error: () => t`От 1 до 100` }), z.maximum(100, { error: () => t`От 1 до 100` }))
/** What a class is, but its place in the year. */
export const classFields = {
  letter: line(10),
  language: z.enum(classLanguages),
  shift: z.int().check(z.minimum(1), z.maximum(2)),
  profile: line(100, 0),
  home_room_id: z.nullable(id),
  capacity: z.nullable(capacity),
}

/** A class as it is set up: `origins` are those that it was made of by a split or a merge. */
export const ClassOfYear = z.extend(SchoolClass, {
  origins: z.array(z.object({ id, title: z.string(), from: z.string() })),
  may_edit: z.boolean(),
})
export type ClassOfYear = z.infer<typeof ClassOfYear>

/**
 * Everything that is set up of a year: its parallels, those without classes too, and its classes in order. `placeless` are
 * students who are in no class of the year, of whom the reader keeps; null for who does not place students.
 */
export const readYearOfClasses = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/year/',
  access: readsClasses,
  query: z.strictObject({ year_id: z.optional(idText) }),
  response: z.object({
    year: z.nullable(z.object({ id, from: z.string(), to: z.string() })),
    parallels: z.array(z.int()),
    classes: z.array(ClassOfYear),
    placeless: z.nullable(z.int()),
    may_add: z.boolean(),
  }),
  summary: 'Параллели и классы года',
})
export type YearOfClasses = z.infer<typeof readYearOfClasses.response>

/** One or several of a parallel, which is made where the year has none; `opened_on` null: from the first day of the year. */
export const createClasses = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/',
  access: setsUp,
  body: z.strictObject({
    year_id: id,
    parallel: z.int().check(z.minimum(0), z.maximum(maxParallel)),
    items: z
      .array(
        z.strictObject({
          letter: classFields.letter,
          language: classFields.language,
          shift: classFields.shift,
          profile: z._default(classFields.profile, ''),
          home_room_id: z._default(classFields.home_room_id, null),
          capacity: z._default(classFields.capacity, null),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxNewClasses)),
    opened_on: z._default(z.nullable(queryDate), null),
  }),
  response: z.object({ items: z.array(ClassOfYear) }),
  summary: 'Добавить классы в параллель',
})

/** Another letter renames the groups of the class alone, which are called after it. */
export const changeClassFacts = endpoint({
  method: 'PATCH',
  path: '/api/grouping/classes/{id}',
  access: setsUp,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    letter: z.optional(classFields.letter),
    language: z.optional(classFields.language),
    shift: z.optional(classFields.shift),
    profile: z.optional(classFields.profile),
    home_room_id: z.optional(classFields.home_room_id),
    capacity: z.optional(classFields.capacity),
  }),
  response: ClassOfYear,
  summary: 'Изменить класс: литера, язык, смена, профиль, кабинет, вместимость',
})

/** One that nothing refers to; with the last one of a parallel goes the parallel, unless something refers to it. */
export const removeClass = endpoint({
  method: 'DELETE',
  path: '/api/grouping/classes/{id}',
  access: setsUp,
  params: IdParams,
  response: nothing,
  summary: 'Удалить пустой класс',
})

export const readClassHistory = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/{id}/history/',
  access: read(grpGrade),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История класса',
})
