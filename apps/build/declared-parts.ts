import { existsSync, readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>
export const isNode = (given: unknown): given is Node => typeof (given as Node | null)?.type === 'string'

/** Files that only declare: contracts, rules, icons, and what pages keep in their addresses. */
const declaring =
  /\/((areas\/[^/]+|platform)\/(contract|rules)\/(?!.*\.test\.ts$).*|platform\/web\/icons\/\w+\.generated[^/]*|areas\/[^/]+\/web\/(?:.*\/)?(?:\w+-)*address(?:~\w+)?)\.ts$/
/** A file with one of its declarations: `marks~listMarks.ts`; of a call without its shapes `marks~listMarks~bare.ts` (`plain-calls.ts`). */
const part = /^(.*?)~(\w+)(\.ts)$/
const partOf = (file: string, name: string) => file.replace(/\.ts$/, `~${name}.ts`)

interface Declaration {
  text: string
  /** Names that stand in it, of other declarations or imported. */
  named: ReadonlySet<string>
}
interface Parts {
  declarations: ReadonlyMap<string, Declaration>
  exported: ReadonlySet<string>
  /** By its name here: what imports it. */
  imports: ReadonlyMap<string, string>
}

/** Names that a function takes, or that a pattern binds otherwise than plainly. */
const namesTaken = (params: unknown): string[] =>
  [params].flat().flatMap((one) => (isNode(one) ? (namesBound(one) ?? []) : []))

/** Names that are read in a piece of code, those of properties and of what a function takes apart. */
export function namesIn(node: Node): Set<string> {
  if (/^(JSX)?Identifier$/.test(node.type)) return new Set([node['name'] as string])
  const found = new Set<string>()
  const isPlain = node['computed'] !== true
  for (const [key, value] of Object.entries(node)) {
    const isLabel = isPlain && ((node.type.endsWith('MemberExpression') && key === 'property') || key === 'key')
    // types are gone when it runs
    if (isLabel || /typeAnnotation|typeArguments|typeParameters|returnType/.test(key)) continue
    for (const one of [value].flat()) if (isNode(one)) for (const name of namesIn(one)) found.add(name)
  }
  for (const name of namesTaken(node['params'])) found.delete(name)
  return found
}

const isType = ({ type }: Node) => /^TS(Interface|TypeAlias)/.test(type)

/** Names that a pattern binds: `{ shape: staged, ...rest }`; null: it is no plain one. */
export function namesBound(pattern: Node): string[] | null {
  if (pattern.type === 'Identifier') return [pattern['name'] as string]
  if (pattern.type !== 'ObjectPattern') return null
  const bound = (pattern['properties'] as Node[]).map((one) =>
    namesBound((one.type === 'RestElement' ? one['argument'] : one['value']) as Node),
  )
  return bound.every((names) => names !== null) ? bound.flat() : null
}

/** The names that a statement declares; null: it does something else too. */
function namesDeclared(statement: Node): string[] | null {
  if (statement.type === 'FunctionDeclaration') return [(statement['id'] as { name: string }).name]
  if (statement.type !== 'VariableDeclaration' || statement['kind'] !== 'const') return null
  const [only, ...others] = statement['declarations'] as { id: Node }[]
  return others.length === 0 && only ? namesBound(only.id) : null
}

/** By its name here: the text that imports it. */
function importsOf(statement: Node, code: string): [string, string][] {
  if (statement['importKind'] === 'type') return []
  const source = code.slice((statement['source'] as Node).start, (statement['source'] as Node).end)
  return (statement['specifiers'] as Node[])
    .filter((one) => one['importKind'] !== 'type')
    .map((one) => {
      const text = code.slice(one.start, one.end)
      return [
        (one['local'] as { name: string }).name,
        `import ${one.type === 'ImportSpecifier' ? `{ ${text} }` : text} from ${source}`,
      ]
    })
}

/** The declarations of a file; null where it does more than declare, and has to stay whole. */
export function readParts(code: string): Parts | null {
  const { program } = parseSync('declaring.ts', code)
  const declarations = new Map<string, Declaration>()
  const [exported, imports] = [new Set<string>(), new Map<string, string>()]
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      for (const [name, text] of importsOf(statement, code)) imports.set(name, text)
      continue
    }
    const isExport = statement.type === 'ExportNamedDeclaration' && isNode(statement['declaration'])
    const inner = isExport ? (statement['declaration'] as Node) : statement
    if (isType(inner) || statement['exportKind'] === 'type') continue
    const names = namesDeclared(inner)
    if (names === null) return null
    const named = new Set([...namesIn(inner)].filter((name) => !names.includes(name)))
    for (const name of names) declarations.set(name, { text: code.slice(inner.start, inner.end), named })
    if (isExport) for (const name of names) exported.add(name)
  }
  return { declarations, exported, imports }
}

const known = new Map<string, Parts | null>()
function partsIn(file: string): Parts | null {
  if (!declaring.test(file)) return null
  const found = known.get(file)
  if (found !== undefined) return found
  const parts = existsSync(file) ? readParts(readFileSync(file, 'utf8')) : null
  known.set(file, parts)
  return parts
}

/** The file of what a file that only declares exports by a name. */
export const filesOfParts = (file: string): ReadonlyMap<string, string> | null => {
  const parts = partsIn(file)
  return parts && new Map([...parts.exported].map((name) => [name, partOf(file, name)]))
}

const call = /^const \w+ = (endpoint|fileEndpoint|exportOf)\(/
/** Whether a part is a declared call. */
export function isPartOfCall(file: string): boolean {
  const [, start = '', name = '', ending = ''] = part.exec(file) ?? []
  const declaration = start === '' ? undefined : partsIn(start + ending)?.declarations.get(name)
  return declaration !== undefined && call.test(declaration.text)
}
/** The file that a part is of, and its name there. */
export function declaredIn(file: string): { file: string; name: string } | null {
  const [, start = '', name = '', ending = ''] = part.exec(file) ?? []
  return start === '' ? null : { file: start + ending, name }
}

/** The text of a part: its declaration, and imports of what it names. */
export function writePart({ declarations, imports }: Parts, file: string, name: string): string {
  const { text, named } = declarations.get(name) ?? { text: '', named: [] }
  const needed = [...named].flatMap((one) => {
    if (declarations.has(one)) return [`import { ${one} } from ${JSON.stringify(partOf(file, one))}`]
    return imports.get(one) ?? []
  })
  return [...needed, `export ${text}`].join('\n')
}

/**
 * Makes a file of each declaration of the files that only declare. A page that asks for one call of a contract brings that call along,
 * in place of all that any page of the school needs of the contract: bundlers never part what stands in one file.
 */
export function declaredParts(): Plugin {
  return {
    name: 'declared-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: declaring },
      handler(id) {
        const [, start = '', name = '', ending = ''] = part.exec(id) ?? []
        const file = start === '' ? id : start + ending
        const parts = partsIn(file)
        if (parts === null) return null
        if (name !== '') return writePart(parts, file, name)
        return [...parts.exported]
          .map((one) => `export { ${one} } from ${JSON.stringify(partOf(file, one))}`)
          .join('\n')
      },
    },
    resolveId: {
      filter: { id: /~\w+\.ts$/ },
      handler: (id) => id,
    },
  }
}
