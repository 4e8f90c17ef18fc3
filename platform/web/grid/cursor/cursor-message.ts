import { t } from '@lingui/core/macro'
import type { CellQuestion, BlockOutcome, PasteGlance, Refusal } from './blocks.ts'

/**
 * What a person is told at once: why nothing was written, what of a block was not; or asked: whether something in the cell may
 * go for what was typed (`ask`), whether a large block is to be put in (`paste`).
 */
export type CursorMessage<Value = unknown> =
  | { kind: 'refused'; reason: string }
  | { kind: 'block'; written: number; refused: readonly Refusal[]; outside: number }
  | Question<Value>
  | { kind: 'paste'; text: string; glance: PasteGlance }

/** `pending` is written at once by a yes; `rest` is why others of the same block were not written. */
export interface Question<Value> {
  kind: 'ask'
  question: string
  reason: string
  pending: readonly CellQuestion<Value>[]
  rest: readonly Refusal[]
}

/** Asks once for all cells: what is to go in several is said with their number. */
export function questionOf<Value>(
  pending: readonly [CellQuestion<Value>, ...CellQuestion<Value>[]],
  rest: readonly Refusal[],
): Question<Value> {
  const alike = [...Map.groupBy(pending, ({ question }) => question)]
  const said = alike.map(([question, { length }]) =>
    pending.length === 1 ? question : t`${question} Ячеек: ${length}.`,
  )
  return { kind: 'ask', question: said.join(' '), reason: pending[0].reason, pending, rest }
}

/** One reason for all is a refusal; a block that was written whole is no news. */
export function messageOf({
  written,
  refused,
  outside = 0,
}: BlockOutcome & { outside?: number }): Extract<CursorMessage, { kind: 'refused' | 'block' }> | null {
  const [first] = refused
  if (written === 0 && outside === 0 && first && refused.every(({ reason }) => reason === first.reason))
    return { kind: 'refused', reason: first.reason }
  return refused.length + outside > 0 ? { kind: 'block', written, refused, outside } : null
}
