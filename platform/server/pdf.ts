import type * as drawing from './draw-pdf.ts'
import type { HandDrawing, PaperBlock, PaperSettings } from './paper.ts'
import type { PaperSpread } from './paper-spread.ts'
import type { PaperTable } from './pdf-table.ts'
import { inThreads } from './threads/in-threads.ts'

const drawPaper = inThreads<typeof drawing>(new URL('draw-pdf.ts', import.meta.url))('drawPaper')

/** A sheet that is being written, from the top down; what does not fit goes to the next one. */
interface Paper {
  text: (text: string) => void
  /** Begins a part of the document, on the page on which what follows begins. */
  heading: (text: string) => void
  /** Keeps `height` points over the whole width for a drawing by hand. */
  draw: (height: number, drawing: HandDrawing) => void
  table: (table: PaperTable) => void
  /** A table too wide for one sheet. */
  spread: (spread: PaperSpread) => void
  /** What follows begins on a new page. */
  page: () => void
}

/**
 * Writes a document: its title, what `fill` puts under it, and the number of each page. `fill` only says what stands there;
 * a thread draws it. @returns bytes of the PDF
 */
export async function writePaper(
  settings: PaperSettings,
  fill: (paper: Paper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const blocks: PaperBlock[] = []
  fill({
    text: (text) => void blocks.push({ kind: 'text', text }),
    heading: (text) => void blocks.push({ kind: 'heading', text }),
    draw: (height, given) => void blocks.push({ kind: 'drawing', height, drawing: given }),
    table: (table) => void blocks.push({ kind: 'table', table }),
    spread: (spread) => void blocks.push({ kind: 'spread', spread }),
    page: () => void blocks.push({ kind: 'page' }),
  })
  // thousands of cells are sent quicker as one text
  return drawPaper(settings, JSON.stringify(blocks))
}
