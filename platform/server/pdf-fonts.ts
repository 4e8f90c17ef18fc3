import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'
import { beginWithUsualLetters } from './pdf-packing.ts'

const require = createRequire(import.meta.url)
/** The fonts of papers, as a document knows them: letters of Kazakh and the sign of the tenge are in them. */
export const paperFonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
}

/** Letters that lean: most papers have none, so a document that has them asks for them by `registerLeaningFonts`. */
export const leaningFonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold_Italic/NotoSans_600SemiBold_Italic.ttf'),
}

const read = new Map<string, Font>()
function fontOf(file: string): Font {
  const known = read.get(file)
  if (known) return known
  const font = create(readFileSync(file)) as Font
  // a glyph remembers for all documents of which letter it was first asked; asked as a part of another («Y» of «Ү») of none, and
  // that letter could not be copied out of the next paper
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  rememberWords(font)
  read.set(file, font)
  return font
}

const maxWords = 10_000
/** Both fonts are drawn in the unit in which a document places letters. */
const unitsOfDocument = 1000

/** Keeps how words are set: the next paper says the same, and finding it takes longer than drawing them. */
function rememberWords(font: Font): void {
  // a document scales what it is given where it stands
  if (font.unitsPerEm !== unitsOfDocument) throw new Error(`${font.postscriptName} has another unit than documents`)
  const setWord = font.layout.bind(font)
  const words = new Map<string, GlyphRun>()
  font.layout = (word, ...features) => {
    if (features.some((feature) => feature !== undefined)) return setWord(word, ...features)
    const known = words.get(word)
    if (known) return known
    if (words.size >= maxWords) words.clear()
    const run = setWord(word)
    // summed up anew whenever it is asked, else
    Object.defineProperty(run, 'advanceWidth', { value: run.advanceWidth })
    words.set(word, run)
    return run
  }
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font, family: string): this
    }
  }
}

/**
 * Gives a document the fonts of papers. They are read once for all documents: reading them takes ten times as long as writing
 * a page. Under the name of the font itself a table finds it again for each cell.
 */
export const registerPaperFonts = (document: PDFKit.PDFDocument): void => register(document, paperFonts)
/** The same for those that lean. */
export const registerLeaningFonts = (document: PDFKit.PDFDocument): void => register(document, leaningFonts)

function register(document: PDFKit.PDFDocument, files: Readonly<Record<string, string>>): void {
  for (const file of Object.values(files)) {
    const font = fontOf(file)
    document.registerFont(file, font, font.postscriptName)
    beginWithUsualLetters(document.font(file))
  }
}
