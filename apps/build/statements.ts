import path from 'node:path'
import { parseSync } from 'vite'
import { declaredIn, namesBound, namesIn, type Node } from './declared-parts.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What a page is made of. */
export const statementsOf = (code: string): Node[] => parseSync('page.tsx', code).program.body as unknown as Node[]
export const isImport = ({ type, importKind }: Node) => type === 'ImportDeclaration' && importKind !== 'type'
interface Specifier extends Node {
  local: { name: string }
}
export const specifiersOf = (statement: Node) =>
  (statement['specifiers'] as Specifier[]).filter((one) => one['importKind'] !== 'type')
export const sourceOf = (statement: Node) => (statement['source'] as { value: string }).value
/** What an export declares, or the statement itself. */
export const inner = (statement: Node) => (statement['declaration'] as Node | null | undefined) ?? statement

/** The names that a statement declares with `const`. */
export const namesOf = (statement: Node): string[] =>
  statement.type === 'VariableDeclaration'
    ? (statement['declarations'] as { id: Node }[]).flatMap(({ id }) => namesBound(id) ?? [])
    : []

/** The file behind the words of an import. */
export function behind(words: string, file: string): string {
  if (words.startsWith('#')) return path.join(root, words.slice(1))
  if (words.startsWith('.')) return path.resolve(path.dirname(file), words)
  return declaredIn(words)?.file ?? words
}

export interface Change {
  start: number
  end: number
  text: string
}
export const changedBy = (code: string, changes: readonly Change[]): string =>
  changes.toReversed().reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code)

/** Without imports that no code of the file names any more. */
export function withoutUnused(code: string): string {
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
