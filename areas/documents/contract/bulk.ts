import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import { makesCertificates, opensDocuments } from './access.ts'
import { documentLanguages } from './kinds.ts'

const maxClasses = 200
const maxPrinted = 2_000

/** Of what certificates can be made at once: kinds about students whose template is published, classes of this year. */
export const listCertificateChoices = endpoint({
  method: 'GET',
  path: '/api/documents/certificates/',
  access: makesCertificates,
  response: z.object({
    kinds: z.array(z.object({ id, title: z.string(), languages: z.array(z.enum(documentLanguages)) })),
    classes: z.array(z.object({ id, title: z.string(), students: z.int() })),
  }),
  summary: 'Какие справки можно составить целому классу',
})
/**
 * Certificates of all students of classes, or of the school, by the kind's template: written, sent on their way and drawn for each
 * class by long work. Without a number: that they get by the signature.
 */
export const makeCertificates = endpoint({
  method: 'POST',
  path: '/api/documents/certificates/',
  access: makesCertificates,
  body: z
    .strictObject({
      kind_id: id,
      class_ids: z.array(id).check(z.maxLength(maxClasses)),
      everybody: z.boolean(),
      language: z.enum(documentLanguages),
    })
    .check(
      z.refine(({ class_ids, everybody }) => class_ids.length > 0 !== everybody, {
        error: () => t`Выберите классы или всю школу`,
        path: ['class_ids'],
      }),
    ),
  response: z.object({ /** Of the long work. */ id }),
  summary: 'Составить справки целым классам',
})
/** Documents that the caller may read, drawn one after another by long work, those that are signed with their codes. */
export const printDocuments = endpoint({
  method: 'POST',
  path: '/api/documents/documents/print/',
  access: opensDocuments,
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(maxPrinted)) }),
  response: z.object({ /** Of the long work. */ id }),
  summary: 'Подготовить PDF выбранных документов',
})
