import * as z from 'zod/mini'

/** One objection to bad input: where, in Russian what, and which rule. */
export const Objection = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type Objection = z.infer<typeof Objection>
/**
 * Why a sentence alone is not enough: `permission_needed`, somebody else must allow it first; `only_reading`, under another's name
 * changes are to be switched on first; `outdated`, the page is to be read anew.
 */
export const refusalCodes = ['permission_needed', 'only_reading', 'outdated'] as const
export type RefusalCode = (typeof refusalCodes)[number]
/** Why the server can't do now (503) what it will do later; the page has its own sentence for each. */
export const Unavailability = z.enum(['busy', 'database', 'disk'])
export type Unavailability = z.infer<typeof Unavailability>
/** Body of a failure of ours (5xx); without a reason where none is known. */
export interface Outage {
  reason?: Unavailability
}
/** Body of every refusal: a sentence, or with status 422 a list of objections. A failure of ours (5xx) has none. */
export const Problem = z.object({
  detail: z.optional(z.union([z.string(), z.array(Objection)])),
  code: z.optional(z.enum(refusalCodes)),
})

/** The `type` of what is not wrong but asked for next: a second step, a password of one's own. */
export const requestedType = 'asked'
