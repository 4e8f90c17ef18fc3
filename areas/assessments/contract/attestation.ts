import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { countText, id, IdParams, idText } from '#platform/contract/wire.ts'
import { components } from '#areas/curriculum/rules/components.ts'
import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'
import { crsAttestation } from '#areas/grading/contract/permissions.ts'
import { maxSor, workMaximum, workTitle } from './work-fields.ts'

const access = read(crsAttestation)

/**
 * Works that the groups of a line have in a quarter: the fewest and the most СОР of a group, the number of groups with a
 * СОЧ.
 */
const PlannedWorks = z.object({
  number: z.int(),
  sor_min: z.int(),
  sor_max: z.int(),
  soch_groups: z.int(),
})
export type PlannedWorks = z.infer<typeof PlannedWorks>

/** A work that the groups of a line write: of a СОЧ the number is 1; `maximum` in points. */
export const TemplateWork = z.strictObject({
  quarter: z.int().check(z.minimum(1), z.maximum(4)),
  kind: z.enum(['sor', 'soch']),
  number: z.int().check(z.minimum(1), z.maximum(maxSor)),
  title: workTitle,
  maximum: workMaximum,
})
export type TemplateWork = z.infer<typeof TemplateWork>

/** A line of the РУП as it is attested: how its course is graded in a parallel, and the works planned by quarters. */
export const AttestationLine = z.object({
  id,
  course: z.object({ id, title: z.string(), colour: z.nullable(z.string()) }),
  parallel: z.int(),
  profile: z.string(),
  hours: z.number(),
  grading_mode: z.enum(gradingModes),
  /** Its groups write an exam at the end of the year: till it is set, their final marks wait. */
  has_exam: z.boolean(),
  groups_count: z.int(),
  quarters: z.array(PlannedWorks),
  /** What the template of the line asks for in each quarter; null where it has none. */
  asked: z.nullable(z.array(z.object({ number: z.int(), sor: z.int(), soch: z.int() }))),
})
export type AttestationLine = z.infer<typeof AttestationLine>

/** A work that `groups_count` groups of the line have alike; `maximum` in points. */
const AttestedWork = z.object({
  quarter: z.int(),
  kind: z.enum(['sor', 'soch']),
  number: z.int(),
  title: z.string(),
  maximum: z.int(),
  groups_count: z.int(),
})
export type AttestedWork = z.infer<typeof AttestedWork>

export const AttestationCard = z.extend(AttestationLine, {
  works: z.array(AttestedWork),
  /** What its groups are to write; `version` 0 where nobody has planned it yet. */
  template: z.object({ version: z.int(), works: z.array(TemplateWork) }),
  /** What else the line of the РУП says: its mode is changed together with it. */
  line: z.object({
    component: z.enum(components),
    hours_year: z.nullable(z.number()),
    subgroups: z.int(),
    version: z.int(),
  }),
})
export type AttestationCard = z.infer<typeof AttestationCard>

const sorts = ['name', 'parallel', 'grading_mode'] as const
const filters = {
  parallel: z.optional(countText(12)),
  grading_mode: z.optional(z.enum(gradingModes)),
  cathedra_id: z.optional(idText),
  year_id: z.optional(idText),
}

export const listAttestation = endpoint({
  method: 'GET',
  path: '/api/courses/attestation/',
  access,
  query: listQuery(sorts, filters),
  response: listOf(AttestationLine),
  summary: 'Аттестация: режимы оценивания, СОР и СОЧ по строкам РУП',
})

/** A column for each quarter holds its works in words. */
export const exportAttestation = exportOf({
  path: '/api/courses/attestation/export/',
  access,
  sorts,
  filters,
  columns: ['name', 'parallel', 'hours', 'mode', ...quarterNumerals],
  summary: 'Аттестация: весь список в XLSX',
})

export const readAttestation = endpoint({
  method: 'GET',
  path: '/api/courses/attestation/{id}',
  access,
  params: IdParams,
  response: AttestationCard,
  summary: 'Аттестация по строке РУП: работы по четвертям',
})

/** Plans the exam of a line or drops it. 422 at `has_exam` where its course has no final mark. */
export const changeAttestation = endpoint({
  method: 'PATCH',
  path: '/api/courses/attestation/{id}',
  access: write(crsAttestation),
  params: IdParams,
  body: z.strictObject({ has_exam: z.boolean() }),
  response: AttestationCard,
  summary: 'Экзамен по строке РУП',
})
