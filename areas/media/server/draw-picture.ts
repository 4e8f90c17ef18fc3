// Draws pictures, in a thread: `picture.ts` is how the server asks for them.
import sharp, { type Sharp } from 'sharp'
import { pictureWidths, planWidth, type PictureWidth } from './picture-widths.ts'

/** Both sides of a picture given as a document: enough to read a page of a textbook. */
const maxSide = 2_560
const maxPixels = 40_000_000
// a small server draws one picture at a time and keeps none in memory
sharp.concurrency(1)
sharp.cache(false)

/** Why a picture is not drawn. */
export interface PictureFlaw {
  flaw: 'unreadable' | 'too many pixels'
}
type Bytes = Uint8Array<ArrayBuffer>
const unreadable: PictureFlaw = { flaw: 'unreadable' }

const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()

/** What is wrong with the picture before anything of it is drawn; null where nothing is. */
async function flawOf(bytes: Uint8Array): Promise<PictureFlaw | null> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (size === null) return unreadable
  return size.width * size.height > maxPixels ? { flaw: 'too many pixels' } : null
}

async function drawn(picture: Sharp): Promise<{ bytes: Bytes; format: string } | null> {
  const drawing = await picture.toBuffer({ resolveWithObject: true }).catch(() => null)
  return drawing && { bytes: new Uint8Array(drawing.data), format: drawing.info.format }
}

/** A picture in its own format, drawn anew, turned as it was taken and without what a camera writes beside it. */
export async function redraw(bytes: Uint8Array): Promise<{ bytes: Bytes; mime: string } | PictureFlaw> {
  const flaw = await flawOf(bytes)
  if (flaw) return flaw
  const drawing = await drawn(
    opened(bytes).resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }),
  )
  return drawing ? { bytes: drawing.bytes, mime: `image/${drawing.format}` } : unreadable
}

/** A photo drawn anew in all kept widths, as `redraw` does; a small one is not enlarged. */
export async function drawWidths(bytes: Uint8Array): Promise<Map<PictureWidth, Bytes> | PictureFlaw> {
  const flaw = await flawOf(bytes)
  if (flaw) return flaw
  const widths = new Map<PictureWidth, Bytes>()
  for (const width of pictureWidths) {
    const drawing = await drawn(
      opened(bytes)
        .resize({ width, height: width, fit: width < 1024 ? 'cover' : 'inside', withoutEnlargement: width >= 1024 })
        .webp({ quality: 82 }),
    )
    if (drawing === null) return unreadable
    widths.set(width, drawing.bytes)
  }
  return widths
}

/** The picture of a plan drawn anew, as `redraw` does, on white. */
export async function drawOnWhite(bytes: Uint8Array): Promise<Bytes | PictureFlaw> {
  const flaw = await flawOf(bytes)
  if (flaw) return flaw
  const drawing = await drawn(
    opened(bytes)
      .flatten({ background: '#ffffff' })
      .resize({ width: planWidth, height: planWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 }),
  )
  return drawing ? drawing.bytes : unreadable
}

/** A kept picture as a PNG no larger than a square of `side` pixels, as a data URL; null where it can't be read. */
export async function drawSmall(bytes: Uint8Array, side: number): Promise<string | null> {
  const drawing = await drawn(sharp(bytes).resize({ width: side, height: side, fit: 'inside' }).png())
  return drawing && `data:image/png;base64,${Buffer.from(drawing.bytes).toString('base64')}`
}

/** A kept picture as a paper bears it: a JPEG on white, with its size in pixels; null where it can't be read. */
export async function drawForPaper(bytes: Uint8Array): Promise<{ bytes: Bytes; width: number; height: number } | null> {
  const picture = sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality: 85 })
  const drawing = await picture.toBuffer({ resolveWithObject: true }).catch(() => null)
  return drawing && { bytes: new Uint8Array(drawing.data), width: drawing.info.width, height: drawing.info.height }
}

/** A drawing of ours as a PNG: what people give is never read as SVG. */
export const drawSvg = async (svg: string): Promise<Bytes> =>
  new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer())
