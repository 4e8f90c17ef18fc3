import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The document of the program, which answers whatever no other one does. */
const program = 'index.html'
/** In it the build says which paths the light ones answer (`apps/build/light-documents.ts`). */
const list = 'documents.json'

/** In it the build says what each page opens with (`apps/build/page-files.ts`). */
const filesOfPages = 'page-files.json'

interface LightDocument {
  file: string
  paths: string[]
  /** Whether it answers the first page to who has no session. */
  meetsStrangers: boolean
}
interface Documents {
  /** Whether an address names one of the files: so the worker of the shell asks for them. */
  has: (address: string) => boolean
  /** The text that answers an address, its nonce not yet in place. */
  at: (address: string, isStranger: boolean) => string
}

/** Fetches a file of the program before any script asks for it. */
const ahead = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`

/** What fetches the files of the page at an address, whose path is one of those in the braces of the specification; nothing for one that has none. */
function fetchersOf(listed: readonly [path: string, files: readonly string[]][]): (address: string) => string {
  const pages = listed.map(([pattern, files]) => ({
    pattern: new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    isExact: !pattern.includes('{'),
    links: files.map(ahead).join(''),
  }))
  const inOrder = [...pages.filter(({ isExact }) => isExact), ...pages.filter(({ isExact }) => !isExact)]
  return (address) => inOrder.find(({ pattern }) => pattern.test(address))?.links ?? ''
}

/** Scripts and sheets in files are let in by where they come from: what the bundler writes for each of them is of no use. */
const withoutIdleNonces = (document: string) => document.replaceAll(/(<(?:script|link)\b[^>]*) nonce="[^"]*"/g, '$1')

/** Reads the documents of the built pages; undefined where there are none. */
export function readDocuments(folder: string): Documents | undefined {
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  if (!existsSync(path.join(folder, program))) return undefined
  const documentOf = (file: string) => withoutIdleNonces(textOf(file))
  const shell = documentOf(program)
  const listed = existsSync(path.join(folder, list)) ? (JSON.parse(textOf(list)) as LightDocument[]) : []
  const light = listed.map((one) => ({ ...one, text: documentOf(one.file) }))
  const files = new Map([[`/${program}`, shell], ...light.map(({ file, text }) => [`/${file}`, text] as const)])
  const pages = new Map(light.flatMap(({ paths, text }) => paths.map((one) => [one, text] as const)))
  const pageFiles = existsSync(path.join(folder, filesOfPages)) ? textOf(filesOfPages) : '[]'
  const fetchersAt = fetchersOf(JSON.parse(pageFiles) as [string, string[]][])
  // a stranger is led away from most pages: theirs are fetched for nobody
  const programAt = (address: string, isStranger: boolean): string =>
    isStranger ? shell : shell.replace('</head>', `${fetchersAt(address)}</head>`)
  const first = light.find(({ meetsStrangers }) => meetsStrangers)?.text ?? shell
  return {
    has: (address) => files.has(address),
    at: (address, isStranger) =>
      address === '/' && isStranger
        ? first
        : (files.get(address) ?? pages.get(address.replace(/(.)\/$/, '$1')) ?? programAt(address, isStranger)),
  }
}
