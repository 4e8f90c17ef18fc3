import * as z from 'zod/mini'
import { usrFamily } from '#areas/people/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, isoDate } from '#platform/contract/wire.ts'

const Student = { student_id: id, full_name: z.string() }
/** The day of a class for its class teacher or curator. */
export const ClassDay = z.object({
  id,
  title: z.string(),
  students: z.int(),
  /** Who misses lessons today: which lessons, as what, and why where that is known. */
  absent: z.array(
    z.object({ ...Student, slots: z.array(z.int()), letters: z.array(z.string()), reason: z.nullable(z.string()) }),
  ),
  /** Who has «2» or «н/а» in the last quarter that has ended, and in what. */
  failing: z.array(z.object({ ...Student, courses: z.array(z.string()) })),
})
export type ClassDay = z.infer<typeof ClassDay>

/** What a class teacher opens with; an empty list for who leads no class. */
export const readClassHome = endpoint({
  method: 'GET',
  path: '/api/journal/home/class/',
  access: write(usrFamily),
  response: z.object({ today: isoDate, quarter: z.nullable(z.string()), classes: z.array(ClassDay) }),
  summary: 'Свой класс сегодня: кого нет, кто не успевает',
})
