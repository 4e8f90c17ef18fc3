import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { useOfCall } from './bare-calls.ts'
import { filesOfParts, isPartOfCall } from './declared-parts.ts'
import { plainFileOf } from './plain-calls.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Packages whose face names hundreds of files. */
const libraries = ['@mantine/core', '@mantine/hooks']
const faceOfLibrary = new Map(libraries.map((name) => [name, path.join(root, 'node_modules', name, 'esm/index.mjs')]))
const statement = /^(import|export) (\{[^}]*\}|\*) from (['"])([^'"]+)\3;?$/gm
/** Where a face says what is its own by a list at its end. */
const ownList = /^export \{([^}]*)\};?$/gm

interface Name {
  /** In the file that it comes from, and here. */
  from: string
  as: string
}
const namesOf = (braces: string): Name[] =>
  braces
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [from = '', as = from] = name.split(/\s+as\s+/)
      return { from, as }
    })
const isType = ({ from }: Pick<Name, 'from'>) => from.startsWith('type ')

/** The file behind the words of an import, as far as it is a face; null: something else. */
function faceOf(words: string, importer: string): string | null {
  const library = faceOfLibrary.get(words)
  if (library !== undefined) return library
  if (!/^[.#].*\.ts$/.test(words)) return null
  const file = words.startsWith('#') ? path.join(root, words.slice(1)) : path.resolve(path.dirname(importer), words)
  return isFace(file) ? file : null
}

interface Face {
  /** By its name here: the file that a thing comes from, and its name there. */
  passedOn: ReadonlyMap<string, { file: string; name: string }>
  /** All that these faces pass on is passed on too. */
  whole: readonly string[]
}
const faces = new Map<string, Face>()
const isFaceOfLibrary = (file: string) => [...faceOfLibrary.values()].includes(file)

/** What a face passes on of other files; its own is not among it. */
function readFace(file: string): Face {
  const known = faces.get(file)
  if (known) return known
  const parts = filesOfParts(file)
  if (parts) return { passedOn: new Map([...parts].map(([name, of]) => [name, { file: of, name }])), whole: [] }
  const text = readFileSync(file, 'utf8')
  const passedOn = new Map<string, { file: string; name: string }>()
  const [imported, whole] = [new Map<string, { file: string; name: string }>(), new Array<string>()]
  const fileOf = (words: string) => {
    // another package
    if (!/^[.#]/.test(words)) return words
    return words.startsWith('#') ? path.join(root, words.slice(1)) : path.resolve(path.dirname(file), words)
  }
  for (const [, kind, names = '', , words = ''] of text.matchAll(statement)) {
    const behind = faceOf(words, file)
    if (names === '*') {
      whole.push(behind ?? fileOf(words))
      continue
    }
    // a face of ours may import what is not there for whoever asks it
    if (behind === null && !/^[.#]/.test(words) && !isFaceOfLibrary(file)) continue
    for (const name of namesOf(names).filter((one) => !isType(one)))
      (kind === 'export' ? passedOn : imported).set(name.as, { file: behind ?? fileOf(words), name: name.from })
  }
  for (const [, names = ''] of text.matchAll(ownList))
    for (const { from, as } of namesOf(names)) {
      const found = imported.get(from)
      if (found) passedOn.set(as, found)
    }
  const face = { passedOn, whole }
  faces.set(file, face)
  return face
}

/** What passes on what stands elsewhere, or comes apart. */
const isFace = (file: string) => file.endsWith('/index.ts') || isFaceOfLibrary(file) || filesOfParts(file) !== null

/** The file in which a name of a face is declared, and its name there. */
function declared(face: string, name: string): { file: string; name: string } | null {
  const { passedOn, whole } = readFace(face)
  const passed = passedOn.get(name)
  if (passed) return isFace(passed.file) ? (declared(passed.file, passed.name) ?? passed) : passed
  for (const file of whole) {
    if (isFace(file)) {
      const found = declared(file, name)
      if (found) return found
    } else if (new RegExp(`\\bexport (const|function|class) ${name}\\b`).test(readFileSync(file, 'utf8')))
      return { file, name }
  }
  return null
}

/**
 * Lets whoever imports from a face import from the file behind it: what the face passes on besides is then no part of what they open
 * with. The bundler leaves out of a file what nobody uses, but takes the whole of a face for needed when it decides what goes into
 * which file.
 */
export function withDirectImports(code: string, importer: string): string {
  return code.replaceAll(statement, (whole, kind: string, names: string, _, words: string) => {
    const face = faceOf(words, importer)
    if (face === null || !existsSync(face)) return passesOn(importer, kind) ? '' : whole
    if (kind === 'export') return passesOn(importer, kind) ? '' : whole
    const left: string[] = []
    const direct = namesOf(names).flatMap((name) => {
      const found = isType(name) ? null : declared(face, name.from)
      if (found) {
        const use = isPartOfCall(found.file) ? useOfCall(code, name.as) : 'whole'
        const file = use === 'whole' ? found.file : plainFileOf(found.file, use)
        return `import { ${found.name} as ${name.as} } from ${JSON.stringify(file)}`
      }
      left.push(name.from === name.as ? name.from : `${name.from} as ${name.as}`)
      return []
    })
    // an import of types alone would bring the whole face
    const rest = left.every((name) => isType({ from: name })) ? [] : [`import { ${left.join(', ')} } from '${words}'`]
    return [...direct, ...rest].join(';')
  })
}
/** Nobody asks a face of ours for what it passes on. */
const passesOn = (file: string, kind: string) =>
  kind === 'export' && file.startsWith(root) && file.endsWith('/index.ts') && !file.includes('node_modules')

export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(areas|apps|platform)\/.*\.tsx?$|\/node_modules\/@mantine\/[a-z]+\/esm\/.*\.mjs$/ },
      handler: (code, id) => ({ code: withDirectImports(code, id), map: null }),
    },
  }
}
