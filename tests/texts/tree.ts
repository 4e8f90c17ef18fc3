import { parseAst } from 'rolldown/parseAst'

/** A node of the tree of a source file (ESTree); positions are those of the text. */
export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
/** The nodes above one, the nearest first. */
export type Above = readonly Node[]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export const partOf = (node: Node, part: string): Node | undefined => {
  const value = node[part]
  return isNode(value) ? value : undefined
}
export const partsOf = (node: Node, part: string): Node[] => {
  const value = node[part]
  return Array.isArray(value) ? value.filter(isNode) : []
}
/** What an identifier, a property or a literal is called. */
export const nameOf = (node: Node | undefined): string | undefined => {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
}
/** The name of what a call calls: `refuse`, `console.log`, `.replaceAll` of whatever. */
export function calleeOf(call: Node): string | undefined {
  const callee = partOf(call, 'callee')
  if (callee?.type !== 'MemberExpression') return nameOf(callee)
  const object = partOf(callee, 'object')
  const name = nameOf(partOf(callee, 'property'))
  return object?.type === 'Identifier' ? `${nameOf(object)}.${name}` : `.${name}`
}

export const parse = (code: string, lang: 'ts' | 'tsx' = 'ts'): Node => parseAst(code, { lang }) as unknown as Node

/** Visits each node, with those above it for whoever asks; what `visit` answers false to is not entered. */
export function walk(node: Node, visit: (node: Node, above: () => Above) => boolean | void): void {
  const path: Node[] = []
  const above = (): Above => path.toReversed()
  const enter = (one: Node): void => {
    if (visit(one, above) === false) return
    path.push(one)
    for (const value of Object.values(one))
      if (Array.isArray(value)) {
        for (const part of value) if (isNode(part)) enter(part)
      } else if (isNode(value)) enter(value)
    path.pop()
  }
  enter(node)
}
