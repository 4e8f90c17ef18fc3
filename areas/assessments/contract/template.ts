import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, IdParams } from '#platform/contract/wire.ts'
import { crsAttestation } from '#areas/grading/contract/permissions.ts'
import { AttestationCard, TemplateWork } from './attestation.ts'
import { maxSor } from './work-fields.ts'

const access = write(crsAttestation)
const Works = z.array(TemplateWork).check(z.maxLength(4 * (maxSor + 1)))

/** What a form of works holds. */
export const TemplateWorks = z.object({ works: Works })

/** 0 where the line has no template yet. */
const version = z.int().check(z.minimum(0))

/** Plans the works of a line by quarters. 422 at `works` where the mode of the line has none, or two are one; a stale `version` is 409. */
export const changeTemplate = endpoint({
  method: 'PATCH',
  path: '/api/courses/attestation/{id}/template/',
  access,
  params: IdParams,
  body: z.strictObject({ works: Works, version }),
  response: AttestationCard,
  summary: 'План СОР и СОЧ строки РУП',
})

const lineIds = z.array(id).check(z.minLength(1), z.maxLength(2_000))
/** A plan for many lines: of a line, of the same line of the last year, or the one given. */
const Copy = z.strictObject({
  line_ids: lineIds,
  from: z.discriminatedUnion('source', [
    z.strictObject({ source: z.literal('line'), line_id: id }),
    z.strictObject({ source: z.literal('last_year') }),
    z.strictObject({ source: z.literal('works'), works: Works }),
  ]),
})
export type Copy = z.infer<typeof Copy>

/** Gives lines a plan at once; those whose mode has no СОР and СОЧ, and those that had no line last year, stay as they are. */
export const copyTemplate = endpoint({
  method: 'POST',
  path: '/api/courses/attestation/templates/copy/',
  access,
  body: Copy,
  /** `batch` names what can be taken back at once; null where nothing has changed. */
  response: z.object({ changed: z.int(), batch: z.nullable(z.string()) }),
  summary: 'Скопировать план СОР и СОЧ на строки РУП',
})
export const previewCopy = endpoint({
  method: 'POST',
  path: '/api/courses/attestation/templates/copy/preview/',
  access,
  body: Copy,
  response: Preview,
  summary: 'Что изменит копирование плана СОР и СОЧ',
})
