import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { BigIdParams, text } from '#platform/contract/wire.ts'
import { GridLesson } from './journal.ts'
import { jrnJournal } from './permissions.ts'

/** Topic and homework of a lesson; null clears. `version` is the one seen: a stale one is 409. */
export const changeLesson = endpoint({
  method: 'PATCH',
  path: '/api/journal/journal/lesson/{id}/',
  access: write(jrnJournal),
  params: BigIdParams,
  body: z.strictObject({
    topic: z.optional(z.nullable(text(300))),
    homework: z.optional(z.nullable(text(2_000))),
    version: z.int(),
  }),
  response: GridLesson,
  summary: 'Изменить тему и домашнее задание',
})
