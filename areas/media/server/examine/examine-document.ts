// Looks documents over by their content, in a thread: `examination.ts` is how the server asks for it.
import type { UploadType } from '#platform/contract/upload-purpose.ts'
import type { FileFlaw } from '../../rules/file-flaw.ts'
import { extensionOf } from '../../rules/file-name.ts'
import { programExtensions } from '../../rules/programs.ts'
import { examineArchive } from './examine-archive.ts'
import { examinePdf } from './examine-pdf.ts'
import { Flawed } from './flawed.ts'

const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'tif', 'tiff', 'heic', 'heif', 'avif'])
/** What old office programs write, which look alike by their content. */
const oldOffice: Readonly<Record<string, UploadType>> = {
  doc: 'word',
  dot: 'word',
  xls: 'sheet',
  ppt: 'slides',
  pps: 'slides',
}
/** How sound and video begin. */
const played: readonly (readonly [offset: number, start: string, type: UploadType])[] = [
  [0, 'ID3', 'sound'],
  [0, '\xff\xfb', 'sound'],
  [0, '\xff\xf3', 'sound'],
  [0, 'OggS', 'sound'],
  [8, 'WAVE', 'sound'],
  [4, 'ftypM4A', 'sound'],
  [4, 'ftyp', 'video'],
  [0, '\x1a\x45\xdf\xa3', 'video'],
]
const begins = (bytes: Buffer, start: string, offset = 0): boolean =>
  bytes.toString('latin1', offset, offset + start.length) === start

const [tab, escape, space] = [9, 27, 32]
/** Text in any encoding of one byte or UTF-8: without the bytes that only programs and archives have. */
const isText = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte >= space || (byte >= tab && byte <= 13) || byte === escape)

const says = (bytes: Buffer, name: string): boolean => bytes.includes(Buffer.from(name, 'utf16le'))
/** A file of an old office program: its parts are named in two bytes a letter. */
function examineOldOffice(bytes: Buffer, extension: string): UploadType {
  if (says(bytes, 'EncryptedPackage')) throw new Flawed('encrypted')
  if (says(bytes, '_VBA_PROJECT') || says(bytes, 'Macros')) throw new Flawed('macros')
  const type = oldOffice[extension]
  if (type === undefined) throw new Flawed('type')
  return type
}

async function typeOf(bytes: Buffer, extension: string): Promise<UploadType> {
  if (begins(bytes, '%PDF-')) {
    examinePdf(bytes)
    return 'pdf'
  }
  if (begins(bytes, 'PK\x03\x04')) return examineArchive(bytes)
  if (begins(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return examineOldOffice(bytes, extension)
  if (begins(bytes, '{\\rtf')) {
    if (/\\(objdata|objocx|object)\b/.test(bytes.toString('latin1'))) throw new Flawed('embedded')
    return 'word'
  }
  const sound = played.find(([offset, start]) => begins(bytes, start, offset))
  if (sound) return sound[2]
  if (!isText(bytes)) throw new Flawed('type')
  return 'text'
}

/**
 * What a document is that is no picture, by its content; or what is wrong with it.
 * @param given as a purpose takes them; @param name as the giver calls it
 */
export async function examineDocument(
  given: Uint8Array,
  name: string,
  types: readonly UploadType[],
): Promise<{ type: UploadType } | { flaw: FileFlaw }> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const extension = extensionOf(name)
  try {
    if (pictures.has(extension)) throw new Flawed('not_picture')
    if (programExtensions.has(extension)) throw new Flawed('program')
    const type = await typeOf(bytes, extension)
    return types.includes(type) ? { type } : { flaw: 'type' }
  } catch (error) {
    if (error instanceof Flawed) return { flaw: error.flaw }
    throw error
  }
}
