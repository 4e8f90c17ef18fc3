import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, isoDate, line, queryDate } from '#platform/contract/wire.ts'
import { crsRup } from '#areas/curriculum/contract/permissions.ts'

/** A state plan (ТУП): what the ministry has ordered, from a day on. */
export const Standard = z.object({
  id,
  title: z.string(),
  /** The order. */
  source: z.string(),
  since: isoDate,
  is_removed: z.boolean(),
  version: z.int(),
  /** Of how many courses it tells, and of which parallels. */
  courses_count: z.int(),
  parallels: z.array(z.int()),
})
export type Standard = z.infer<typeof Standard>

/** Those removed are left out; the latest first. */
export const listStandards = endpoint({
  method: 'GET',
  path: '/api/courses/standards/',
  access: read(crsRup),
  response: z.object({ items: z.array(Standard) }),
  summary: 'Типовые учебные планы',
})
const words = { title: line(160), source: line(300), since: queryDate }
/** `year_id`: with the lines of the state part of that year's plan; without it empty, for an import to fill. */
export const createStandard = endpoint({
  method: 'POST',
  path: '/api/courses/standards/',
  access: write(crsRup),
  body: z.strictObject({ ...words, year_id: z.nullable(id) }),
  response: Standard,
  summary: 'Завести типовой учебный план',
})
/** `version` is the one that was seen; a stale one is 409. */
export const changeStandard = endpoint({
  method: 'PATCH',
  path: '/api/courses/standards/{id}',
  access: write(crsRup),
  params: IdParams,
  body: z.strictObject({ ...words, is_removed: z.boolean(), version: z.int().check(z.minimum(1)) }),
  response: Standard,
  summary: 'Изменить или убрать типовой учебный план',
})
