import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { audiencesOf, pagesOf, type BuiltChunk } from './audiences.ts'

const kept = /\.(js|css|html|woff2|svg|webmanifest)$/
const worker = 'sw.js'

const sumOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** An address, its version and, of what not everybody needs, the pages that do. */
type KeptFile = readonly [address: string, version: string, pages?: readonly string[]]

/** Addresses of what the worker keeps of a built folder. `audiences` names files of some pages only. */
export function filesToKeep(folder: string, audiences: ReadonlyMap<string, readonly string[]> = new Map()): KeptFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => kept.test(name) && name !== worker)
    .toSorted()
    .map((name) => {
      const pages = audiences.get(name)
      const kept = [`/${name}`, sumOf(readFileSync(path.join(folder, name)))] as const
      return pages === undefined ? kept : [...kept, pages]
    })
}

/**
 * The worker's text for these files; the same files make the same text.
 * @param documents paths of pages that the server writes itself
 */
export function writeWorker(files: readonly KeptFile[], documents: readonly string[] = []): string {
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
  let root = ''
  let audiences: ReadonlyMap<string, readonly string[]> = new Map()
  return {
    name: 'keep-shell',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
      root = path.resolve(config.root, '../..')
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((made): BuiltChunk[] =>
        made.type === 'chunk' ? [{ ...made, css: [...(made.viteMetadata?.importedCss ?? [])] }] : [],
      )
      const faces = globSync('areas/*/web/index.ts', { cwd: root })
      audiences = audiencesOf(
        chunks,
        faces.flatMap((face) => pagesOf(path.join(root, face))),
      )
    },
    closeBundle() {
      // a build that failed has no shell
      if (existsSync(path.join(folder, 'index.html')))
        writeFileSync(path.join(folder, worker), writeWorker(filesToKeep(folder, audiences), documents))
    },
  }
}
