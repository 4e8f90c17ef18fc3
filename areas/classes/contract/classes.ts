import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { msg, texts } from '#platform/contract/text.ts'
import { countText, id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { readsClasses } from './access.ts'
import { readsPeople } from '#areas/people/contract/access.ts'

export const maxParallel = 12
export const Titled = z.object({ id, title: z.string() })
/** A person by name: an adult appointed to a class, a teacher, a student. */
export const PersonInClass = z.object({ id, full_name: z.string() })
/** Languages of instruction. */
export const classLanguages = ['ru', 'kk', 'en'] as const
export const classLanguageTitles: Readonly<Record<(typeof classLanguages)[number], string>> = texts({
  ru: msg`Русский`,
  kk: msg`Казахский`,
  en: msg`Английский`,
})

/** A class of a study year; `students_count` counts those of today, or of the year's last day once it is over. */
export const SchoolClass = z.object({
  id,
  title: z.string(),
  parallel: z.int(),
  letter: z.string(),
  shift: z.int(),
  language: z.enum(classLanguages),
  profile: z.string(),
  class_teacher: z.nullable(PersonInClass),
  curator: z.nullable(PersonInClass),
  home_room: z.nullable(Titled),
  students_count: z.int(),
  /** How many it takes; null: not said. */
  capacity: z.nullable(z.int()),
  /** The first and the last day, where they are not those of the year. */
  opened_on: z.nullable(isoDate),
  closed_on: z.nullable(isoDate),
  version: z.int(),
})
export type SchoolClass = z.infer<typeof SchoolClass>

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
