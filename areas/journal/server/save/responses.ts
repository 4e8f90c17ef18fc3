import type { Miss, Score } from '../../contract/journal.ts'
import type { MissRow, ScoreRow } from './marking-batch.ts'

/** A stored mark as the contract gives it. */
export const toScoreResponse = ({ client_id: _client, author_id: _author, ...score }: ScoreRow): Score => score
/** A stored miss as the contract gives it. */
export const toMissResponse = ({
  client_id: _client,
  author_id: _author,
  may_correct: _right,
  ...miss
}: MissRow): Miss => miss
