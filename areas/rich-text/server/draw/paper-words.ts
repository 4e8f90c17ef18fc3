import type { Paper, PaperLanguage, Signature } from '../../contract/paper.ts'

/** A paper speaks its own language, whoever prints it. */
const pageWords: Record<PaperLanguage, (page: number, count: number) => string> = {
  ru: (page, count) => `стр. ${page} из ${count}`,
  kk: (page, count) => `${count} беттің ${page}-беті`,
}
/** What stands before the number of a page, between it and their count, and after it, where Word puts both in itself. */
export const pageParts = ({ texts }: Paper): [before: string, between: string, after: string] => {
  if (texts.length > 1 || texts[0].language === 'kk') return ['', ' / ', '']
  return ['стр. ', ' из ', '']
}
/** The number of a page; of a paper in both languages in figures alone. */
export function pageNumber({ texts }: Paper, page: number, count: number): string {
  const [first, second] = texts
  return second === undefined ? pageWords[first.language](page, count) : `${page} / ${count}`
}

/** What stands under a signature's line, in small letters. */
export const underSignature = ({ date, onBehalf }: Signature): string[] =>
  [onBehalf, date].filter((line) => line !== null && line !== '') as string[]

/** A picture that is lost, or is not shown here. */
export const pictureWords = (alt: string): string => (alt === '' ? '' : `[${alt}]`)
/** Where a link leads: an own page by the school's address. */
export const wholeAddress = (origin: string, href: string): string => (href.startsWith('/') ? `${origin}${href}` : href)
