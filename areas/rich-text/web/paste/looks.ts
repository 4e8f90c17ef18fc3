import type { Dropped } from './dropped.ts'

/** Colours that say nothing: what a program writes for plain text. */
const plainColours =
  /^(black|windowtext|auto|inherit|initial|transparent|white|none|#000(000)?|#fff(fff)?|rgb\(0, ?0, ?0\)|rgb\(255, ?255, ?255\)|currentcolor)$/i

/** The name of an element, small, with the prefix that Word gives its own. */
export const tagOf = ({ tagName }: Element): string => tagName.toLowerCase()

type Styles = Readonly<Record<string, string>>
const tag = /<[a-z][^<>]*>/gi
const style = /\sstyle\s*=/gi
/**
 * HTML whose looks stand beside: a page that lets no styles in applies none of what it reads either, and tells of each. What an
 * element's `style` says is read by `stylesOf`.
 */
export const withoutStyles = (html: string): string =>
  html.replaceAll(tag, (one) => one.replaceAll(style, ' data-given-style='))

/** What an element's style says, as it is written: browsers leave out what they do not know, Word's own words among it. */
export const styleOf = (element: Element): string => element.getAttribute('data-given-style') ?? ''
export function stylesOf(element: Element): Styles {
  const given = styleOf(element)
  const pairs = given.split(';').map((pair) => {
    const at = pair.indexOf(':')
    return [
      pair.slice(0, at).trim().toLowerCase(),
      pair
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    ] as const
  })
  return Object.fromEntries(pairs.filter(([name]) => name !== ''))
}

/** Marks of an element, outer first, by their tags. */
const tagMarks: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
}

/** The marks that an element gives to what stands in it. */
export function marksOf(element: Element): string[] {
  const styles = stylesOf(element)
  const weight = styles['font-weight'] ?? ''
  const own = tagMarks[tagOf(element)]
  // a document of Google stands in a bold that is none
  const marks = own === undefined || (own === 'strong' && /^(normal|400)$/.test(weight)) ? [] : [own]
  if (/^(bold|bolder|[6-9]00)$/.test(weight)) marks.push('strong')
  if (/^(italic|oblique)/.test(styles['font-style'] ?? '')) marks.push('em')
  const line = `${styles['text-decoration'] ?? ''} ${styles['text-decoration-line'] ?? ''} ${styles['text-underline'] ?? ''}`
  if (/underline|single/.test(line) && tagOf(element) !== 'a') marks.push('u')
  if (line.includes('line-through')) marks.push('s')
  if (styles['vertical-align'] === 'super') marks.push('sup')
  if (styles['vertical-align'] === 'sub') marks.push('sub')
  return marks
}

/** Counts the looks of an element that are not taken over. */
export function countLooks(element: Element, dropped: Dropped): void {
  const styles = stylesOf(element)
  const colours = [styles['color'], styles['background'], styles['background-color'], element.getAttribute('color')]
  if (colours.some((colour) => colour !== undefined && colour !== null && colour !== '' && !plainColours.test(colour)))
    dropped.colours++
  if (styles['font-family'] !== undefined || styles['font-size'] !== undefined || tagOf(element) === 'font')
    dropped.fonts++
}

/** How the lines of a block stand; null: as usual. */
export function alignOf(element: Element): string | null {
  const given = stylesOf(element)['text-align'] ?? element.getAttribute('align') ?? ''
  return /^(center|right|justify)$/.test(given) ? given : null
}
