import type { BlockOutcome, Refusal } from './blocks.ts'

/** What a person is told at once: why nothing was written, or what of a block was not. */
export type CursorMessage =
  | { kind: 'refused'; reason: string }
  | { kind: 'block'; written: number; refused: readonly Refusal[]; outside: number }

/** One reason for all is a refusal; a block that was written whole is no news. */
export function messageOf({
  written,
  refused,
  outside = 0,
}: BlockOutcome & { outside?: number }): CursorMessage | null {
  const [first] = refused
  if (written === 0 && outside === 0 && first && refused.every(({ reason }) => reason === first.reason))
    return { kind: 'refused', reason: first.reason }
  return refused.length + outside > 0 ? { kind: 'block', written, refused, outside } : null
}
