import { plainLine } from '#platform/contract/plain-line.ts'

/** A text of a cell as one line, without the `'` that keeps a text a text. */
export const cleanText = (given: string): string => plainLine(given.toWellFormed()).replace(/^'+/, '')
