import { createHash } from 'node:crypto'
import { globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { isLight, type AnsweringDocument } from './light-documents.ts'
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

/** What answers paths that the program does not. */
interface Others {
  /** Paths of pages that the server writes itself. */
  written?: readonly string[]
  light?: readonly AnsweringDocument[]
}

/** The worker's text for these files; the same files make the same text. */
export function writeWorker(files: readonly KeptFile[], { written = [], light = [] }: Others = {}): string {
  const template = readFileSync(path.join(import.meta.dirname, 'shell-worker.js'), 'utf8')
  const list = JSON.stringify(files)
  const pages = JSON.stringify(written)
  const documents = JSON.stringify(light.flatMap(({ file, paths }) => paths.map((one) => [one, `/${file}`])))
  return template
    .replace('VERSION_HERE', sumOf(list + pages + documents + template))
    .replace('FILES_HERE', () => list)
    .replace('WRITTEN_HERE', () => pages)
    .replace('LIGHT_HERE', () => documents)
}

/** Puts the worker of the shell beside what was built. */
export function keepShell(others: Others): Plugin {
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
      // of a light document everything is everybody's
      if (isLight(this.environment)) return
      const chunks = Object.values(bundle).flatMap((made): BuiltChunk[] =>
        made.type === 'chunk' ? [{ ...made, css: [...(made.viteMetadata?.importedCss ?? [])] }] : [],
      )
      const faces = globSync('areas/*/web/index.ts', { cwd: root })
      audiences = audiencesOf(
        chunks,
        faces.flatMap((face) => pagesOf(path.join(root, face))),
      )
    },
    buildApp: {
      order: 'post',
      handler: async () =>
        writeFileSync(path.join(folder, worker), writeWorker(filesToKeep(folder, audiences), others)),
    },
  }
}
