import * as z from 'zod/mini'
import { id, text } from '#platform/contract/wire.ts'

/** The version that the writer has seen; a stale one is 409 in words. */
export const versionSeen = z.int().check(z.minimum(1))
export const Titled = z.object({ id, title: z.string() })
/** The paper itself: read by a call of its own. */
export const PaperFile = z.object({ id, name: z.string(), size: z.int(), mime: z.string() })
export type PaperFile = z.infer<typeof PaperFile>
/** Null where nothing is given; an empty text is nothing. */
export const optionalText = (max: number) => z.nullable(text(max))
