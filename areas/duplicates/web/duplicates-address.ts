import * as z from 'zod/mini'
import { flagText } from '#platform/contract/wire.ts'

const pair = /^(\d{1,9})~(\d{1,9})$/
/** What of the list of people shows in its place: records alike, and two of them side by side (`12~34`). */
export const DuplicatesAddress = z.object({
  duplicates: z._default(flagText, false),
  of: z._default(z.enum(['alike', 'apart', 'merged']), 'alike'),
  merge: z.optional(z.string().check(z.regex(pair))),
})
/** What the address says of one list narrows none that stands in its place. */
export const withoutList = { page: undefined, search: undefined, sort: undefined, asc: undefined } as const
export const pairText = (one: number, other: number): string => `${one}~${other}`

/** @returns the two ids, or undefined for an address that names none */
export function readPair(text: string | undefined): [number, number] | undefined {
  const found = pair.exec(text ?? '')
  return found ? [Number(found[1]), Number(found[2])] : undefined
}
