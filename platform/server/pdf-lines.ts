import type { Box } from './pdf-grid.ts'
import { isUsual } from './pdf-packing.ts'

interface Glyph {
  advanceWidth: number
  xAdvance: number
  xOffset: number
  yOffset: number
}
/** A font as a document holds it: `encode` answers the numbers of glyphs in it, in hex, and where they stand, in thousandths. */
interface InnerFont {
  id: string
  font: object
  subset: { glyphs: readonly unknown[]; encode: () => Uint8Array }
  ascender: number
  ref: () => unknown
  encode: (text: string) => [codes: string[], places: Glyph[]]
}
type DrawLine = (line: string, options: { textWidth?: number }) => void
/** What of a document its lines are written with; pdfkit's types leave it out. */
interface InnerDocument {
  _font: InnerFont
  _fontSize: number
  page: { fonts: Record<string, unknown>; height: number }
  addContent: (operations: Uint8Array) => void
  _text: (text: string, x: number, y: number, options: object, drawLine: DrawLine) => void
}
export type Align = 'left' | 'right' | 'center'

/** Hundredths of a point are finer than any printer. */
export const inPoints = (value: number): number => Math.round(value * 100) / 100

/** What a string of a page can't hold as it is. */
const unsafe = /[()\\\r]/g
/** Letters as a string of bytes, two for each: half of what pdfkit's hex takes to be put together and packed. */
function stringOf(hex: string): string {
  const bytes = Buffer.from(hex, 'hex').toString('latin1')
  return `(${bytes.replaceAll(unsafe, (sign) => (sign === '\r' ? String.raw`\r` : `\\${sign}`))})`
}

/** Letters of a word and what they are moved by; null where one stands off the line, as signs over letters do. */
function lettersOfWord(font: InnerFont, word: string): string | null {
  const [codes, places] = font.encode(word)
  let [letters, run] = ['', '']
  for (const [index, { xAdvance, advanceWidth, xOffset, yOffset }] of places.entries()) {
    if (xOffset !== 0 || yOffset !== 0) return null
    run += codes[index] ?? ''
    if (xAdvance === advanceWidth) continue
    letters += `${stringOf(run)}${inPoints(advanceWidth - xAdvance)}`
    run = ''
  }
  return run === '' ? letters : letters + stringOf(run)
}

/** A line of a text that is broken, as pdfkit breaks it, and its width. */
interface Part {
  text: string
  width: number
}
/** What is known of the texts of a font. */
interface Known {
  /** Of a text in letters of one point. */
  widths: Map<string, number>
  /** The same of the widest word of a text that may not be broken. */
  words: Map<string, number>
  letters: Map<string, string | null>
  /** Of a text in letters of a size and lines of a width. */
  parts: Map<string, readonly Part[]>
}
const knownOf = new WeakMap<object, Known>()
/** @param font of all documents, or of one: letters beside the usual ones have other numbers in each */
function knownIn(font: object): Known {
  const known = knownOf.get(font)
  if (known) return known
  const fresh: Known = { widths: new Map(), words: new Map(), letters: new Map(), parts: new Map() }
  knownOf.set(font, fresh)
  return fresh
}
const maxKnown = 20_000
/** The next paper says the same words, names of the same people. */
function keep<Value>(known: Map<string, Value>, text: string, value: Value): Value {
  if (known.size >= maxKnown) known.clear()
  known.set(text, value)
  return value
}

/** How wide a text is in one line, in the letters that the document has now. It is measured once: a paper asks again for each size, and to draw it. */
export function lineWidth(given: PDFKit.PDFDocument, text: string): number {
  const { _font: font, _fontSize: size } = given as unknown as InnerDocument
  const { widths } = knownIn(font.font)
  return (widths.get(text) ?? keep(widths, text, given.widthOfString(text) / size)) * size
}

/** A longer one may be broken. */
const shortWord = 8
/** How wide the widest word of a text is that is not broken, in the present letters; without one less than anything. A no-break space is a part of its word. */
export function widestWord(given: PDFKit.PDFDocument, text: string): number {
  const { _font: font, _fontSize: size } = given as unknown as InnerDocument
  const { words } = knownIn(font.font)
  const known = words.get(text)
  if (known !== undefined) return known * size
  const own = text.split(/[ \n]+/).filter(({ length }) => length <= shortWord)
  return keep(words, text, Math.max(-Infinity, ...own.map((word) => lineWidth(given, word) / size))) * size
}

