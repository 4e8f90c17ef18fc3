import { diffArrays } from 'diff'
import type { RichText } from '../rules/nodes.ts'
import { plainText } from '../rules/plain-text.ts'

/** A run of words that stand in both texts, were taken out, or came. */
export interface Difference {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Texts further apart are shown as one replaced by the other: finding more would hold up whoever asks. */
const maxSteps = 1_000
const maxMs = 300
/** Words, what parts them, and ends of lines. */
const tokensOf = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? []

/** What differs in the words of two texts, in their order; a line's end is a word too. */
export function textDifferences(before: RichText, after: RichText): Difference[] {
  const [was, is] = [plainText(before), plainText(after)]
  const found = diffArrays(tokensOf(was), tokensOf(is), { maxEditLength: maxSteps, timeout: maxMs })
  if (found === undefined)
    return [
      { kind: 'removed', text: was },
      { kind: 'added', text: is },
    ]
  return found.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
