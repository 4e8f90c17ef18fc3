import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import { extensionOf } from '../rules/file-name.ts'
import { beginsAsPicture, redrawPicture } from './picture.ts'

/** Bytes as they are kept and their type by content; what a browser does not show is plain bytes. */
export interface Document {
  bytes: Uint8Array
  mime: string
}
const plainBytes = 'application/octet-stream'
const unfit = msg`Такой файл приложить нельзя: подойдут PDF, картинки, документы, таблицы, презентации, текст, звук, видео и архив ZIP`
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'tif', 'tiff', 'heic', 'heif', 'avif'])
const programs = new Set(
  'exe msi bat cmd com scr pif ps1 vbs vbe js jse mjs wsf wsh hta jar apk lnk reg sh url scf cpl'.split(' '),
)

/** How files begin that are taken as they are: of Office old and new, RTF, ZIP, sound, video. */
const beginnings: readonly (readonly [offset: number, bytes: string])[] = [
  [0, 'PK\x03\x04'],
  [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  [0, 'ID3'],
  [0, '\xff\xfb'],
  [0, '\xff\xf3'],
  [0, 'OggS'],
  [0, '\x1a\x45\xdf\xa3'],
  [4, 'ftyp'],
  [8, 'WAVE'],
]
const beginsAsKnown = (bytes: Buffer): boolean =>
  beginnings.some(([offset, start]) => bytes.toString('latin1', offset, offset + start.length) === start)

const [tab, escape, space] = [9, 27, 32]
/** Text in any encoding of one byte or UTF-8: without the bytes that only programs and archives have. */
const isText = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte >= space || (byte >= tab && byte <= 13) || byte === escape)

/**
 * What a person gives as a document, checked by its content: a picture is drawn anew, a PDF is known to be one, all else is
 * bytes that no browser will run. What is empty, a program, or a picture by name only is 422 at the field.
 */
export async function readDocument(given: unknown, name: string, field: string): Promise<Document> {
  if (!Buffer.isBuffer(given)) throw refuse(field, msg`Приложите файл`)
  if (given.length === 0) throw refuse(field, msg`Файл пустой`)
  if (beginsAsPicture(given)) return redrawPicture(given, field)
  const extension = extensionOf(name)
  if (pictures.has(extension)) throw refuse(field, msg`Это не картинка, хотя так названо: подойдут JPEG, PNG и WebP`)
  if (given.toString('latin1', 0, 5) === '%PDF-') return { bytes: given, mime: 'application/pdf' }
  if (programs.has(extension) || !(beginsAsKnown(given) || isText(given))) throw refuse(field, unfit)
  return { bytes: given, mime: plainBytes }
}
