import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { id, text } from '#platform/contract/wire.ts'
import { documentActs } from '../rules/act.ts'
import { readsDocuments, writesDocuments } from './access.ts'
import { ListedDocument } from './documents.ts'
import { documentLanguages } from './kinds.ts'

const OwnPaper = z.object({
  ...ListedDocument.shape,
  language: z.enum(documentLanguages),
  /** Why it came back. */
  remark: z.nullable(z.string()),
  /** Its text in plain words, the beginning of a long one. */
  words: z.string(),
  acts: z.array(z.enum(documentActs)),
})
export type OwnPaper = z.infer<typeof OwnPaper>

const sorts = ['changed'] as const
/** What the caller has asked for or written, and certificates of them and of the children they represent. */
export const listOwnPapers = endpoint({
  method: 'GET',
  path: '/api/documents/own/',
  access: readsDocuments,
  query: listQuery(sorts, {}),
  response: listOf(OwnPaper),
  summary: 'Свои документы',
})
/**
 * Asks for a certificate or hands an application in: made by its kind's template, with what the caller adds, and sent on its way at
 * once. `person_id`: the child or oneself, where the kind is about somebody.
 */
export const orderPaper = endpoint({
  method: 'POST',
  path: '/api/documents/own/',
  access: writesDocuments,
  body: z.strictObject({
    kind_id: id,
    person_id: z.nullable(id),
    language: z.enum(documentLanguages),
    /** Where it is for, or what is asked. */
    words: z.nullable(text(4000)),
    file_ids: z.array(id).check(z.maxLength(10)),
  }),
  response: z.object({ id }),
  summary: 'Заказать справку или подать заявление',
})
