import * as z from 'zod/mini'

/** What happens to somebody or something. */
const Effect = z.object({
  title: z.string(),
  /** To whom or what, each in words. */
  items: z.array(z.string()),
  /** How many they are, where not all are named. */
  count: z.optional(z.int()),
})

/** What a change would do, in words, before it is made; its call ends in `/preview/` and changes nothing. */
export const Preview = z.object({
  /** To be settled first: while there are any, the change is refused. */
  obstacles: z.array(z.string()),
  /** What happens together with it. */
  effects: z.array(Effect),
  /** All in one sentence, where it takes counting. */
  total: z.optional(z.string()),
})
export type Preview = z.infer<typeof Preview>
