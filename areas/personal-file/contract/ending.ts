import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, idText, isoDate } from '#platform/contract/wire.ts'
import { validities } from '../rules/validity.ts'
import { Titled } from './entry.ts'
import { maintainsPeople } from '#areas/people/contract/access.ts'

/** Ended; ending within the days of the school's settings; within so many days, ended ones left out. */
export const endingTerms = ['ended', 'soon', '60', '90', '365'] as const
export type EndingTerm = (typeof endingTerms)[number]

const slugs = Object.values(personKinds).map(({ slug }) => slug) as [PersonKindSlug, ...PersonKindSlug[]]
const sorts = ['until', 'name', 'document'] as const
const filters = {
  kind: z.optional(z.enum(slugs)),
  class_id: z.optional(idText),
  document_kind_id: z.optional(idText),
  /** By default what has ended and what ends soon. */
  term: z.optional(z.enum(endingTerms)),
}

export const EndingDocument = z.object({
  id,
  person: z.object({ id, full_name: z.string() }),
  /** The class of a student, else the positions. */
  place: z.nullable(z.string()),
  document: Titled,
  valid_until: isoDate,
  validity: z.enum(validities),
})
export type EndingDocument = z.infer<typeof EndingDocument>

/** Of persons at school whose documents the reader may read. */
export const listEndingDocuments = endpoint({
  method: 'GET',
  path: '/api/users/documents/ending/',
  access: maintainsPeople,
  query: listQuery(sorts, filters),
  response: listOf(EndingDocument),
  summary: 'Документы людей, срок которых кончился или кончается',
})
export const exportEndingDocuments = exportOf({
  path: '/api/users/documents/ending/export/',
  access: maintainsPeople,
  sorts,
  filters,
  columns: ['name', 'place', 'document', 'until', 'validity'],
  summary: 'Документы с кончающимся сроком в XLSX',
})
