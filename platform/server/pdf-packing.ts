import { deflateSync } from 'node:zlib'

type Bytes = Uint8Array | string
/** What stands in a document by its number; a file of its own is packed as a whole when it ends. */
interface Reference {
  buffer: Uint8Array[]
  compress: boolean
  end: (bytes?: Bytes) => void
}
interface EmbeddedFont {
  font: object
  subset: { glyphs: readonly unknown[]; encode: () => Uint8Array }
  encode: (text: string) => unknown
  embed: () => void
}
/** What of a document is packed here; pdfkit's types leave it out. */
interface InnerDocument {
  _font: EmbeddedFont
  page: { content: Reference }
  ref: (data?: object) => Reference
}

/** A page takes a seventh of the time of the usual level, and a tenth more bytes. */
const level = 2

/** Packs what stands on the document's present page: nothing more is written there. */
export function packPage(document: PDFKit.PDFDocument): void {
  const { content } = (document as unknown as InnerDocument).page
  content.buffer = [deflateSync(Buffer.concat(content.buffer), { level })]
  content.compress = false
}

/** What papers are written with as a rule, from one sign to another: Russian letters, those that Kazakh has beside them, figures, signs. */
const usual = [
  [0x20, 0x40],
  [0x49, 0x49],
  [0x56, 0x56],
  [0x58, 0x58],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x401, 0x401],
  [0x406, 0x406],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x456, 0x456],
  [0x492, 0x493],
  [0x49a, 0x49b],
  [0x4a2, 0x4a3],
  [0x4ae, 0x4b1],
  [0x4ba, 0x4bb],
  [0x4d8, 0x4d9],
  [0x4e8, 0x4e9],
  [0x2013, 0x2014],
  [0x2026, 0x2026],
  [0x20b8, 0x20b8],
  [0x2116, 0x2116],
  [0x2212, 0x2212],
] as const
const usualLetters = usual
  .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, more) => first + more)))
  .join('')

/** The files of each font with the usual letters alone, packed: its letters, and which of them is which. */
const usualFiles = new WeakMap<object, Uint8Array[]>()
const usualSizes = new WeakMap<object, number>()

/** Whether a font holds no more than the usual letters: their numbers in it are those of every document. */
export const isUsual = ({ font, subset }: Pick<EmbeddedFont, 'font' | 'subset'>): boolean =>
  subset.glyphs.length === usualSizes.get(font)

/**
 * Begins the document's present font with the usual letters. In nearly all papers there are no others: what is put of a font into them
 * is the same, and is made once.
 */
export function beginWithUsualLetters(given: PDFKit.PDFDocument): void {
  const document = given as unknown as InnerDocument
  const { _font: inner } = document
  inner.encode(usualLetters)
  usualSizes.set(inner.font, inner.subset.glyphs.length)
  const [embed, encode] = [inner.embed.bind(inner), inner.subset.encode.bind(inner.subset)]
  inner.embed = () => {
    const files = isUsual(inner) ? (usualFiles.get(inner.font) ?? []) : []
    if (isUsual(inner)) usualFiles.set(inner.font, files)
    const [ref, isMade] = [document.ref.bind(document), files.length > 0]
    inner.subset.encode = () => (isMade ? new Uint8Array() : encode())
    let made = 0
    // what has no words of its own here is a file
    document.ref = (data) => {
      if (data !== undefined) return ref(data)
      const [file, place] = [ref({ Filter: 'FlateDecode' }), made++]
      const end = file.end.bind(file)
      file.end = (bytes = '') => end((files[place] ??= deflateSync(bytes)))
      return file
    }
    embed()
    document.ref = ref
  }
}
