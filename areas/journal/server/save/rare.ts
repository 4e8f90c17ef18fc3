import type { Score } from '../../contract/journal.ts'
import type { ScoreRow } from './marking-batch.ts'
import { retakeOf } from './retakes.ts'

/** Columns that few marks have something in: of the others an answer says nothing. */
export type RareColumns = Pick<ScoreRow, 'former_value' | 'retaken_on' | 'is_comment_internal'>

export function withRare(score: Omit<Score, 'retake' | 'is_comment_internal'>, rare: RareColumns): Score {
  const retake = retakeOf(rare)
  return {
    ...score,
    ...(rare.is_comment_internal && { is_comment_internal: true }),
    ...(retake && { retake }),
  }
}
