import * as z from 'zod/mini'

/** A device's own name for what it sends; small letters, as PostgreSQL gives it back. */
export const clientId = z.uuid().check(z.toLowerCase())

/** A block of steps, worked through in order. @param max most steps of a block */
export const stepBlock = <Step extends z.core.$ZodType>(step: Step, max: number) =>
  z.strictObject({ steps: z.array(step).check(z.minLength(1), z.maxLength(max)) })

/** Who changed a row, and when. */
export const ChangedBy = z.object({
  /** «Ахметов Д. Н.» */
  name: z.string(),
  /** ISO instant. */
  at: z.string(),
  /** The person who is answered, on another device. */
  is_self: z.boolean(),
})
export type ChangedBy = z.infer<typeof ChangedBy>

/**
 * What every outcome says: of which step, what became of it, and of a refused one why. A room adds the row that stands now.
 * @param kinds of 'done', 'refused' (by a right or a rule: nothing is stored), 'conflict' (another has changed the row since:
 * nothing is stored), 'superseded' (stored, but a later one shows)
 */
export const outcomeFields = <const Kinds extends readonly string[]>(kinds: Kinds) => ({
  client_id: clientId,
  outcome: z.enum(kinds),
  reason: z.optional(z.string()),
})
