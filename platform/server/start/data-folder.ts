import { createHash, randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** Folder of this copy of the program. */
export const programFolder = realpathSync(path.join(import.meta.dirname, '../../..'))

/** Where data lie unless DATA_DIR says otherwise: a folder for each copy of the program, outside of it. */
export function defaultDataFolder(): string {
  const own = createHash('sha256').update(programFolder).digest('hex').slice(0, 12)
  const shared = process.getuid?.() === 0 ? '/var/lib' : path.join(os.homedir(), '.local/share')
  return path.join(shared, 'shanyraq', own)
}

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

/** The secret of this installation, made at the first start; whole or not at all, readable by us only. */
export function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    try {
      linkSync(unfinished, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // otherwise another start was quicker
    } finally {
      rmSync(unfinished)
    }
  }
  return readFileSync(file, 'utf8')
}
