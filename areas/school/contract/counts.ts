import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { schoolAccess } from './school.ts'

const orNotForThem = z.nullable(z.int())
/** How many there are of what the reader may open; null: not for this reader. */
export const SchoolCounts = z.object({
  students: z.int(),
  parents: z.int(),
  teachers: z.int(),
  staff: z.int(),
  archived: orNotForThem,
  /** Pairs of records alike that nobody has reviewed. */
  duplicates: orNotForThem,
  /** Documents that have ended or end within the days of the school's settings. */
  documents: orNotForThem,
  rooms: orNotForThem,
  roles: orNotForThem,
})
export type SchoolCounts = z.infer<typeof SchoolCounts>

export const readCounts = endpoint({
  method: 'GET',
  path: '/api/passport/school/counts',
  access: schoolAccess,
  response: SchoolCounts,
  summary: 'Сколько в школе людей, кабинетов, ролей и того, что ждёт разбора',
})
