import type { AppContext } from '#platform/server/app-context.ts'
import { inThreads } from '#platform/server/threads/in-threads.ts'
import type { Paper } from '../contract/paper.ts'
import type * as drawing from './draw/draw-papers.ts'
import type * as writing from './draw/write-docx.ts'
import { readPictures } from './pictures.ts'

const drawPapers = inThreads<typeof drawing>(new URL('draw/draw-papers.ts', import.meta.url))('drawPapers')
const writeDocx = inThreads<typeof writing>(new URL('draw/write-docx.ts', import.meta.url))('writeDocx')

type Context = Pick<AppContext, 'db' | 'media' | 'publicUrl'>

/**
 * Papers in one file, each with its own numbers of pages: a PDF, or a DOCX for Word. They are drawn in threads, in the asker's turn.
 * A letter takes `paperHtml`. @returns bytes; the same words stand in both
 */
export async function renderPapers(
  context: Context,
  papers: readonly Paper[],
  form: 'pdf' | 'docx',
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = papers.flatMap((paper) => paper.texts.map(({ text }) => text))
  const given = { origin: context.publicUrl, pictures: await readPictures(context, texts) }
  return form === 'pdf' ? drawPapers(papers, given) : writeDocx(papers, given)
}
/** One paper, see `renderPapers`. */
export const renderPaper = (context: Context, paper: Paper, form: 'pdf' | 'docx'): Promise<Uint8Array<ArrayBuffer>> =>
  renderPapers(context, [paper], form)
