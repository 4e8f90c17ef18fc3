import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)
/** The fonts of papers, as a document knows them: letters of Kazakh and the sign of the tenge are in them. */
export const paperFonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
}

const read = new Map<string, Font>()
function fontOf(file: string): Font {
  const known = read.get(file)
  if (known) return known
  const font = create(readFileSync(file)) as Font
  // a glyph remembers for all documents of which letter it was first asked; asked as a part of another («Y» of «Ү») of none, and
  // that letter could not be copied out of the next paper
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  read.set(file, font)
  return font
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
export function registerPaperFonts(document: PDFKit.PDFDocument): void {
  for (const file of Object.values(paperFonts)) {
    const font = fontOf(file)
    document.registerFont(file, font, font.postscriptName)
  }
}
