import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { countText, id, IdParams, idText, queryDate } from '#platform/contract/wire.ts'
import { readsPeople } from '#areas/people/contract/access.ts'
import { readsClasses } from './access.ts'
import {
  classFields,
  classLanguages,
  ClassOfYear,
  maxNewClasses,
  maxParallel,
  PersonInClass,
  SchoolClass,
  Titled,
  versionSeen,
} from './class-shapes.ts'
import { grpGrade } from './permissions.ts'

const setsUp = write(grpGrade)

/** A group in which students of the class are taught; `may_read_journal` by the scope of the journal. */
const ClassGroup = z.object({
  id,
  title: z.string(),
  teachers: z.array(PersonInClass),
  students_count: z.int(),
  may_read_journal: z.boolean(),
})
/** What the class is taught: the course, `hours` a week by the РУП, its groups with their teachers. */
const ClassSubject = z.object({
  course: z.object({ id, title: z.string(), colour: z.nullable(z.string()) }),
  hours: z.nullable(z.number()),
  groups: z.array(ClassGroup),
})
export type ClassSubject = z.infer<typeof ClassSubject>

/** `students` are those whom the reader may find; everybody counts in `students_count`. */
export const ClassCard = z.extend(SchoolClass, {
  previous_class: z.nullable(Titled),
  students: z.array(PersonInClass),
  subjects: z.array(ClassSubject),
})
export type ClassCard = z.infer<typeof ClassCard>

const sorts = ['name', 'shift', 'language', 'class_teacher', 'students_count'] as const
const filters = {
  parallel: z.optional(countText(maxParallel)),
  shift: z.optional(countText(2).check(z.minimum(1))),
  language: z.optional(z.enum(classLanguages)),
  year_id: z.optional(idText),
}

/** Classes of the current year, or of `year_id`; `name` sorts 2А before 10А. */
export const listClasses = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/',
  access: readsClasses,
  query: listQuery(sorts, filters),
  response: listOf(SchoolClass),
  summary: 'Классы',
})

export const readClass = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/{id}',
  access: readsClasses,
  params: IdParams,
  response: ClassCard,
  summary: 'Класс: взрослые, ученики, предметы и учителя',
})

export const exportClasses = exportOf({
  path: '/api/grouping/classes/export/',
  access: readsClasses,
  sorts,
  filters,
  columns: ['name', 'teacher', 'curator', 'shift', 'language', 'room', 'students', 'capacity'],
  summary: 'Классы: весь список в XLSX',
})

/**
 * Students of a class of today as a sheet for paper: those whom the reader may find (the sheet says if they are not all),
 * with birth dates where the reader may see them. The history keeps who took it.
 */
export const printClass = fileEndpoint({
  path: '/api/grouping/classes/{id}/students/print/',
  access: readsPeople,
  params: IdParams,
  file: fileTypes.pdf,
  summary: 'Список класса в PDF',
})

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
