/** Signs that nobody sees and that hinder comparing: soft hyphens, joiners, marks of direction, of byte order, controls. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?!\s)\p{Cc}/gu

/** A text of a cell without invisible signs, with plain single spaces, and without the `'` that keeps a text a text. */
export const cleanText = (given: string): string =>
  given.toWellFormed().replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim().replace(/^'+/, '')
