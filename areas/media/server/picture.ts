import sharp from 'sharp'
import { refuse } from '#platform/server/refusal.ts'
import { pictureWidths } from '../contract/media.ts'

const mostPixels = 40_000_000
const notAPicture = 'Это не фотография: подойдут JPEG, PNG и WebP'
// a small server draws one picture at a time and keeps none in memory
sharp.concurrency(1)
sharp.cache(false)

/** Whether bytes begin as JPEG, PNG or WebP do: nothing else, an SVG or an archive, ever reaches the decoder. */
const beginsAsPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')

async function sizeOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

/**
 * Draws a photo anew in all kept widths, turned as it was taken and without what a camera writes beside it; a small one is
 * not enlarged. What is no picture, or has too many pixels, is 422 at the field.
 */
export async function drawPictures(bytes: unknown, field: string): Promise<Map<number, Buffer>> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw refuse(field, 'Приложите файл')
  if (!beginsAsPicture(bytes)) throw refuse(field, notAPicture)
  const pixels = await sizeOf(bytes).catch(() => null)
  if (pixels === null) throw refuse(field, notAPicture)
  if (pixels > mostPixels) throw refuse(field, 'Слишком большая картинка: не больше 40 мегапикселей')
  const drawn = new Map<number, Buffer>()
  for (const width of pictureWidths) {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: width, fit: width < 1024 ? 'cover' : 'inside', withoutEnlargement: width >= 1024 })
      .webp({ quality: 82 })
    const drawing = await picture.toBuffer().catch(() => null)
    if (drawing === null) throw refuse(field, notAPicture)
    drawn.set(width, drawing)
  }
  return drawn
}
