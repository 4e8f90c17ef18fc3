import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { writeRows, type AuthoredRow, type StepTable, type Written } from '#platform/server/steps/index.ts'
import type { MarkingBatch, MissRow, ScoreRow } from './marking-batch.ts'
import { missTable, scoreTable } from './who-changed.ts'

const ofMarks = {
  hasMoment: true,
  sign: (row: AuthoredRow, { personId }: MarkingBatch['author']) => {
    row.author_id = personId
  },
  /** The rest of a row never changes or is the history's own matter. */
  kept: (row: RawBuilder<unknown>) => sql`to_jsonb(${row}) - '{id,client_id,changed_at}'::text[]`,
}
const scores: StepTable<ScoreRow> = {
  ...ofMarks,
  name: scoreTable,
  columns: {
    lesson_id: 'bigint',
    student_id: 'integer',
    type: 'text',
    value: 'smallint',
    maximum: 'smallint',
    work_id: 'integer',
    comment: 'text',
    is_comment_internal: 'boolean',
    former_value: 'smallint',
    retaken_on: 'date',
    author_id: 'integer',
    client_id: 'uuid',
  },
  changing: ['value', 'maximum', 'comment', 'is_comment_internal', 'former_value', 'retaken_on', 'author_id'],
}
const misses: StepTable<MissRow> = {
  ...ofMarks,
  name: missTable,
  columns: {
    lesson_id: 'bigint',
    student_id: 'integer',
    kind_id: 'integer',
    minutes: 'smallint',
    reason: 'text',
    author_id: 'integer',
    client_id: 'uuid',
  },
  changing: ['kind_id', 'minutes', 'reason', 'author_id'],
}

/** How what is written hangs together in the history, and is taken back: one named batch, or one of each lesson. */
export type Batching = { batch: string } | 'by lesson'

/** What is written at once is one batch, a single row too. */
const ownBatch = (): Batching => ({ batch: randomUUID() })

function batchOfRow(batching: Batching): RawBuilder<unknown> {
  if (batching !== 'by lesson') return sql`${batching.batch}::uuid`
  // of a hash a UUID of one's own making (RFC 9562, version 8)
  const hash = sql`md5(${randomUUID()} || (coalesce(row.after, row.before) ->> 'lesson_id'))`
  return sql`overlay(overlay(${hash} placing '8' from 13) placing '8' from 17)::uuid`
}

interface WritingMarks {
  /** In which the moments given with rows are local. */
  timeZone: string
  requestId: string
  batching?: Batching
}

/** Stores what the batch has become, with its history, in at most six statements. Rows get their ids and versions. */
export async function writeMarkingBatch(
  db: Database,
  batch: MarkingBatch,
  { timeZone, requestId, batching = ownBatch() }: WritingMarks,
): Promise<{ scores: Written<ScoreRow>; misses: Written<MissRow> }> {
  const writing = { author: batch.author, requestId, timeZone, batch: batchOfRow(batching) }
  return {
    scores: await writeRows(db, scores, batch.scores.all, writing),
    misses: await writeRows(db, misses, batch.misses.all, writing),
  }
}
