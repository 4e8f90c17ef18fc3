import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bigId, flagText, id, idText, isoDate } from '#platform/contract/wire.ts'

const path = '/api/journal/filling/'
/** What is looked through: lessons of these days that have been, `homework`: those without homework too. */
const period = { from: isoDate, to: isoDate }

/** Teachers with lessons that were held and not written up, in the groups whose journals the caller may read. */
export const readFilling = endpoint({
  method: 'GET',
  path,
  access: read('mnt_journal_filling'),
  query: z.strictObject({ ...period, cathedra_id: z.optional(idText), homework: z._default(flagText, false) }),
  response: z.object({
    /** Of the groups in the caller's scope. */
    cathedras: z.array(z.object({ id, title: z.string() })),
    /** Lessons that have been. */
    lessons: z.int(),
    teachers: z.array(
      z.object({
        id,
        full_name: z.string(),
        without_topic: z.int(),
        without_homework: z.int(),
        unfilled: z.int(),
        /** Can be told in the product. */
        has_account: z.boolean(),
      }),
    ),
  }),
  summary: 'Незаполненные уроки по учителям',
})
/** One's own lessons that have been and lack topic or homework, the latest first. */
export const listUnfilled = endpoint({
  method: 'GET',
  path: `${path}own/`,
  access: read('jrn_journal'),
  query: z.strictObject({ ...period, homework: z._default(flagText, false) }),
  response: z.object({
    items: z.array(
      z.object({
        id: bigId,
        group_id: id,
        group: z.string(),
        course: z.string(),
        date: isoDate,
        slot: z.int(),
        has_topic: z.boolean(),
        has_homework: z.boolean(),
      }),
    ),
  }),
  summary: 'Свои незаполненные уроки',
})
/** Reminds each teacher of their lessons, as long work; `id` is its job. */
export const remindOfFilling = endpoint({
  method: 'POST',
  path: `${path}remind/`,
  access: read('mnt_journal_filling'),
  body: z.strictObject({ ...period, cathedra_id: z.optional(id), homework: z._default(z.boolean(), false) }),
  response: z.object({ id }),
  summary: 'Напомнить учителям о незаполненных уроках',
})