/** The lines of a text, broken where they would be wider than this: to be measured, then to be drawn. */
export function partsOf(given: PDFKit.PDFDocument, text: string, width: number): readonly Part[] {
  const document = given as unknown as InnerDocument
  const { parts } = knownIn(document._font.font)
  const key = `${document._fontSize} ${width} ${text}`
  const known = parts.get(key)
  if (known) return known
  const { x, y } = given
  const found: Part[] = []
  const add: DrawLine = (line, { textWidth = 0 }) => void found.push({ text: line, width: textWidth })
  // without a height the last line of a page might begin another
  document._text(text, x, y, { width, height: Infinity }, add)
  Object.assign(given, { x, y })
  return keep(parts, key, found)
}

/** @param find how they are found where nobody has asked yet; null, too, is found */
function lettersOnce(font: InnerFont, text: string, find: (font: InnerFont, text: string) => string | null) {
  const known = knownIn(font.font).letters.get(text) ?? knownIn(font).letters.get(text)
  if (known !== undefined) return known
  const letters = find(font, text)
  return keep(knownIn(isUsual(font) ? font.font : font).letters, text, letters)
}

/** A line's letters, word by word as pdfkit sets them; null where those of one stand off the line. */
const lettersOf = (font: InnerFont, line: string): string | null =>
  lettersOnce(font, line, () => {
    const words = line.split(/(?<=[ \t])/).map((word) => lettersOnce(font, word, lettersOfWord))
    return words.includes(null) ? null : words.join('')
  })

/**
 * Writes lines of text, each in the letters that the document has at that moment, all with one colour and at once: pdfkit makes a
 * drawing of its own of each, of nine operations, and a page of a table has hundreds. They stand on the present page when `end` is called.
 */
export function lineWriter(given: PDFKit.PDFDocument) {
  const document = given as unknown as InnerDocument
  const { page } = document
  let operations: string[] = []
  let letters = ''
  /** Words of a line's letters; null where they must be drawn one by one. @param rise from its upper edge to its foot */
  const wordsOf = (text: string, placed: (rise: number) => string): string | null => {
    const { _font: font, _fontSize: size } = document
    const shown = lettersOf(font, text)
    if (shown === null) return null
    page.fonts[font.id] ??= font.ref()
    const setting = `/${font.id} ${inPoints(size)} Tf`
    const own = `${setting === letters ? '' : `${setting} `}${placed((font.ascender * size) / 1000)} Tm [${shown}] TJ`
    letters = setting
    return own
  }
  /** One line, its upper left corner at the point. @param within cuts what stands out of it */
  const line = (text: string, x: number, y: number, within?: Box): void => {
    const own = wordsOf(text, (rise) => `1 0 0 1 ${inPoints(x)} ${inPoints(page.height - y - rise)}`)
    if (own === null) given.text(text, x, y, { lineBreak: false })
    else if (within === undefined) operations.push(own)
    else {
      const { x: left, y: top, width, height } = within
      const edges = [left, page.height - top - height, width, height].map(inPoints).join(' ')
      operations.push(`ET q ${edges} re W n BT ${letters} ${own} ET Q BT ${letters}`)
    }
  }
  return {
    line,
    /** One line that is read from below: where it begins, at its left edge. */
    upright(text: string, x: number, y: number): void {
      const own = wordsOf(text, (rise) => `0 1 -1 0 ${inPoints(x + rise)} ${inPoints(page.height - y)}`)
      if (own !== null) return void operations.push(own)
      given.save().rotate(-90, { origin: [x, y] })
      given.text(text, x, y, { lineBreak: false })
      given.restore()
    },
    /** A text in lines of this width, under one another. */
    lines(text: string, { x, y, width }: Omit<Box, 'height'>, { align, lineGap }: { align: Align; lineGap: number }) {
      const step = given.currentLineHeight(true) + lineGap
      for (const [index, part] of partsOf(given, text, width).entries()) {
        const own = align === 'right' ? lineWidth(given, part.text.trimEnd()) : part.width
        const left = align === 'left' ? x : x + (width - own) / (align === 'center' ? 2 : 1)
        line(part.text.replaceAll('\n', ''), left, y + index * step)
      }
    },
    end(): void {
      if (operations.length === 0) return
      given.save().transform(1, 0, 0, -1, 0, page.height)
      document.addContent(Buffer.from(`BT\n${operations.join('\n')}\nET\n`, 'latin1'))
      given.restore()
      operations = []
      letters = ''
    },
  }
}
export type LineWriter = ReturnType<typeof lineWriter>
