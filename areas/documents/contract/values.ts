import * as z from 'zod/mini'
import { RichTextAnswer, RichTextBody } from '#areas/rich-text/contract/rich-text.ts'
import { id, isoDate, line } from '#platform/contract/wire.ts'
import { documentLanguages } from './kinds.ts'

/** Rich text in the languages of the document. */
export const Content = z.strictObject({ ru: z.optional(RichTextBody), kk: z.optional(RichTextBody) })
export type Content = z.infer<typeof Content>
export const ContentAnswer = z.object({ ru: z.optional(RichTextAnswer), kk: z.optional(RichTextAnswer) })
const maxFiles = 20

/** What a document is written with. */
export const documentValues = {
  title: line(300),
  language: z.enum(documentLanguages),
  content: Content,
  person_id: z.nullable(id),
  addressee_id: z.nullable(id),
  correspondent: z.nullable(line(200)),
  foreign_number: z.nullable(line(60)),
  foreign_date: z.nullable(isoDate),
  due_on: z.nullable(isoDate),
  /** In their order; documents that the writer has uploaded, and those that stand there already. */
  file_ids: z.array(id).check(z.maxLength(maxFiles)),
}
