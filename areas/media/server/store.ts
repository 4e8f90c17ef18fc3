import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { msg } from '#platform/contract/text.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { pictureWidths, planWidth, type PictureWidth } from './picture-widths.ts'

/** Under one stem lies a photo in its widths, a plan, or a document whole. */
type Part = `${PictureWidth | typeof planWidth}.webp` | 'whole.bin'
export const partOf = (width: PictureWidth | typeof planWidth): Part => `${width}.webp`
export const wholePart: Part = 'whole.bin'
const parts: readonly Part[] = [...pictureWidths.map(partOf), partOf(planWidth), wholePart]

const shelf = (folder: string, stem: string) => path.join(folder, stem.slice(0, 2))
const place = (folder: string, stem: string, part: string) => path.join(shelf(folder, stem), `${stem}-${part}`)
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** A disk without room is 507 in words; what was begun is taken away. */
export async function storeParts(folder: string, stem: string, given: ReadonlyMap<Part, Uint8Array>): Promise<void> {
  try {
    await mkdir(shelf(folder, stem), { recursive: true, mode: 0o700 })
    for (const [part, bytes] of given) await writeFile(place(folder, stem, part), bytes, { mode: 0o600 })
  } catch (error) {
    await removeStored(folder, stem)
    if (codeOf(error) !== 'ENOSPC' && codeOf(error) !== 'EDQUOT') throw error
    throw new Refusal(507, msg`На сервере школы кончилось место для файлов: сообщите администратору`)
  }
}

/** Null where there is no such part. */
export async function readStored(folder: string, stem: string, part: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(place(folder, stem, part))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

export async function removeStored(folder: string, stem: string): Promise<void> {
  for (const part of parts) await rm(place(folder, stem, part), { force: true })
}

/** Stems of files last written before a moment, in milliseconds. */
export async function storedBefore(folder: string, moment: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const stems = new Set<string>()
  for (const entry of entries) {
    const stem = /^([0-9a-f-]{36})-(?:\d+\.webp|whole\.bin)$/.exec(entry.name)?.[1]
    if (stem === undefined) continue
    const { mtimeMs } = await stat(path.join(entry.parentPath, entry.name))
    if (mtimeMs < moment) stems.add(stem)
  }
  return [...stems]
}
