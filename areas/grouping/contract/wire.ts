import * as z from 'zod/mini'
import { id } from '#platform/contract/wire.ts'

/** What takes back that which a call has done: `undoChange` is given it. */
export const batch = z.uuid()
/** A row as the caller has seen it. */
export const Seen = z.strictObject({ id, version: z.int().check(z.minimum(1)) })
/** Hours a week of a plan of one's own, by tenths. */
export const isWholeTenth = (hours: number) => Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-6
export const weekHours = z.number().check(z.minimum(0.1), z.maximum(40), z.refine(isWholeTenth))
