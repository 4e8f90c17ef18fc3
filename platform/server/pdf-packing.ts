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

/** Where pages are put together, one after the other. */
let scratch = Buffer.alloc(0)
/** What lies outside of a thread's heap is given back when all of it is looked through: what pages leave there makes that frequent. */
function together(pieces: readonly Uint8Array[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (length > scratch.length) scratch = Buffer.allocUnsafeSlow(2 * length)
  let end = 0
  for (const piece of pieces) {
    scratch.set(piece, end)
    end += piece.length
  }
  return scratch.subarray(0, end)
}
/** A packed page takes some of these; most of a larger one would be left empty. */
const chunkSize = 4_096

/** Packs what stands on the document's present page: nothing more is written there. */
export function packPage(document: PDFKit.PDFDocument): void {
  const { content } = (document as unknown as InnerDocument).page
  content.buffer = [deflateSync(together(content.buffer), { level, chunkSize })]
  content.compress = false
}

/** What papers are written with as a rule, by Unicode: Russian letters, those that Kazakh has beside them, figures, signs. */
const usual =
  '20-40 49 56 58 5f ab b7 bb d7 401 406 410-44f 451 456 492-493 49a-49b 4a2-4a3 4ae-4b1 4ba-4bb 4d8-4d9 4e8-4e9 2003 2013-2014 2026 20b8 2116 2212'
const usualLetters = usual.replaceAll(/(\w+)(?:-(\w+))? ?/g, (_, first: string, last = first) => {
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_one, more) => from + more))
})

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
