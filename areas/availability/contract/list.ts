import * as z from 'zod/mini'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, idText } from '#platform/contract/wire.ts'

const sorts = ['name', 'closed', 'unwanted', 'methodical_day'] as const
const filters = { year_id: z.optional(idText), marked: z.optional(z.enum(['yes', 'no'])) }

export const TeacherAvailability = z.object({
  id,
  full_name: z.string(),
  positions: z.nullable(z.string()),
  methodical_day: z.nullable(z.int()),
  /** Hours of the week. */
  closed: z.int(),
  unwanted: z.int(),
  building: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type TeacherAvailability = z.infer<typeof TeacherAvailability>

/** Teachers of today, and whoever has something written in the year. */
export const listAvailability = endpoint({
  method: 'GET',
  path: '/api/courses/availability/',
  access: read(crsWorkload),
  query: listQuery(sorts, filters),
  response: listOf(TeacherAvailability),
  summary: 'Доступность учителей в году',
})
export const exportAvailability = exportOf({
  path: '/api/courses/availability/export/',
  access: read(crsWorkload),
  sorts,
  filters,
  columns: ['name', 'positions', 'methodical_day', 'closed', 'unwanted', 'building', 'note'],
  summary: 'Доступность учителей в XLSX',
})
/** For who works here today and has nothing written in the year yet: what stood in the year before. */
export const copyAvailability = endpoint({
  method: 'POST',
  path: '/api/courses/availability/copy/',
  access: write(crsWorkload),
  body: z.strictObject({ year_id: id }),
  response: z.object({ ids: z.array(id) }),
  summary: 'Перенести доступность из прошлого года',
})
/** Takes a copy back, where nobody has changed it since. */
export const dropAvailabilityCopy = endpoint({
  method: 'POST',
  path: '/api/courses/availability/copy/undo/',
  access: write(crsWorkload),
  body: z.strictObject({ year_id: id, ids: z.array(id).check(z.minLength(1), z.maxLength(2000)) }),
  response: z.object({ count: z.int() }),
  summary: 'Отменить перенос доступности',
})
