import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureWidths } from '../contract/media.ts'

const shelf = (folder: string, stem: string) => path.join(folder, stem.slice(0, 2))
const place = (folder: string, stem: string, width: number) => path.join(shelf(folder, stem), `${stem}-${width}.webp`)

export async function storePictures(
  folder: string,
  stem: string,
  pictures: ReadonlyMap<number, Buffer>,
): Promise<void> {
  await mkdir(shelf(folder, stem), { recursive: true, mode: 0o700 })
  for (const [width, bytes] of pictures) await writeFile(place(folder, stem, width), bytes, { mode: 0o600 })
}

/** Null where there is no such picture. */
export async function readStored(folder: string, stem: string, width: number): Promise<Buffer | null> {
  try {
    return await readFile(place(folder, stem, width))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export async function removeStored(folder: string, stem: string): Promise<void> {
  for (const width of pictureWidths) await rm(place(folder, stem, width), { force: true })
}

/** Stems of files last written before a moment, in milliseconds. */
export async function storedBefore(folder: string, moment: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const stems = new Set<string>()
  for (const entry of entries) {
    const stem = /^([0-9a-f-]{36})-\d+\.webp$/.exec(entry.name)?.[1]
    if (stem === undefined) continue
    const { mtimeMs } = await stat(path.join(entry.parentPath, entry.name))
    if (mtimeMs < moment) stems.add(stem)
  }
  return [...stems]
}
