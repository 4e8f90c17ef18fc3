import * as z from 'zod/mini'
import { line } from '#platform/contract/wire.ts'

/** What the form asks before it is sent; the server asks the rest. */
export const PersonSchema = z.looseObject({
  surname: line(100),
  name: line(100),
  kinds: z.array(z.string()).check(z.minLength(1, 'Укажите, кем человек числится в школе')),
})
