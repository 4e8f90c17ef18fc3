import * as z from 'zod/mini'
import { docTemplates } from '#areas/documents/contract/permissions.ts'
import { paperLanguages } from '#areas/rich-text/contract/paper.ts'
import { PictureAddresses, RichTextAnswer, TemplateTextBody } from '#areas/rich-text/contract/rich-text.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, IdParams, idText } from '#platform/contract/wire.ts'

/** What is wrong with a template: in which language, in which block from the beginning. */
export const Flaw = z.object({ language: z.enum(paperLanguages), block: z.int(), words: z.string() })
export type Flaw = z.infer<typeof Flaw>
export const Preview = z.object({
  texts: z.array(z.object({ language: z.enum(paperLanguages), text: RichTextAnswer })),
  /** Fields without a value, in words. */
  missing: z.array(z.string()),
  flaws: z.array(Flaw),
  pictures: PictureAddresses,
})
export type Preview = z.infer<typeof Preview>

/** How a template reads of somebody, or with samples: of the texts as they are typed, saved or not. Nothing is kept. */
export const previewTemplate = endpoint({
  method: 'POST',
  path: '/api/documents/templates/{id}/shown/',
  access: read(docTemplates),
  params: IdParams,
  body: z.strictObject({
    ru: z.nullable(TemplateTextBody),
    kk: z.nullable(TemplateTextBody),
    /** Null: with samples. */
    subject_id: z.nullable(id),
  }),
  response: Preview,
  reads: true,
  silent: true,
  summary: 'Посмотреть шаблон на ком-нибудь',
})

/** As it was saved last; without a subject with samples. */
const paperQuery = z.strictObject({ subject_id: z.optional(idText), version_id: z.optional(idText) })
export const printTemplate = fileEndpoint({
  path: '/api/documents/templates/{id}/pdf/',
  access: read(docTemplates),
  params: IdParams,
  query: paperQuery,
  file: fileTypes.pdf,
  summary: 'Шаблон на ком-нибудь в PDF',
})
export const exportTemplate = fileEndpoint({
  path: '/api/documents/templates/{id}/docx/',
  access: read(docTemplates),
  params: IdParams,
  query: paperQuery,
  file: fileTypes.docx,
  summary: 'Шаблон на ком-нибудь в DOCX',
})
