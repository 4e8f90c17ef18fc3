import sharp from 'sharp'
import { msg, type Text } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import { pictureWidths, planWidth, type PictureWidth } from '../contract/media.ts'

/** Both sides of a picture given as a document: enough to read a page of a textbook. */
const longestSide = 2_560
const maxPixels = 40_000_000
const notAPicture = msg`Это не фотография: подойдут JPEG, PNG и WebP`
// a small server draws one picture at a time and keeps none in memory
sharp.concurrency(1)
sharp.cache(false)

/** Whether bytes begin as JPEG, PNG or WebP do: nothing else, an SVG or an archive, ever reaches the decoder. */
export const beginsAsPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()

async function sizeOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

/** A picture that can't be read, or has too many pixels, is 422 at the field. */
async function requirePixels(bytes: Buffer, field: string): Promise<void> {
  const pixels = await sizeOf(bytes).catch(() => null)
  if (pixels === null) throw refuse(field, notAPicture)
  if (pixels > maxPixels) throw refuse(field, msg`Слишком большая картинка: не больше 40 мегапикселей`)
}

/** A picture in its own format, drawn anew, turned as it was taken and without what a camera writes beside it. */
export async function redrawPicture(bytes: Buffer, field: string): Promise<{ bytes: Buffer; mime: string }> {
  await requirePixels(bytes, field)
  const drawing = await opened(bytes)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (drawing === null) throw refuse(field, notAPicture)
  return { bytes: drawing.data, mime: `image/${drawing.info.format}` }
}

/**
 * Draws a photo anew in all kept widths, turned as it was taken and without what a camera writes beside it; a small one is
 * not enlarged. What is no picture, or has too many pixels, is 422 at the field.
 */
export async function drawPictures(bytes: unknown, field: string): Promise<Map<PictureWidth, Buffer>> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw refuse(field, msg`Приложите файл`)
  if (!beginsAsPicture(bytes)) throw refuse(field, notAPicture)
  await requirePixels(bytes, field)
  const drawn = new Map<PictureWidth, Buffer>()
  for (const width of pictureWidths) {
    const picture = opened(bytes)
      .resize({ width, height: width, fit: width < 1024 ? 'cover' : 'inside', withoutEnlargement: width >= 1024 })
      .webp({ quality: 82 })
    const drawing = await picture.toBuffer().catch(() => null)
    if (drawing === null) throw refuse(field, notAPicture)
    drawn.set(width, drawing)
  }
  return drawn
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
export async function drawPlan(bytes: unknown, field: string): Promise<Buffer> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw refuse(field, msg`Приложите файл`)
  if (!beginsAsPicture(bytes)) throw refuse(field, planObjection(bytes))
  await requirePixels(bytes, field)
  const drawing = await opened(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: planWidth, height: planWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer()
    .catch(() => null)
  if (drawing === null) throw refuse(field, notAPicture)
  return drawing
}
