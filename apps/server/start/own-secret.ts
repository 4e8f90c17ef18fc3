import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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
