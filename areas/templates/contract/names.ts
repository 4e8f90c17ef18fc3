import * as z from 'zod/mini'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { paperLanguages } from '#areas/rich-text/contract/paper.ts'
import { anyOf, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, line } from '#platform/contract/wire.ts'
import { makesPapers } from './access.ts'

/** Who makes papers, and who keeps people: of those whose records they keep. */
export const correctsNames = anyOf(write(usrUser), makesPapers)
const cases = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional', 'locative', 'ablative'] as const
export type CorrectedCase = (typeof cases)[number]

const NameForm = z.object({
  language: z.enum(paperLanguages),
  case: z.enum(cases),
  /** As papers write it by themselves. */
  computed: z.string(),
  /** As somebody has corrected it for all papers. */
  corrected: z.nullable(z.string()),
})
export type NameForm = z.infer<typeof NameForm>
const PersonForms = z.object({ id, full_name: z.string(), forms: z.array(NameForm) })
export type PersonForms = z.infer<typeof PersonForms>

/** A person's name in all cases of both languages, as papers write it. */
export const readNameForms = endpoint({
  method: 'GET',
  path: '/api/documents/names/{id}/',
  access: correctsNames,
  params: IdParams,
  response: PersonForms,
  summary: 'Имя человека в падежах',
})
/** Corrects a form for all papers to come; null: as it is computed. */
export const correctName = endpoint({
  method: 'PATCH',
  path: '/api/documents/names/{id}/',
  access: correctsNames,
  params: IdParams,
  body: z.strictObject({ language: z.enum(paperLanguages), case: z.enum(cases), full_name: z.nullable(line(300)) }),
  response: PersonForms,
  summary: 'Исправить имя в падеже для всех документов',
})
