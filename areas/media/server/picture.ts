import { msg, type Text } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import { inThreads } from '#platform/server/threads/in-threads.ts'
import type * as drawing from './draw-picture.ts'
import type { PictureFlaw } from './draw-picture.ts'
import type { PictureWidth } from './picture-widths.ts'

const inThread = inThreads<typeof drawing>(
  new URL('draw-picture.ts', import.meta.url),
  () => import('./hold-library.ts'),
)
/** A picture in its own format, drawn anew, turned as it was taken and without what a camera writes beside it; or why it can't be. */
export const redraw = inThread('redraw')
const drawWidths = inThread('drawWidths')
const drawOnWhite = inThread('drawOnWhite')
/** A kept picture as a PNG no larger than a square of `side` pixels, as a data URL; null where it can't be read. */
export const drawSmall = inThread('drawSmall')
/** A kept picture as a paper bears it: a JPEG with its size; null where it can't be read. */
export const drawForPaper = inThread('drawForPaper')
/** A drawing of ours as a PNG. */
export const drawSvg = inThread('drawSvg')

const notAPicture = msg`Это не фотография: подойдут JPEG, PNG и WebP`
const missing = msg`Приложите файл`

/** Whether bytes begin as JPEG, PNG or WebP do: nothing else, an SVG or an archive, ever reaches the decoder. */
export const beginsAsPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')

/** A picture that can't be read, or has too many pixels, is 422 at the field. */
function requireDrawn<T extends object>(drawn: T | PictureFlaw, field: string): T {
  if (!('flaw' in drawn)) return drawn
  if (drawn.flaw === 'unreadable') throw refuse(field, notAPicture)
  throw refuse(field, msg`Слишком большая картинка: не больше 40 мегапикселей`)
}

/**
 * Draws a photo anew in all kept widths, turned as it was taken and without what a camera writes beside it; a small one is
 * not enlarged. What is no picture, or has too many pixels, is 422 at the field.
 */
export async function drawPictures(bytes: unknown, field: string): Promise<Map<PictureWidth, Uint8Array>> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw refuse(field, missing)
  if (!beginsAsPicture(bytes)) throw refuse(field, notAPicture)
  return requireDrawn(await drawWidths(bytes), field)
}

/** What else people take for the picture of a plan, by how it begins, and what to do. */
function planObjection(bytes: Buffer): Text {
  const start = bytes.toString('utf8', 0, 1_000).trimStart().toLowerCase()
  if (start.startsWith('%pdf-')) return msg`Это PDF: сохраните страницу как картинку JPEG или PNG и загрузите её`
  if (start.startsWith('<') && start.includes('<svg'))
    return msg`Чертёж SVG загрузить нельзя: сохраните его как картинку PNG и загрузите её`
  return msg`Это не картинка: подойдут JPEG, PNG и WebP`
}

/** Draws the picture of a plan anew, as a photo is drawn. What is none is 422 at the field, in words. */
export async function drawPlan(bytes: unknown, field: string): Promise<Uint8Array> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw refuse(field, missing)
  if (!beginsAsPicture(bytes)) throw refuse(field, planObjection(bytes))
  return requireDrawn(await drawOnWhite(bytes), field)
}
