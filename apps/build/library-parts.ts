import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const library = path.join(root, 'node_modules/@mantine/core/esm/components')
/** `Menu.Sub = MenuSub;` after the component itself. */
const assigned = /^([A-Z]\w*)\.([A-Z]\w*) = (\w+);\n/gm

let named: ReadonlySet<string> | undefined
/** Whatever is written as `Menu.Sub` in our pages or in the library. */
function namesInUse(): ReadonlySet<string> {
  if (named) return named
  const files = [
    ...globSync('{areas,apps,platform}/**/*.tsx', { cwd: root }).map((file) => path.join(root, file)),
    ...globSync('**/*.mjs', { cwd: library }).map((file) => path.join(library, file)),
  ]
  const found = new Set<string>()
  for (const file of files)
    for (const [name] of readFileSync(file, 'utf8')
      .replaceAll(assigned, '')
      .matchAll(/\b[A-Z]\w*\.[A-Z]\w*/g))
      found.add(name)
  named = found
  return found
}

/** Parts of a component that hang on it by name and that nobody names: the bundler can't tell, and would bring them with it. */
export function withoutUnusedParts(code: string, isUsed: (name: string) => boolean): string {
  const gone: string[] = []
  const kept = code.replaceAll(assigned, (whole, component: string, part: string, value: string) => {
    if (isUsed(`${component}.${part}`)) return whole
    gone.push(value)
    return ''
  })
  return gone.reduce((text, name) => {
    const without = text.replace(new RegExp(`^import \\{ ${name} \\} from "[^"]+";\n`, 'm'), '')
    return new RegExp(`\\b${name}\\b`).test(without) ? text : without
  }, kept)
}

/** `polling: XHR,` in the table of ways in which the library of sockets may connect. */
const way = /^ +(\w+): (\w+),\n/gm
/** The table of ways with those that our one connection takes (`platform/web/realtime/connection.ts`). */
export const withoutUnusedWays = (code: string, isUsed: (way: string) => boolean): string =>
  code.replaceAll(way, (whole, name: string) => (isUsed(name) ? whole : ''))

const formatting = /^function number\(locales, value, format\) \{\n/m
/** As `displayNumber` does (`platform/contract/number.ts`): numbers in texts are mostly small. */
export const withPlainNumbers = (code: string): string =>
  code.replace(
    formatting,
    '$&  if (format === undefined && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);\n',
  )

const components = /\/@mantine\/(core\/esm\/components\/.*|tiptap\/esm\/RichTextEditor)\.mjs$/
const ways = /\/engine\.io-client\/build\/esm\/transports\/index\.js$/
const texts = /\/@lingui\/core\/dist\/index\.mjs$/

function changed(code: string, id: string): string {
  if (texts.test(id)) return withPlainNumbers(code)
  if (ways.test(id)) return withoutUnusedWays(code, (name) => name === 'websocket')
  return withoutUnusedParts(code, (name) => namesInUse().has(name))
}

export function libraryParts(): Plugin {
  return {
    name: 'library-parts',
    apply: 'build',
    transform: {
      filter: { id: [components, ways, texts] },
      handler: (code, id) => ({ code: changed(code, id), map: null }),
    },
  }
}
