/** Rich text on the server: its pictures, and papers made of it. It has no calls and no tables of its own. */
export { letterHead } from './letter-head.ts'
export { paperHtml } from './draw/write-html.ts'
export { pictureLinks, readPictures, takePictures } from './pictures.ts'
export { renderPaper, renderPapers } from './render-paper.ts'
export { textDifferences, type Difference } from './text-differences.ts'
