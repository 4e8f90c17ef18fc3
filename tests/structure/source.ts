import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser'

/** Null: what is imported is known only when it runs. */
export type Specifier = string | null
const textOf = (expression: Expression): Specifier =>
  expression.type === 'Literal' && typeof expression.value === 'string' ? expression.value : null

/** The module that `vi.mock`, `vi.doMock`, `vi.importActual` and their like name; undefined of any other call. */
function mockedBy({ callee, arguments: [first] }: CallExpression): string | undefined {
  const isOfVitest =
    callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'vi'
  if (!isOfVitest || first?.type !== 'Literal' || typeof first.value !== 'string') return undefined
  return callee.property.type === 'Identifier' && /mock|import/i.test(callee.property.name) ? first.value : undefined
}

/**
 * Whatever a file of TypeScript or JavaScript imports: values, types, re-exports, dynamic imports, types in place
 * (`import('…').T`), what Vitest mocks.
 * @param name ends as the file does: it tells the language
 */
export function importsOf(name: string, text: string): Specifier[] {
  const parsed = parseSync(name, text)
  if (parsed.errors.length > 0) throw new Error(`${name}: ${parsed.errors[0]?.message}`)
  const { staticImports, staticExports } = parsed.module
  const found: Specifier[] = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ]
  // the tree costs ten times what the list of imports does: only where it says more
  if (/\bimport\s*\(|\bvi\s*\.|\bexport\s*\{\s*\}/.test(text))
    new Visitor({
      ExportNamedDeclaration: ({ source, specifiers }) =>
        void (source && specifiers.length === 0 && found.push(source.value)),
      ImportExpression: ({ source }) => void found.push(textOf(source)),
      TSImportType: ({ source }) => void found.push(source.value),
      CallExpression: (call) => {
        const mocked = mockedBy(call)
        if (mocked !== undefined) found.push(mocked)
      },
    }).visit(parsed.program)
  return found
}

/** A module that a file loads when it runs; `isBare`: for what it does, not for what it exports. */
export interface Load {
  specifier: Specifier
  isBare: boolean
}
/** What a file loads when it runs, at once or later: imports of types are not among it. */
export function loadsOf(name: string, text: string): Load[] {
  const found: Load[] = []
  const note = (specifier: Specifier, isBare = false) => void found.push({ specifier, isBare })
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) => {
      if (importKind !== 'type') note(source.value, specifiers.length === 0)
    },
    ExportAllDeclaration: ({ source, exportKind }) => void (exportKind !== 'type' && note(source.value)),
    ExportNamedDeclaration: ({ source, exportKind }) => void (source && exportKind !== 'type' && note(source.value)),
    ImportExpression: ({ source }) => note(textOf(source)),
  }).visit(parseSync(name, text).program)
  return found
}

/** Modules that a file names for threads: the files of `inThreads(new URL('…', import.meta.url))` and of `byHand`. */
export function threadModulesOf(name: string, text: string): string[] {
  if (!/inThreads|byHand/.test(text)) return []
  const found: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'Identifier' || !['inThreads', 'byHand'].includes(callee.name)) return
      if (first?.type !== 'NewExpression') throw new Error(`${name}: ${callee.name} of what nobody can read`)
      const [file] = first.arguments
      if (file?.type !== 'Literal' || typeof file.value !== 'string')
        throw new Error(`${name}: ${callee.name} of what nobody can read`)
      found.push(file.value)
    },
  }).visit(parseSync(name, text).program)
  return found
}

/** Files that a style sheet takes: `@import`, `composes: … from`, `url(…)`; addresses with a scheme are none. */
export const importsOfStyles = (text: string): string[] =>
  [...text.matchAll(/(?:@import\s+|\bfrom\s+|url\()\s*['"]?([^'")\s;]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^[.#/]/.test(path))

/** Where a file asks the machine what time it is: `Date.now`, `new Date()`, `Date()`; the line of each. */
export function clockReads(name: string, text: string): number[] {
  if (!text.includes('Date')) return []
  const found: number[] = []
  const isDate = (expression: Expression) => expression.type === 'Identifier' && expression.name === 'Date'
  const note = ({ start }: { start: number }) => void found.push(text.slice(0, start).split('\n').length)
  new Visitor({
    NewExpression: (made) => void (isDate(made.callee) && made.arguments.length === 0 && note(made)),
    CallExpression: (call) => void (isDate(call.callee) && note(call)),
    MemberExpression: (member) => {
      if (member.object.type === 'Super' || !isDate(member.object)) return
      if (member.property.type === 'Identifier' && member.property.name === 'now') note(member)
    },
  }).visit(parseSync(name, text).program)
  return found
}

/** Classes that dial the database. */
const dialling = /^(pg\.(Client|Pool)|PgBoss)$/

/**
 * Where a file makes a connection, or a pool of them, without saying how long dialling may take: whoever waits for it would
 * wait for ever. The line of each.
 */
export function untimedConnections(name: string, text: string): number[] {
  if (!/Client|Pool|PgBoss/.test(text)) return []
  const found: number[] = []
  new Visitor({
    NewExpression: ({ callee, arguments: [settings], start }) => {
      if (!dialling.test(text.slice(callee.start, callee.end))) return
      const isTimed =
        settings?.type === 'ObjectExpression' &&
        settings.properties.some(
          (one) =>
            one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'connectionTimeoutMillis',
        )
      if (!isTimed) found.push(text.slice(0, start).split('\n').length)
    },
  }).visit(parseSync(name, text).program)
  return found
}

/** Paths that a file declares: whole literals of `path:`, in their order; neither comments nor texts put together. */
export function declaredPaths(name: string, text: string): string[] {
  if (!/\bpath\s*:/.test(text)) return []
  const found: string[] = []
  new Visitor({
    Property: ({ key, value }) => {
      const path = value.type === 'Literal' ? value.value : null
      const isPath = key.type === 'Identifier' && key.name === 'path'
      if (isPath && typeof path === 'string' && path.startsWith('/')) found.push(path)
    },
  }).visit(parseSync(name, text).program)
  return found
}
