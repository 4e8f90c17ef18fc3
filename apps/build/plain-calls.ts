import path from 'node:path'
import type { Plugin } from 'vite'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type * as Describing from '#platform/web/ui/describe-fields.ts'
import { declaredIn, filesOfParts } from './declared-parts.ts'
import { runFile } from './run-module.ts'
import { writtenValue, type Written } from './written-values.ts'

const root = path.resolve(import.meta.dirname, '../..')
const at = (file: string) => path.join(root, file)
const plain = /~(bare|read)\.ts$/
/** The file of a part with what a page needs of the call that only asks it, or reads its address by it too. */
export const plainFileOf = (part: string, use: 'bare' | 'read'): string => part.replace(/\.ts$/, `~${use}.ts`)

const shapes = ['params', 'query', 'body', 'response']
const usual: Readonly<Record<string, unknown>> = {
  hot: false,
  multipart: false,
  urgent: false,
  silent: false,
  said: false,
  file: null,
}

/** What of a call is plain, but for what it tells of itself and what calls are without saying it. */
export const plainOf = (call: Endpoint): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(call).filter(
      ([name, value]) =>
        name !== 'summary' &&
        !shapes.includes(name) &&
        !(name in usual && value === usual[name]) &&
        !(name === 'reads' && value === (call.method === 'GET')) &&
        !(name === 'byColumns' && call.byColumns.length === 0),
    ),
  )

/** The plain words for what a page keeps in its address, by the very module that reads schemas where nothing is built. */
export async function describedFields(schema: Endpoint['query'], files: readonly string[]): Promise<Written> {
  const { addressFieldsOf } = (await runFile(at('platform/web/ui/describe-fields.ts'))) as typeof Describing
  return writtenValue(addressFieldsOf(schema as Parameters<typeof addressFieldsOf>[0]), files)
}

/** What imports the functions that a value names. */
export const importsOf = ({ imports }: Written): string[] =>
  [...imports].map(([name, file]) => `import { ${name} } from ${JSON.stringify(filesOfParts(file)?.get(name) ?? file)}`)

/** A call as it has been declared, with the query in plain words where it is read. */
export async function writeCall(file: string, name: string, isRead: boolean): Promise<string> {
  const { [name]: call } = (await runFile(file)) as Record<string, Endpoint>
  if (call === undefined) throw new Error('it is not exported')
  const { text } = await writtenValue(plainOf(call), [])
  const query = isRead ? await describedFields(call.query, [file]) : undefined
  const words = query ? text.replace(/ \}$/, `, "query": ${query.text} }`) : text
  return [
    `import { endpoint } from ${JSON.stringify(at('platform/contract/endpoint~endpoint.ts'))}`,
    ...(query ? importsOf(query) : []),
    `export const ${name} = /* @__PURE__ */ endpoint(${words})`,
  ].join('\n')
}

/** Writes a call that a page only asks, or reads its address by, as plain data: what declares it is no part of the page. */
export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: plain },
      async handler(id) {
        const [, use] = plain.exec(id) ?? []
        const part = declaredIn(id.replace(plain, '.ts'))
        if (part === null) return null
        try {
          return await writeCall(part.file, part.name, use === 'read')
        } catch (error) {
          return this.error(`${path.relative(root, part.file)}, ${part.name}: ${(error as Error).message}`)
        }
      },
    },
  }
}
