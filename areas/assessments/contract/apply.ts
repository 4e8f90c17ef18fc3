import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/wire.ts'
import { crsAttestation } from '#areas/grading/contract/permissions.ts'

const access = write(crsAttestation)
const lineIds = z.array(id).check(z.minLength(1), z.maxLength(2_000))

/** How the works of a group differ from the template of its line. */
const Difference = z.object({
  /** Names it among the differences of the lines: the same as long as it stands. */
  id: z.string(),
  kind: z.enum(['make', 'rename', 'maximum', 'remove']),
  group: z.object({ id, title: z.string() }),
  course: z.string(),
  quarter: z.int(),
  work: z.object({ kind: z.enum(['sor', 'soch']), number: z.int() }),
  /** What stands in the group, and what the template says, in words. */
  note: z.string(),
  /** Whether it is proposed to follow the template; null: it can't, as the note says. */
  choice: z.nullable(z.boolean()),
})
export type Difference = z.infer<typeof Difference>

/** Results that would change: each before and after; of very many groups only how many students have some. */
const ChangedResults = z.object({
  items: z.array(
    z.object({
      student: z.string(),
      group: z.string(),
      course: z.string(),
      period: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** Those that are not named one by one. */
  more: z.int(),
  /** Students whose marks stand in groups too many to be computed; 0 where all were. */
  uncounted_students: z.int(),
})
export type ChangedResults = z.infer<typeof ChangedResults>

const Chosen = z.array(line(60)).check(z.maxLength(40_000))

/** Compares the groups of lines with their templates. @param chosen what is to follow; without it what is proposed */
export const previewApply = endpoint({
  method: 'POST',
  path: '/api/courses/attestation/works/preview/',
  access,
  body: z.strictObject({ line_ids: lineIds, chosen: z.optional(Chosen) }),
  response: z.object({ differences: z.array(Difference), results: ChangedResults }),
  summary: 'Что изменит план СОР и СОЧ в группах',
})

export const applyTemplates = endpoint({
  method: 'POST',
  path: '/api/courses/attestation/works/',
  access,
  body: z.strictObject({ line_ids: lineIds, chosen: Chosen }),
  response: z.object({ changed: z.int(), batch: z.nullable(z.string()) }),
  summary: 'Создать и изменить работы групп по плану строк РУП',
})

/** The same for many lines as long work, line by line: each is done, refused and taken back by itself. */
export const applyInTurn = endpoint({
  method: 'POST',
  path: '/api/courses/attestation/works/job/',
  access,
  body: z.strictObject({ line_ids: lineIds, chosen: Chosen }),
  response: z.object({ /** Of the long work. */ id }),
  summary: 'Создать и изменить работы групп по плану многих строк РУП, строка за строкой',
})

/** Takes back what was planned at once. 409 where something of it has changed since, or bears marks. */
export const undoAttestation = endpoint({
  method: 'POST',
  path: '/api/courses/attestation/batches/{batch}/undo/',
  access,
  params: z.strictObject({ batch: z.uuid() }),
  response: z.object({}),
  summary: 'Вернуть план СОР и СОЧ, как было',
})
