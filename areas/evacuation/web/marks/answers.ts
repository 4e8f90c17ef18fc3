import type { MarkStatus } from '../../rules/words.ts'

/** What can be said of a person with one tap, in the order of the buttons and of the keys 1 to 4. */
export const answers = ['present', 'missing', 'help', 'away'] as const satisfies readonly MarkStatus[]
export type GivenAnswer = (typeof answers)[number]
