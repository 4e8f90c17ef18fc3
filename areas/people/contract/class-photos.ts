import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/wire.ts'
import { maintainsPeople } from './access.ts'

/** Files of one go. */
export const maxPhotos = 200

/**
 * Whom files of photos mean by their names, among the students of a class whose records the caller keeps: one, several who are to
 * be told apart by hand, or nobody. An IIN is compared here and told to nobody.
 */
export const matchPhotos = endpoint({
  method: 'POST',
  path: '/api/users/photos/match/',
  access: maintainsPeople,
  body: z.strictObject({ class_id: id, names: z.array(line(300)).check(z.minLength(1), z.maxLength(maxPhotos)) }),
  response: z.object({
    /** In the order of the class's list: `number` is the place in it. */
    students: z.array(z.object({ id, full_name: z.string(), number: z.int(), has_photo: z.boolean() })),
    /** One for each name, in their order. */
    matches: z.array(z.object({ ids: z.array(id), by: z.nullable(z.enum(['iin', 'name', 'number'])) })),
  }),
  silent: true,
  summary: 'Фотографии класса: чьи они по именам файлов',
})
