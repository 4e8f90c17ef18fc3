import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { bigId, countText, id, IdParams, idText, isoDate, queryDate } from '#platform/contract/wire.ts'
import { HomeworkFile } from '#areas/journal/contract/journal.ts'
import { readsHistory } from './access.ts'

export const historyKinds = ['marks', 'misses', 'topics', 'results'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** What stood there: of each subject its own fields, the others are absent. */
export const HistoryState = z.object({
  /** Of a mark (fo, sor, soch) or of a result. */
  type: z.optional(z.string()),
  value: z.optional(z.nullable(z.int())),
  maximum: z.optional(z.int()),
  comment: z.optional(z.nullable(z.string())),
  /** The comment is not for the family. */
  is_comment_internal: z.optional(z.boolean()),
  /** Of a СОР or СОЧ that was retaken: what stood before, and the day. */
  former_value: z.optional(z.int()),
  retaken_on: z.optional(isoDate),
  /** Of a miss. */
  kind_id: z.optional(id),
  minutes: z.optional(z.nullable(z.int())),
  reason: z.optional(z.nullable(z.string())),
  topic: z.optional(z.nullable(z.string())),
  homework: z.optional(z.nullable(z.string())),
  files: z.optional(z.array(HomeworkFile)),
  /** Of a result: what its marks said. */
  recommended: z.optional(z.nullable(z.int())),
  /** Of a result or a reopened period. */
  quarter_id: z.optional(z.nullable(id)),
  half: z.optional(z.nullable(z.int())),
  until: z.optional(isoDate),
})
export type HistoryState = z.infer<typeof HistoryState>

export const Named = z.object({ id, name: z.string() })
export const historySubjects = ['score', 'miss', 'lesson', 'result', 'reopening'] as const
/** One change: `before` null where it was made, `after` null where it was taken away; when as ISO 8601. */
const JournalChange = z.object({
  id: bigId,
  at: z.string(),
  /** The account that acted; null where none did. */
  account_id: z.nullable(id),
  who: z.nullable(z.string()),
  on_behalf_of: z.nullable(z.string()),
  batch: z.nullable(z.uuid()),
  subject: z.enum(historySubjects),
  student: z.nullable(Named),
  lesson: z.nullable(z.object({ id: bigId, date: isoDate, slot: z.int() })),
  before: z.nullable(HistoryState),
  after: z.nullable(HistoryState),
})
export type JournalChange = z.infer<typeof JournalChange>

/**
 * One change, or changes saved at once or one after the other without a pause (results, topics): how many there are in all, whether
 * this caller may take them back.
 */
const Batch = z.object({
  id: z.uuid(),
  size: z.int(),
  /** It takes back another batch. */
  is_undoing: z.boolean(),
  /** It has been taken back itself. */
  is_undone: z.boolean(),
  may_undo: z.boolean(),
})
export type JournalBatch = z.infer<typeof Batch>

const JournalHistory = z.object({
  items: z.array(JournalChange),
  /** What to ask for to go on; null at the end. */
  next: z.nullable(z.string()),
  batches: z.array(Batch),
  /** Who has ever written here, by account; on the first page only. */
  people: z.array(Named),
})
export type JournalHistory = z.infer<typeof JournalHistory>

/** Microseconds of a change and its id. */
const cursor = z.string().check(z.regex(/^\d{1,17}-\d{1,15}$/, { error: () => t`Ожидается место в истории` }))
export const maxHistory = 200
/** The history of a group's journal, the newest first. */
export const readGroupHistory = endpoint({
  method: 'GET',
  path: '/api/journal/journal/group/{id}/history/',
  access: readsHistory,
  params: IdParams,
  query: z.strictObject({
    student: z.optional(idText),
    who: z.optional(idText),
    kind: z.optional(z.enum(historyKinds)),
    /** On which it was changed, by the school's clock. */
    day: z.optional(queryDate),
    after: z.optional(cursor),
    size: z._default(countText(maxHistory).check(z.minimum(1)), 50),
  }),
  response: JournalHistory,
  hot: true,
  summary: 'История журнала группы',
})
