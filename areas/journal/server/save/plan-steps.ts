import type { Step } from '../../contract/scores.ts'
import type { Board, MissRow, ScoreRow } from './board.ts'
import { isMissAsWished, missOfWish, removeMiss, writeMiss, type MissReplay } from './miss-step.ts'
import type { Outcome } from './outcome.ts'
import { Replay } from './replay.ts'
import { isScoreAsWished, removeScore, writeScore, type ScoreReplay } from './score-step.ts'

/** What became of a step, by the kind of its row. */
export type Planned = { score: Outcome<ScoreRow> } | { miss: Outcome<MissRow> }

function expectAll(board: Board, steps: readonly Step[], scores: ScoreReplay, misses: MissReplay): void {
  for (const step of steps) {
    if (step.do === 'remove_score') scores.expectRemoval(step.id)
    else if (step.do === 'remove_miss') misses.expectRemoval(step.id)
    else if (step.do === 'score') {
      const held = step.id === undefined ? board.scoreByClient.get(step.client_id) : board.scoreById.get(step.id)
      scores.expect(held, (row) => isScoreAsWished(row, step))
    } else misses.expect(missOfWish(board, step), (row) => isMissAsWished(row, step))
  }
}

/**
 * Works through a block in order on the board and tells what becomes of each step; later steps see what earlier ones
 * did. Nothing is stored: the board afterwards differs from what was read by what has to be written.
 */
export function planSteps(board: Board, steps: readonly Step[]): Planned[] {
  const scores: ScoreReplay = new Replay(board)
  const misses: MissReplay = new Replay(board)
  expectAll(board, steps, scores, misses)
  return steps.map((step) => {
    switch (step.do) {
      case 'score':
        return { score: writeScore(board, step, scores) }
      case 'remove_score':
        return { score: removeScore(board, step, scores) }
      case 'miss':
        return { miss: writeMiss(board, step, misses) }
      case 'remove_miss':
        return { miss: removeMiss(board, step, misses) }
    }
  })
}
