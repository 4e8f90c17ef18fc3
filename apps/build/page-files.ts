import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pagesOf, type BuiltChunk, type DeclaredPage } from './audiences.ts'
import { isLight } from './light-documents.ts'

/** Where the server reads which files a page opens with (`apps/server/http/documents.ts`). */
const list = 'page-files.json'

/** The files that a page opens with, beside those that every page does: its path, and their addresses. */
export function filesOfPages(
  chunks: readonly BuiltChunk[],
  pages: readonly DeclaredPage[],
): [path: string, files: string[]][] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const filesFrom = (starts: readonly BuiltChunk[]): Set<string> => {
    const reached = new Set(starts)
    // a set goes on to what is added while it is walked
    for (const { imports } of reached) for (const name of imports) reached.add(byName.get(name) ?? neverBuilt)
    reached.delete(neverBuilt)
    return new Set([...reached].flatMap(({ fileName, css }) => [fileName, ...css]))
  }
  const opened = filesFrom(chunks.filter(({ isEntry }) => isEntry))
  return pages.flatMap(({ path: one, file }) => {
    const own = chunks.filter(({ moduleIds }) => moduleIds.includes(file))
    const files = [...filesFrom(own)].filter((name) => !opened.has(name)).map((name) => `/${name}`)
    return files.length === 0 ? [] : [[one, files]]
  })
}
const neverBuilt: BuiltChunk = { fileName: '', moduleIds: [], isEntry: false, imports: [], dynamicImports: [], css: [] }

/** Writes down what each page opens with: its document names these files, so that they come beside the first ones and not after them. */
export function pageFiles(): Plugin {
  let root = ''
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(config) {
      root = path.resolve(config.root, '../..')
    },
    generateBundle(_, bundle) {
      if (isLight(this.environment)) return
      const chunks = Object.values(bundle).flatMap((made): BuiltChunk[] =>
        made.type === 'chunk' ? [{ ...made, css: [...(made.viteMetadata?.importedCss ?? [])] }] : [],
      )
      const pages = globSync('areas/*/web/index.ts', { cwd: root }).flatMap((face) => pagesOf(path.join(root, face)))
      this.emitFile({ type: 'asset', fileName: list, source: JSON.stringify(filesOfPages(chunks, pages)) })
    },
  }
}
