import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The document of the program, which answers whatever no other one does. */
const program = 'index.html'
/** In it the build says which paths the light ones answer (`apps/build/light-documents.ts`). */
const list = 'documents.json'

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

/** Reads the documents of the built pages; undefined where there are none. */
export function readDocuments(folder: string): Documents | undefined {
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  if (!existsSync(path.join(folder, program))) return undefined
  const shell = textOf(program)
  const listed = existsSync(path.join(folder, list)) ? (JSON.parse(textOf(list)) as LightDocument[]) : []
  const light = listed.map((one) => ({ ...one, text: textOf(one.file) }))
  const files = new Map([[`/${program}`, shell], ...light.map(({ file, text }) => [`/${file}`, text] as const)])
  const pages = new Map(light.flatMap(({ paths, text }) => paths.map((one) => [one, text] as const)))
  const first = light.find(({ meetsStrangers }) => meetsStrangers)?.text ?? shell
  return {
    has: (address) => files.has(address),
    at: (address, isStranger) =>
      address === '/' && isStranger
        ? first
        : (files.get(address) ?? pages.get(address.replace(/(.)\/$/, '$1')) ?? shell),
  }
}
