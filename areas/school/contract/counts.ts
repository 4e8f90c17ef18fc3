import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { readsSchool } from './access.ts'

/** How many there are of what the reader may open, by the names of what is counted; null: not for this reader. */
export const SchoolCounts = z.record(z.string(), z.nullable(z.int()))
export type SchoolCounts = z.infer<typeof SchoolCounts>

export const readCounts = endpoint({
  method: 'GET',
  path: '/api/passport/school/counts',
  access: readsSchool,
  response: SchoolCounts,
  summary: 'Сколько в школе людей, кабинетов, ролей и того, что ждёт разбора',
})
