import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
/** Where the server reads which document answers which path. */
const list = 'documents.json'
/** Each is built in an environment of its own: nobody opens two, so a file that both need would only be one more to fetch. */
const environmentNamed = (name: string) => `light_${name}`
/** Whether an environment is that of a light document. */
export const isLight = ({ name }: { name: string }): boolean => name.startsWith(environmentNamed(''))

/** A document that is built apart from the program. */
export interface LightDocument {
  /** Of its HTML, without the ending. */
  name: string
  /** The file that declares its pages. */
  pages: string
  /** Whether it answers the first page to who has no session. */
  meetsStrangers?: boolean
}
/** As the server and the worker are told. */
export interface AnsweringDocument {
  file: string
  paths: string[]
  meetsStrangers: boolean
}

const declared = /\bpath: '(\/[^']*)'/g
/** The files of documents with the paths of the pages that they declare. */
export const answering = (documents: readonly LightDocument[]): AnsweringDocument[] =>
  documents.map(({ name, pages, meetsStrangers = false }) => ({
    file: `${name}.html`,
    paths: [...readFileSync(path.join(root, pages), 'utf8').matchAll(declared)].map(([, one = '']) => one),
    meetsStrangers,
  }))

/** What takes React's place there: a form of two fields does without its scheduler and its sixty kilobytes. */
const stands: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** One environment after the other: the first one empties the folder. */
async function buildInTurn(builder: ViteBuilder): Promise<void> {
  const { client, ...others } = builder.environments
  for (const environment of [client, ...Object.values(others).filter(isLight)])
    if (environment) await builder.build(environment)
}

const environmentOf = ({ name }: LightDocument, pages: string) => ({
  consumer: 'client' as const,
  build: { emptyOutDir: false, rolldownOptions: { input: { [name]: path.join(pages, `${name}.html`) } } },
})

/** The document that answers a request to the server of development, as the school's own server would have it. */
function addressIn(documents: readonly AnsweringDocument[], { url = '', headers }: IncomingMessage): string {
  const [requested = ''] = url.split('?')
  const isStranger = !/(^|; ?)session=1(;|$)/.test(headers.cookie ?? '')
  const found = documents.find(
    ({ paths, meetsStrangers }) =>
      paths.includes(requested.replace(/(.)\/$/, '$1')) || (requested === '/' && isStranger && meetsStrangers),
  )
  return found === undefined ? url : `/${found.file}`
}

/**
 * Builds documents in environments of their own, with Preact in place of React, and says which paths they answer. While the program
 * is developed they stand beside it, with React.
 */
export function buildLightDocuments(documents: readonly LightDocument[]): Plugin {
  let folder = ''
  return {
    name: 'light-documents',
    enforce: 'pre',
    config: ({ root: pages = root }, { command }) =>
      command === 'build'
        ? {
            environments: Object.fromEntries(
              documents.map((one) => [environmentNamed(one.name), environmentOf(one, pages)]),
            ),
            builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp: buildInTurn },
          }
        : {},
    configResolved(config) {
      folder = config.build.outDir
    },
    configureServer({ middlewares }) {
      const all = answering(documents)
      middlewares.use((request, _, next) => {
        request.url = addressIn(all, request)
        next()
      })
    },
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(id, importer) {
        const instead = isLight(this.environment) ? stands[id] : undefined
        return instead === undefined ? null : this.resolve(instead, importer, { skipSelf: true })
      },
    },
    buildApp: {
      order: 'post',
      handler: async () => writeFileSync(path.join(folder, list), JSON.stringify(answering(documents))),
    },
  }
}
