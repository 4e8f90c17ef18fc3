import * as z from 'zod/mini'
import { maxParallel } from '../contract/class-shapes.ts'
import { countText, idText } from '#platform/contract/wire.ts'

/** How the classes of a year are shown, and of which parallel. */
export const GradesAddress = z.object({
  view: z._default(z.enum(['parallels', 'list', 'board', 'leaves']), 'parallels'),
  parallel: z.optional(countText(maxParallel)),
  active: z.optional(idText),
})
