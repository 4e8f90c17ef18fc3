import type { UploadType } from '#platform/contract/upload-purpose.ts'
import { extensionOf } from '../../rules/file-name.ts'
import { programExtensions } from '../../rules/programs.ts'
import { Flawed } from './flawed.ts'
import { readArchive, type ArchivePart } from './read-archive.ts'

/** Which parts say what an office file is and what it refers to. */
const telling = /\.rels$|^\[Content_Types\]\.xml$|^mimetype$|^META-INF\/manifest\.xml$/i
const officeFolders: readonly (readonly [RegExp, UploadType])[] = [
  [/^word\//, 'word'],
  [/^xl\//, 'sheet'],
  [/^ppt\//, 'slides'],
]
const openDocuments: readonly (readonly [string, UploadType])[] = [
  ['application/vnd.oasis.opendocument.text', 'word'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'sheet'],
  ['application/vnd.oasis.opendocument.presentation', 'slides'],
]
const macros = /vbaProject|vbaData|macrosheets|(^|\/)activeX\/|^(Basic|Scripts)\//i
/** A chart keeps its numbers in a book of its own; anything else within is somebody's file. */
const embedded = /(^|\/)embeddings\/(?!.*\.xlsx$)|oleObject/i
const archives = new Set(['zip', 'rar', '7z', 'gz', 'tgz', 'bz2', 'xz', 'cab', 'iso', 'tar'])

/** References of an office file to what lies elsewhere: a link to be followed is none of them. */
function refersOutside({ name, text }: ArchivePart): boolean {
  if (text === null || !/\.rels$/i.test(name)) return false
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return true
  return [...text.matchAll(/<Relationship\b[^>]*>/gi)].some(
    ([one]) => /TargetMode\s*=\s*["']External["']/i.test(one) && !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(one),
  )
}

/** What an office file or an archive is, by what it holds. */
function typeOf(parts: readonly ArchivePart[]): UploadType {
  const says = parts.find(({ name }) => name === 'mimetype')?.text?.trim()
  const open = openDocuments.find(([mime]) => mime === says)
  if (open) return open[1]
  const isOffice = parts.some(({ name }) => name === '[Content_Types].xml')
  const found = isOffice && officeFolders.find(([folder]) => parts.some(({ name }) => folder.test(name)))
  return found ? found[1] : 'archive'
}

function requirePlainArchive(parts: readonly ArchivePart[]): void {
  const extensions = parts.map(({ name }) => extensionOf(name))
  if (extensions.some((extension) => programExtensions.has(extension))) throw new Flawed('program')
  if (extensions.some((extension) => archives.has(extension))) throw new Flawed('nested')
}

/** Refuses what acts, bears other files, or fetches something from elsewhere. @returns what it is */
export async function examineArchive(bytes: Buffer): Promise<UploadType> {
  const parts = await readArchive(bytes, telling)
  const type = typeOf(parts)
  if (type === 'archive') {
    requirePlainArchive(parts)
    return type
  }
  const told = parts.map(({ text }) => text ?? '')
  if (parts.some(({ name }) => macros.test(name)) || told.some((text) => /macroEnabled/i.test(text)))
    throw new Flawed('macros')
  if (told.some((text) => /encryption-data/.test(text))) throw new Flawed('encrypted')
  if (parts.some(({ name }) => embedded.test(name))) throw new Flawed('embedded')
  if (parts.some(refersOutside)) throw new Flawed('external')
  return type
}
