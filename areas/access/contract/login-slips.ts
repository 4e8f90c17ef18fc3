import * as z from 'zod/mini'
import { inOwnName, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { FileAnswer, fileTypes } from '#platform/contract/file.ts'
import { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams } from '#platform/contract/wire.ts'
import { pasUsers } from './permissions.ts'

/** Kinds of persons that are set on the person; the others follow from appointments. */
export const slipKinds = ['teachers', 'students', 'parents', 'outside', 'specialists', 'uk', 'aup'] as const
const maxPersons = 3_000

/** For persons, or a class, or all of a kind: one of the three. */
const Chosen = z
  .strictObject({
    person_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxPersons))),
    class_id: z.optional(id),
    kind: z.optional(z.enum(slipKinds)),
    /** Who has signed in already gets a new password too. */
    include_signed_in: z.boolean(),
  })
  .check(
    z.refine(
      ({ person_ids, class_id, kind }) => [person_ids, class_id, kind].filter((one) => one !== undefined).length === 1,
      { error: () => t`Выберите людей, класс или вид`, path: ['person_ids'] },
    ),
  )

/** Those who get no slip are named with the reason, the first fifty. */
export const previewSlips = endpoint({
  method: 'POST',
  path: '/api/admin/login-slips/preview/',
  access: write(pasUsers),
  reads: true,
  body: Chosen,
  response: Preview,
  summary: 'Листки для входа: что будет сделано',
})
/** Begins the work; `id` is the long job's. */
export const makeSlips = endpoint({
  method: 'POST',
  path: '/api/admin/login-slips/',
  access: inOwnName(write(pasUsers)),
  body: Chosen,
  response: z.object({ id }),
  summary: 'Листки для входа: завести учётные записи и временные пароли',
})
/** The file is given once, to who ordered it, and is not kept. */
export const takeSlips = endpoint({
  method: 'POST',
  path: '/api/admin/login-slips/{id}/take',
  access: inOwnName(write(pasUsers)),
  params: IdParams,
  response: FileAnswer,
  file: fileTypes.pdf,
  summary: 'Листки для входа: забрать файл',
})
