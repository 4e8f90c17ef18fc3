import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { Flawed } from './flawed.ts'

const [maxEntries, maxUnpackedBytes] = [2_000, 300_000_000]
const encryptedFlag = 1
/** Descriptions of an office file are small; a larger one hides something. */
const maxTextBytes = 4_000_000

/** A part of an archive: its name, and its text where it was wanted. */
export interface ArchivePart {
  name: string
  text: string | null
}

/** Bytes that really come out of a part, whatever its header says; those of a wanted one are kept. */
async function unpack(
  zip: ZipFile,
  entry: Entry,
  left: number,
  isWanted: boolean,
): Promise<{ size: number; kept: Buffer[] }> {
  if (entry.uncompressedSize > left) throw new Flawed('bomb')
  const kept: Buffer[] = []
  let size = 0
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    size += (piece as Buffer).length
    if (size > left) throw new Flawed('bomb')
    if (isWanted && size <= maxTextBytes) kept.push(piece as Buffer)
  }
  if (isWanted && size > maxTextBytes) throw new Flawed('bomb')
  return { size, kept }
}

/**
 * Reads an archive through without keeping more of it than the texts of parts that are `wanted`.
 * @throws Flawed: damaged, locked, or more within than an honest one holds
 */
export async function readArchive(bytes: Buffer, wanted: RegExp): Promise<ArchivePart[]> {
  const zip = await fromBufferPromise(bytes, { validateEntrySizes: true }).catch(() => {
    throw new Flawed('damaged')
  })
  if (zip.entryCount > maxEntries) throw new Flawed('bomb')
  const parts: ArchivePart[] = []
  let left = maxUnpackedBytes
  try {
    for await (const entry of zip.eachEntry()) {
      if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0) throw new Flawed('encrypted')
      const isWanted = wanted.test(entry.fileName)
      const { size, kept } = await unpack(zip, entry, left, isWanted)
      left -= size
      parts.push({ name: entry.fileName, text: isWanted ? Buffer.concat(kept).toString('utf8') : null })
    }
  } catch (error) {
    throw error instanceof Flawed ? error : new Flawed('damaged')
  }
  return parts
}
