import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** @returns {string} the stamp a finished step left in `file`, empty when there is none */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** @returns {string} sha-256 over names and contents of all files at `places` that `counts` lets through */
export function contentStamp(places, counts = () => true) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesAt).filter(counts).sort(byName)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesAt(at) {
  if (!existsSync(at)) return []
  if (statSync(at).isFile()) return [at]
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

function byName(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
