import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runFile } from './run-module.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** What every browser has. */
const known = new Map<unknown, string>([
  [Number, 'Number'],
  [Number.isSafeInteger, 'Number.isSafeInteger'],
])
const source = /^(?:import|export) (?!type )[^;]*? from '([.#][^']+\.ts)'/gm

/** The files that a file is made of. */
function importsOf(file: string): string[] {
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(source)].map(([, words = '']) =>
    words.startsWith('#') ? path.join(root, words.slice(1)) : path.resolve(path.dirname(file), words),
  )
}

/** The file, among those that these are made of, that exports a function under its own name. */
async function fileOf(made: Function, files: readonly string[]): Promise<string> {
  const waiting = new Set(files)
  // a set goes on to what is added while it is walked
  for (const file of waiting) {
    if (!/\/(contract|rules)\//.test(file)) continue
    const exported = await runFile(file)
    if (exported[made.name] === made) return file
    for (const one of importsOf(file)) waiting.add(one)
  }
  throw new Error(`no contract exports ${made.name || `the function ${String(made)}`}: give it a name and export it`)
}

export interface Written {
  text: string
  /** The files of the functions that it names, by their names. */
  imports: ReadonlyMap<string, string>
}
/** A value as code: plain data, patterns, and functions that one of the files, or what these are made of, exports. */
export async function writtenValue(value: unknown, files: readonly string[]): Promise<Written> {
  const imports = new Map<string, string>()
  const write = async (one: unknown): Promise<string> => {
    if (one === undefined || one === null || /^(string|number|boolean)$/.test(typeof one))
      return JSON.stringify(one) ?? 'undefined'
    const own = known.get(one)
    if (own !== undefined) return own
    if (one instanceof RegExp) return String(one)
    if (typeof one === 'function') {
      imports.set(one.name, await fileOf(one, files))
      return one.name
    }
    if (Array.isArray(one)) return `[${(await Promise.all(one.map(write))).join(', ')}]`
    if (Object.getPrototypeOf(one) !== Object.prototype) throw new Error('only plain data can be written')
    const properties = Object.entries(one).filter(([, inside]) => inside !== undefined)
    const texts = await Promise.all(
      properties.map(async ([key, inside]) => `${JSON.stringify(key)}: ${await write(inside)}`),
    )
    return `{ ${texts.join(', ')} }`
  }
  return { text: await write(value), imports }
}
