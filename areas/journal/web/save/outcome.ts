import type { Outcome } from '#platform/web/outbox/index.ts'
import type { Miss, Score } from '../../contract/journal.ts'
import type { StepOutcome } from '../../contract/scores.ts'

/** What became of a step, as the queue takes it: a step is about a mark or about a miss, never both. */
export const outcomeOf = ({ client_id, outcome, reason, score, miss, by }: StepOutcome): Outcome<Score | Miss> => ({
  client_id,
  outcome,
  reason: reason ?? null,
  row: score ?? miss ?? null,
  by: by ?? null,
})
