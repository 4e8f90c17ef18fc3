import { asSaid, type Text } from '#platform/contract/text.ts'
import { conflict, forbidden, notFound, refuse, type Refusal } from '../refusal.ts'
import type { Outcome } from './outcome.ts'
import type { TrackedRow } from './tracked-rows.ts'
import { changedByWords, type ChangedBy } from './who-changed.ts'

/** What a call that makes one step alone says where the step can't be done. */
export interface StepWords<Row> {
  /** The row is gone. */
  gone: Text
  /** Another has changed it: `by` in brackets, or nothing. */
  stale: (row: Row, by: string) => Text
  whoChanged: (row: Row) => Promise<ChangedBy | null>
  timeZone: string
}

/**
 * The row that a step leaves, null where it removed one.
 * @throws 403 out of scope, 422 by a rule, 404 gone, 409 changed by another
 */
export async function requireDone<Row>(outcome: Outcome<Row>, words: StepWords<Row>): Promise<TrackedRow<Row> | null> {
  if (outcome.kind === 'done') return outcome.tracked
  if (outcome.kind === 'conflict')
    throw outcome.tracked ? await staleRow(outcome.tracked.row, words) : notFound(words.gone)
  if (outcome.by === 'scope') throw forbidden(asSaid(outcome.reason))
  throw refuse(outcome.field === '' ? [] : outcome.field, asSaid(outcome.reason))
}

/** 409 with what stands now, and who made it so. */
export async function staleRow<Row>(row: Row, { stale, whoChanged, timeZone }: StepWords<Row>): Promise<Refusal> {
  return conflict(stale(row, changedByWords(await whoChanged(row), timeZone)))
}
