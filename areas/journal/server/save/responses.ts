import type { Miss, Score } from '../../contract/journal.ts'
import type { MissRow, ScoreRow } from './marking-batch.ts'
import { withRare } from './rare.ts'

/** A stored mark as the contract gives it. */
export function toScoreResponse({
  client_id: _client,
  author_id: _author,
  former_value,
  retaken_on,
  is_comment_internal,
  ...score
}: ScoreRow): Score {
  return withRare(score, { former_value, retaken_on, is_comment_internal })
}
/** A stored miss as the contract gives it. */
export const toMissResponse = ({
  client_id: _client,
  author_id: _author,
  may_correct: _right,
  ...miss
}: MissRow): Miss => miss
