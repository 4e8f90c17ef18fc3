import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

/** A function of a script as V8 counts it: where it stands in the script's text, and how often it was called. */
export interface CountedFunction {
  functionName: string
  start: number
  calls: number
}
export interface CountedScript {
  /** Of the file within the built pages. */
  file: string
  functions: readonly CountedFunction[]
}
/** A function of ours by the file and line where it is written. */
export interface OwnFunction {
  file: string
  line: number
  name: string
  calls: number
}

const root = path.resolve(import.meta.dirname, '../..')
const isOurs = (file: string): boolean => /^(areas|platform|apps)\//.test(file)

/** Line and column, both from 0, of an offset in a text. */
function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const begins = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return (offset) => {
    const line = begins.findLastIndex((begin) => begin <= offset)
    return { line, column: offset - (begins[line] ?? 0) }
  }
}

/** Those functions of a built script that are written in our own files and were called. */
function ownFunctionsOf(pages: string, { file, functions }: CountedScript): OwnFunction[] {
  const built = path.join(pages, file)
  // what the bundler adds of its own has no map
  if (!existsSync(`${built}.map`)) return []
  const placeOf = placesIn(readFileSync(built, 'utf8'))
  const map = new SourceMap(JSON.parse(readFileSync(`${built}.map`, 'utf8')))
  return functions.flatMap(({ functionName, start, calls }) => {
    const { line, column } = placeOf(start)
    const written = map.findEntry(line, column)
    if (calls === 0 || !('originalSource' in written)) return []
    const source = path.relative(root, path.resolve(path.dirname(built), written.originalSource))
    if (!isOurs(source)) return []
    return [{ file: source, line: written.originalLine + 1, name: functionName || '(без имени)', calls }]
  })
}

/** What of our own was called, the most called first. @param pages the folder of the built pages with their maps */
export const ownCalls = (pages: string, scripts: readonly CountedScript[]): OwnFunction[] =>
  scripts.flatMap((script) => ownFunctionsOf(pages, script)).toSorted((one, other) => other.calls - one.calls)
