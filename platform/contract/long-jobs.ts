import * as z from 'zod/mini'
import { inOwnName, self } from './access.ts'
import { endpoint } from './endpoint.ts'
import { fileEndpoint, fileTypes } from './file.ts'
import { realtimeEvent } from './realtime.ts'
import { id, IdParams, idText } from './wire.ts'

/** `forbidden`: who began it has lost the right to it, and nothing more was done. */
export const longJobStates = ['waiting', 'running', 'done', 'cancelled', 'interrupted', 'forbidden'] as const
/** `failed` is our fault, `refused` has a reason of the school, `skipped` was not begun. */
export const itemOutcomes = ['waiting', 'done', 'refused', 'failed', 'skipped'] as const

/** Long work as it goes: how many of its items are behind it, and how many of those were not done. */
export const LongJob = z.object({
  id,
  title: z.string(),
  state: z.enum(longJobStates),
  passed: z.int(),
  not_done: z.int(),
  total: z.int(),
  cancel_requested: z.boolean(),
  /** It has ended, and some of what it did can be taken back; nobody has done so yet. */
  can_be_undone: z.boolean(),
  made_at: z.string(),
  ended_at: z.nullable(z.string()),
})
export type LongJob = z.infer<typeof LongJob>

/** What a job has made for who began it. */
export const LongJobFile = z.object({
  job_id: id,
  number: z.int(),
  name: z.string(),
  /** How many papers stand in it. */
  sheets: z.int(),
  bytes: z.int(),
  made_at: z.string(),
  /** Each paper in a file of its own too. */
  has_archive: z.boolean(),
})
export type LongJobFile = z.infer<typeof LongJobFile>

/** With what became of each item, in their order, and the files that its beginner may take now. */
export const LongJobReport = z.extend(LongJob, {
  items: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      outcome: z.enum(itemOutcomes),
      detail: z.string(),
      /** Whether it counts towards `total`. */
      is_counted: z.boolean(),
      /** As how many it counts; and how many of those were not done. */
      size: z.int(),
      not_done: z.int(),
    }),
  ),
  files: z.array(LongJobFile),
})
export type LongJobReport = z.infer<typeof LongJobReport>

/** One's own of the last days, the newest first. */
export const listLongJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/',
  access: self(),
  response: z.object({ items: z.array(LongJob) }),
  summary: 'Свои длительные работы',
  silent: true,
})
export const readLongJob = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/{id}',
  access: self(),
  params: IdParams,
  response: LongJobReport,
  summary: 'Ход и итог длительной работы',
})
/** Those of one's own jobs, of a kind where it is named, the latest first; what one reaches no more is left out. */
export const listLongJobFiles = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/files/',
  access: self(),
  query: z.strictObject({ kind: z.optional(z.string().check(z.maxLength(60))) }),
  response: z.object({ items: z.array(LongJobFile), kept_months: z.int() }),
  summary: 'Файлы своих длительных работ',
})
const FileParams = z.strictObject({ id: idText, number: idText })
export const takeLongJobFile = fileEndpoint({
  path: '/api/admin/jobs/{id}/files/{number}',
  access: self(),
  params: FileParams,
  file: fileTypes.pdf,
  summary: 'Скачать файл длительной работы',
})
export const takeLongJobArchive = fileEndpoint({
  path: '/api/admin/jobs/{id}/files/{number}/zip/',
  access: self(),
  params: FileParams,
  file: fileTypes.zip,
  summary: 'Скачать файл длительной работы по одному документу в ZIP',
})
/** What is being done is finished, the rest is left. */
export const cancelLongJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/{id}/cancel',
  access: self(),
  params: IdParams,
  response: LongJob,
  summary: 'Отменить длительную работу',
})
/** Takes back what was done, as far as each item still allows it, by long work of its own; 409 where there is nothing to take back. */
export const undoLongJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/{id}/undo/',
  access: inOwnName(self()),
  params: IdParams,
  response: z.object({ /** Of the new work. */ id }),
  summary: 'Отменить сделанное длительной работой',
})
/** To the browsers of the account that began it. */
export const longJobChanged = realtimeEvent('jobs.changed', LongJob)
