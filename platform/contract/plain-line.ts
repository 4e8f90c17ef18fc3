/** Signs that nobody sees and that hinder comparing: soft hyphens, joiners, marks of direction, of byte order, controls. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?!\s)\p{Cc}/gu

/** A text as one line: without invisible signs, with plain single spaces between words and none around. */
export const plainLine = (given: string): string => given.replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim()
