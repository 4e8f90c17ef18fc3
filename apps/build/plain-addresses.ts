import path from 'node:path'
import type { Plugin } from 'vite'
import { isNode, type Node } from './declared-parts.ts'
import { madeSchema } from './made-schemas.ts'
import { describedFields, importsOf } from './plain-calls.ts'
import {
  behind,
  changedBy,
  inner,
  isImport,
  namesOf,
  sourceOf,
  specifiersOf,
  statementsOf,
  withoutUnused,
  type Change,
} from './statements.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** By what an address is read: a schema, or a call of a list whose query says it. */
const reads = /\b(?:useUrlState|readSearch|useList)\(\s*(\w+)\b/g
/** Those that pages read by. */
const readers = /\/platform\/web\/(list\/use-list|ui\/(read-search|use-url-state))\.ts$/
const describing = /\/platform\/web\/ui\/describe-fields\.ts$/
/** A file with the fields of an address that it declares: `address.ts~RoomsAddress~fields.ts`. */
const fieldsOf = /^(.*\.tsx?)~(\w+)~fields\.ts$/

/** The fields of an address that a file declares, as code. */
async function writtenFields(file: string, name: string): Promise<{ imports: string[]; text: string }> {
  try {
    const { schema, files } = await madeSchema(file, name)
    const written = await describedFields(schema, files)
    return { imports: importsOf(written), text: written.text }
  } catch (error) {
    throw new Error(`${path.relative(root, file)}, ${name}: ${(error as Error).message}`, { cause: error })
  }
}

const nameOf = (node: unknown): string | undefined => (node as { name?: string } | undefined)?.name
/** Whether a schema does more here than reading addresses. */
function isUsedElse(node: Node, name: string): boolean {
  if (node.type === 'ImportDeclaration' || /^TS(Interface|TypeAlias)/.test(node.type)) return false
  if (node.type === 'Identifier') return nameOf(node) === name
  if (node.type === 'ExportNamedDeclaration' && namesOf(inner(node)).includes(name)) return true
  const [first] = (node['arguments'] ?? []) as Node[]
  const isReading = node.type === 'CallExpression' && /^(useUrlState|readSearch)$/.test(nameOf(node['callee']) ?? '')
  return Object.entries(node).some(([key, value]) => {
    if (/typeAnnotation|typeArguments|typeParameters|returnType/.test(key)) return false
    if (node.type === 'VariableDeclarator' && key === 'id') return false
    return [value]
      .flat()
      .some((one) => isNode(one) && !(isReading && one === first && one.type === 'Identifier') && isUsedElse(one, name))
  })
}

/** The fields in the place of schemas that are imported; those that come with others are left where they stand. */
function importedFields(statement: Node, names: ReadonlySet<string>, file: string): Change[] {
  const [only, ...others] = specifiersOf(statement)
  if (only === undefined || others.length > 0 || !names.has(only.local.name)) return []
  const from = `${behind(sourceOf(statement), file)}~${nameOf(only['imported'])}~fields.ts`
  const text = `import { fields as ${only.local.name} } from ${JSON.stringify(from)};`
  return [{ start: statement.start, end: statement.end, text }]
}

/** What of a page's addresses would be read by a schema after all. */
function readBySchema(code: string): string[] {
  const plain = statementsOf(code)
    .filter((one) => isImport(one) && /~(read|fields)\.ts$/.test(sourceOf(one)))
    .flatMap((one) => specifiersOf(one).map(({ local }) => local.name))
  return [...code.matchAll(reads)].map(([, name = '']) => name).filter((name) => !plain.includes(name))
}

/** A page whose addresses are read by plain words in place of schemas. */
export async function withPlainAddresses(code: string, file: string): Promise<string> {
  const statements = statementsOf(code)
  const read = new Set([...code.matchAll(reads)].map(([, name = '']) => name))
  const names = new Set([...read].filter((name) => !statements.some((one) => isUsedElse(one, name))))
  const [changes, imports, written] = [new Array<Change>(), new Array<string>(), new Set<string>()]
  for (const statement of statements) {
    if (isImport(statement)) changes.push(...importedFields(statement, names, file))
    const name = namesOf(statement).find((one) => names.has(one))
    if (name === undefined) continue
    const fields = await writtenFields(file, name)
    written.add(name)
    imports.push(...fields.imports)
    changes.push({ start: statement.start, end: statement.end, text: `const ${name} = ${fields.text};` })
  }
  const plain = withoutUnused([...imports.map((one) => `${one};`), changedBy(code, changes)].join('\n'))
  const [left] = readBySchema(plain).filter((name) => !written.has(name))
  if (left === undefined) return plain
  throw new Error(
    `${path.relative(root, file)} reads its address by «${left}»: let it be a schema that this file or an address.ts declares for nothing else, or a call that is only asked here`,
  )
}

/** Writes what pages keep in their addresses as plain words, so that they are read without the library of schemas. */
export function plainAddresses(): Plugin {
  return {
    name: 'plain-addresses',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: fieldsOf }, handler: (id) => id },
    load: {
      filter: { id: [fieldsOf, describing] },
      async handler(id) {
        // nothing is left to describe
        if (describing.test(id)) return 'export const addressFieldsOf = (fields) => fields'
        const [, file = '', name = ''] = fieldsOf.exec(id) ?? []
        const { imports, text } = await writtenFields(file, name)
        return [...imports, `export const fields = ${text}`].join('\n')
      },
    },
    transform: {
      filter: {
        id: { include: /\/(areas|platform)\/.*web\/.*\.tsx?$/, exclude: readers },
        code: /\b(useUrlState|readSearch|useList)\(/,
      },
      handler: async (code, id) => ({ code: await withPlainAddresses(code, id), map: null }),
    },
  }
}
