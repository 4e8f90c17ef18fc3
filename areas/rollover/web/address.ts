import * as z from 'zod/mini'
import { idText } from '#platform/contract/wire.ts'

/** Which class is looked into. */
export const RolloverAddress = z.object({ active: z.optional(idText) })
