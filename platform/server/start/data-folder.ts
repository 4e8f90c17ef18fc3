import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** Makes the folder unless it is there; under root others may pass through it to what is theirs. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  } catch (error) {
    accessSync(nearestExisting(folder), constants.W_OK) // names the cause where mkdir says only that nothing is there
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new StartRefusal(`Здесь лежит файл, а не папка: ${folder}. Укажите другую папку в DATA_DIR.`)
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestExisting(path.dirname(folder))
}

const megabyte = 1024 * 1024

/** @throws StartRefusal when the disk of the folder has less room */
export function requireRoom(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= megabytes * megabyte) return
  throw new StartRefusal(
    `На диске мало места: в ${folder} нужно не меньше ${megabytes} МБ. Освободите место или укажите другую папку в DATA_DIR.`,
  )
}
