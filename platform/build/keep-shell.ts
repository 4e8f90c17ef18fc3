import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const kept = /\.(js|css|html|woff2|svg|webmanifest)$/
const worker = 'sw.js'

const sumOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Addresses of what the worker keeps of a built folder, each with its version. */
export function filesToKeep(folder: string): [address: string, version: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => kept.test(name) && name !== worker)
    .toSorted()
    .map((name) => [`/${name}`, sumOf(readFileSync(path.join(folder, name)))])
}

/**
 * The worker's text for these files; the same files make the same text.
 * @param documents paths of pages that the server writes itself
 */
export function writeWorker(files: readonly [string, string][], documents: readonly string[] = []): string {
  const template = readFileSync(path.join(import.meta.dirname, 'shell-worker.js'), 'utf8')
  const list = JSON.stringify(files)
  const pages = JSON.stringify(documents)
  return template
    .replace('VERSION_HERE', sumOf(list + pages + template))
    .replace('FILES_HERE', () => list)
    .replace('DOCUMENTS_HERE', () => pages)
}

/** Puts the worker of the shell beside what was built. @param documents paths of pages that the server writes itself */
export function keepShell(documents: readonly string[]): Plugin {
  let folder = ''
  return {
    name: 'keep-shell',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      // a build that failed has no shell
      if (existsSync(path.join(folder, 'index.html')))
        writeFileSync(path.join(folder, worker), writeWorker(filesToKeep(folder), documents))
    },
  }
}
