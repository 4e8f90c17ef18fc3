import * as z from 'zod/mini'

/** A cell, or one that takes several columns. */
const SealCell = z.union([z.string(), z.object({ text: z.string(), columns: z.int() })])
export type SealCell = z.infer<typeof SealCell>
const SealTable = z.object({
  title: z.nullable(z.string()),
  head: z.array(z.string()),
  /** The first cell of a row says what the row is of. */
  rows: z.array(z.array(SealCell)),
})
/** What stands on a paper in one of its languages, as its holder compares it: nothing that does not stand on it. */
export const SealContent = z.object({
  /** What the paper is: «Итоговый табель». */
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  tables: z.array(SealTable),
})
export type SealContent = z.infer<typeof SealContent>
/** In the languages in which the paper is issued; what it is in Russian is always said. */
export const SealContents = z.object({
  ru: SealContent,
  kk: z.optional(SealContent),
  en: z.optional(SealContent),
})
export type SealContents = z.infer<typeof SealContents>
