import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Folder of this copy of the program. */
export const programFolder = realpathSync(path.join(import.meta.dirname, '../../..'))

/** Where data lie unless DATA_DIR says otherwise: a folder for each copy of the program, outside of it. */
export function defaultDataFolder(): string {
  const own = createHash('sha256').update(programFolder).digest('hex').slice(0, 12)
  const shared = process.getuid?.() === 0 ? '/var/lib' : path.join(os.homedir(), '.local/share')
  return path.join(shared, 'shanyraq', own)
}
