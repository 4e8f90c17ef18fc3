import type { Step } from '../../contract/scores.ts'
import type { MarkingBatch, MissRow, ScoreRow } from './marking-batch.ts'
import { matchesMissInput, missOfInput, removeMiss, writeMiss, type MissResendGuard } from './miss-step.ts'
import type { Outcome } from './outcome.ts'
import { ResendGuard } from './resend-guard.ts'
import { matchesScoreInput, removeScore, writeScore, type ScoreResendGuard } from './score-step.ts'

/** What became of a step, by the kind of its row. */
export type Planned = { score: Outcome<ScoreRow> } | { miss: Outcome<MissRow> }

function expectAll(
  batch: MarkingBatch,
  steps: readonly Step[],
  scores: ScoreResendGuard,
  misses: MissResendGuard,
): void {
  for (const step of steps) {
    if (step.do === 'remove_score') scores.expectRemoval(step.id)
    else if (step.do === 'remove_miss') misses.expectRemoval(step.id)
    else if (step.do === 'score') {
      const tracked = step.id === undefined ? batch.scoreByClient.get(step.client_id) : batch.scoreById.get(step.id)
      scores.expect(tracked, (row) => matchesScoreInput(row, step))
    } else misses.expect(missOfInput(batch, step), (row) => matchesMissInput(row, step))
  }
}

/**
 * Works through a block in order in the batch and tells what becomes of each step; later steps see what earlier ones
 * did. Nothing is stored: the batch afterwards differs from what was read by what has to be written.
 */
export function planSteps(batch: MarkingBatch, steps: readonly Step[]): Planned[] {
  const scores: ScoreResendGuard = new ResendGuard(batch)
  const misses: MissResendGuard = new ResendGuard(batch)
  expectAll(batch, steps, scores, misses)
  return steps.map((step) => {
    switch (step.do) {
      case 'score':
        return { score: writeScore(batch, step, scores) }
      case 'remove_score':
        return { score: removeScore(batch, step, scores) }
      case 'miss':
        return { miss: writeMiss(batch, step, misses) }
      case 'remove_miss':
        return { miss: removeMiss(batch, step, misses) }
    }
  })
}
