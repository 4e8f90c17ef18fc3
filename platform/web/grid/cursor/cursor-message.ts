import type { CellInput } from '../cells/sheet.ts'
import type { BlockOutcome, PasteGlance, Refusal } from './blocks.ts'

/**
 * What a person is told at once: why nothing was written, what of a block was not; or asked: whether something in the cell may
 * go for what was typed (`ask`), whether a large block is to be put in (`paste`).
 */
export type CursorMessage<Value = unknown> =
  | { kind: 'refused'; reason: string }
  | { kind: 'block'; written: number; refused: readonly Refusal[]; outside: number }
  | { kind: 'ask'; question: string; reason: string; input: CellInput<Value> }
  | { kind: 'paste'; text: string; glance: PasteGlance }

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
