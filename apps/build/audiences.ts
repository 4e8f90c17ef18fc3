import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A built file, as far as it says which others it needs. */
export interface BuiltChunk {
  fileName: string
  moduleIds: readonly string[]
  isEntry: boolean
  imports: readonly string[]
  dynamicImports: readonly string[]
  /** Its style sheets. */
  css: readonly string[]
}
export interface DeclaredPage {
  id: string
  path: string
  /** The module of its component. */
  file: string
}

const declaration =
  /\bid: '([a-z-]+)',\s*path: '([^']+)',(?:(?!\bid: ')[^])*?component: lazyPage\(\(\) => import\('([^']+)'\)/g
/** The pages that a face of a room declares. */
export const pagesOf = (face: string): DeclaredPage[] =>
  [...readFileSync(face, 'utf8').matchAll(declaration)].map(([, id = '', one = '', file = '']) => ({
    id,
    path: one,
    file: path.resolve(path.dirname(face), file),
  }))

/**
 * Which pages alone need a built file: nobody who can't open one of them has a use for it. A file that is not named is of
 * the frame, or of all.
 */
export function audiencesOf(
  chunks: readonly BuiltChunk[],
  pages: readonly DeclaredPage[],
): ReadonlyMap<string, readonly string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const idsOf = ({ moduleIds }: BuiltChunk) => pages.filter(({ file }) => moduleIds.includes(file)).map(({ id }) => id)
  const pageChunks = new Map(
    chunks.map((chunk) => [chunk.fileName, idsOf(chunk)] as const).filter(([, ids]) => ids.length > 0),
  )
  const reachedFrom = (starts: readonly string[]): Set<string> => {
    const reached = new Set(starts)
    // a set goes on to what is added while it is walked
    for (const name of reached) {
      const { imports = [], dynamicImports = [] } = byName.get(name) ?? {}
      for (const next of [...imports, ...dynamicImports.filter((one) => !pageChunks.has(one))]) reached.add(next)
    }
    return reached
  }
  const frame = reachedFrom(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const audiences = new Map<string, string[]>()
  for (const [start, ids] of pageChunks)
    for (const name of reachedFrom([start]))
      if (!frame.has(name))
        for (const file of [name, ...(byName.get(name)?.css ?? [])])
          audiences.set(file, [...new Set([...(audiences.get(file) ?? []), ...ids])])
  const ofFrame = new Set([...frame].flatMap((name) => byName.get(name)?.css ?? []))
  return new Map([...audiences].filter(([file]) => !ofFrame.has(file)))
}
