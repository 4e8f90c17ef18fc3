import type { Miss, Score } from '../../contract/journal.ts'
import type { MissRow, ScoreRow } from './marking-batch.ts'
import { retakeOf } from './retakes.ts'

/** A stored mark as the contract gives it. */
export function toScoreResponse({
  client_id: _client,
  author_id: _author,
  former_value,
  retaken_on,
  ...score
}: ScoreRow): Score {
  const retake = retakeOf({ former_value, retaken_on })
  return retake === null ? score : { ...score, retake }
}
/** A stored miss as the contract gives it. */
export const toMissResponse = ({
  client_id: _client,
  author_id: _author,
  may_correct: _right,
  ...miss
}: MissRow): Miss => miss
