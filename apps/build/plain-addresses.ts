import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { parseSync, transformWithOxc, type Plugin } from 'vite'
import { declaredIn, isNode, namesBound, namesIn, type Node } from './declared-parts.ts'
import { withDirectImports } from './direct-imports.ts'
import { describedFields, importsOf } from './plain-calls.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** By what an address is read: a schema, or a call of a list whose query says it. */
const reads = /\b(?:useUrlState|readSearch|useList)\(\s*(\w+)\b/g
/** Those that pages read by. */
const readers = /\/platform\/web\/(list\/use-list|ui\/(read-search|use-url-state))\.ts$/
const describing = /\/platform\/web\/ui\/describe-fields\.ts$/
/** A file with the fields of an address that it declares: `address.ts~RoomsAddress~fields.ts`. */
const fieldsOf = /^(.*\.tsx?)~(\w+)~fields\.ts$/

const statementsOf = (code: string): Node[] => parseSync('page.tsx', code).program.body as unknown as Node[]
const isImport = ({ type, importKind }: Node) => type === 'ImportDeclaration' && importKind !== 'type'
interface Specifier extends Node {
  local: { name: string }
}
const specifiersOf = (statement: Node) =>
  (statement['specifiers'] as Specifier[]).filter((one) => one['importKind'] !== 'type')
const sourceOf = (statement: Node) => (statement['source'] as { value: string }).value
const inner = (statement: Node) => (statement['declaration'] as Node | null | undefined) ?? statement

/** The names that a statement declares with `const`. */
const namesOf = (statement: Node): string[] =>
  statement.type === 'VariableDeclaration'
    ? (statement['declarations'] as { id: Node }[]).flatMap(({ id }) => namesBound(id) ?? [])
    : []

/** The file behind the words of an import. */
function behind(words: string, file: string): string {
  if (words.startsWith('#')) return path.join(root, words.slice(1))
  if (words.startsWith('.')) return path.resolve(path.dirname(file), words)
  return declaredIn(words)?.file ?? words
}
const addressOf = (file: string) => (path.isAbsolute(file) ? pathToFileURL(file).href : import.meta.resolve(file))

interface Schema {
  schema: Endpoint['query']
  /** What it is made of. */
  files: string[]
}
/** Makes a schema that a page declares, by its declaration and what that names: the page itself does not run outside a browser. */
export async function madeSchema(file: string, name: string): Promise<Schema> {
  const code = withDirectImports(readFileSync(file, 'utf8'), file)
  const statements = statementsOf(code)
  const [kept, needed] = [new Set<Node>(), new Set([name])]
  // a set goes on to what is added while it is walked
  for (const one of needed)
    for (const statement of statements) {
      if (!namesOf(inner(statement)).includes(one)) continue
      kept.add(inner(statement))
      for (const more of namesIn(inner(statement))) needed.add(more)
    }
  const files = new Set<string>()
  const imports = statements.filter(isImport).flatMap((statement) => {
    const from = behind(sourceOf(statement), file)
    return specifiersOf(statement).flatMap((one) => {
      if (!needed.has(one.local.name)) return []
      files.add(from)
      const words = code.slice(one.start, one.end)
      return `import ${one.type === 'ImportSpecifier' ? `{ ${words} }` : words} from ${JSON.stringify(addressOf(from))}`
    })
  })
  const declared = statements.map(inner).filter((statement) => kept.has(statement))
  const text = [...imports, ...declared.map(({ start, end }) => code.slice(start, end)), `export { ${name} }`]
  const plain = await transformWithOxc(text.join('\n'), 'address.ts')
  const made = (await import(`data:text/javascript,${encodeURIComponent(plain.code)}`)) as Record<
    string,
    Schema['schema']
  >
  const schema = made[name]
  if (schema === undefined) throw new Error('it is declared by no `const`')
  return { schema, files: [...files] }
}

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

interface Change {
  start: number
  end: number
  text: string
}
const changedBy = (code: string, changes: readonly Change[]): string =>
  changes.toReversed().reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code)

/** Without imports that no code of the file names any more. */
function withoutUnused(code: string): string {
  const statements = statementsOf(code)
  const named = new Set(
    statements.filter(({ type }) => type !== 'ImportDeclaration').flatMap((one) => [...namesIn(one)]),
  )
  const unused = statements.filter((statement) => {
    const own = isImport(statement) ? specifiersOf(statement) : []
    return own.length > 0 && own.every(({ local }) => !named.has(local.name))
  })
  return changedBy(
    code,
    unused.map(({ start, end }) => ({ start, end, text: '' })),
  )
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
      filter: { id: { include: /\/(areas|platform)\/.*web\/.*\.tsx?$/, exclude: readers }, code: reads },
      handler: async (code, id) => ({ code: await withPlainAddresses(code, id), map: null }),
    },
  }
}
