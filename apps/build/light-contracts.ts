import path from 'node:path'
import { parseAst, type Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
const isNode = (given: unknown): given is Node => typeof (given as Node | null)?.type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** What runs when the module does: functions run later. */
const isLater = ({ type }: Node) => /Function/.test(type)

const shapes = ['params', 'query', 'body']
/** What a call takes of which it does not say it. */
const nothing = path.resolve(import.meta.dirname, '../../platform/contract/endpoint~nothing.ts')
/** What they bear is validated by the server alone: which argument it is. */
const borne: Readonly<Record<string, number>> = { realtimeEvent: 1, realtimeRoom: 2 }

interface Cut {
  start: number
  end: number
  text: string
}

type Property = Node & { key?: { name?: string }; value?: Node }

/** What a shape of a declared call becomes; null: it stays. */
function shapeOf({ key, value }: Property, code: string): string | null {
  const name = key?.name ?? ''
  if (name === 'response') return 'response: undefined'
  if (!shapes.includes(name) || value?.type !== 'CallExpression') return null
  const made = code.slice(value.start, value.end)
  return `get ${name}() { const made = ${made}; Object.defineProperty(this, '${name}', { value: made, enumerable: true }); return made }`
}

/** What each word of a declared call becomes: its answer is not looked at again, its other shapes are made when they are asked for. */
function shapesIn(node: Node, code: string): Cut[] {
  const { callee, arguments: given = [] } = node as { callee?: Node & { name?: string }; arguments?: Node[] }
  const name = callee?.name ?? ''
  const bears = node.type === 'CallExpression' ? given[borne[name] ?? given.length] : undefined
  if (bears) return [{ start: bears.start, end: bears.end, text: 'undefined' }]
  const [declared] = given
  if (node.type !== 'CallExpression' || name !== 'endpoint' || declared?.type !== 'ObjectExpression') return []
  const properties = declared['properties'] as Property[]
  const cuts = properties.flatMap((property) => {
    const text = shapeOf(property, code)
    return text === null ? [] : [{ start: property.start, end: property.end, text }]
  })
  const missing = shapes.filter((shape) => properties.every(({ key }) => key?.name !== shape))
  const at = declared.start + 1
  return [...cuts, { start: at, end: at, text: missing.map((shape) => ` get ${shape}() { return unsaid },`).join('') }]
}

function cutsIn(node: Node, code: string): Cut[] {
  if (isLater(node)) return []
  const told = shapesIn(node, code)
  const isCut = (child: Node) => told.some(({ start, end }) => start <= child.start && child.end <= end)
  const inside = childrenOf(node).flatMap((child) =>
    isCut(child)
      ? []
      : node.type === 'CallExpression' && child.type === 'ObjectExpression' && told.length > 0
        ? childrenOf(child).flatMap((property) => (isCut(property) ? [] : cutsIn(property, code)))
        : cutsIn(child, code),
  )
  const pure = node.type === 'CallExpression' ? [{ start: node.start, end: node.start, text: '/* @__PURE__ */ ' }] : []
  return [...told, ...pure, ...inside]
}

/**
 * What a browser does not need of contracts: shapes of answers, which the server has validated. Calls that declare something do
 * nothing else, so that what is not used is not made: each shape that is made when a page opens costs a slow phone its while.
 * @param program of the code, as ESTree says it
 */
export function lightened(code: string, program: { body: unknown[] }): string {
  const cuts = (program.body as Node[])
    .flatMap((node) => cutsIn(node, code))
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
  return cuts.reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}

/** Names that a program says, but for those of its imports and of properties. */
function namesIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return []
  if (node.type === 'Identifier') return [String(node['name'])]
  const { computed = false, shorthand = false } = node
  const named = computed || shorthand ? [] : [node['key'], node['property']]
  return childrenOf(node).flatMap((child) => (named.includes(child) ? [] : namesIn(child)))
}

const imported = /^import (?:\{ (?:\w+ as )?(\w+) \}|\* as (\w+)) from ["'][^"']+["'];?\n/gm
/** Whoever reckons what a page needs would follow imports of what only the shapes that are gone have named. */
export function withoutUnusedImports(code: string): string {
  const said = new Set((parseAst(code).body as unknown as Node[]).flatMap(namesIn))
  return code.replaceAll(imported, (whole, name: string | undefined, all = '') => (said.has(name ?? all) ? whole : ''))
}

/** What declares calls would bring to those that have no shapes what they take or answer unsaid. */
const declares = /\/(endpoint~endpoint|file~fileEndpoint)\.ts$/
const unsaidShape = /\b(params|query|body|response): (nothing|FileAnswer)\b/g

export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    transform: {
      // what is plain already (`plain-calls.ts`) stays
      filter: { id: { include: /\/(areas\/[^/]+|platform)\/contract\/[^?]*\.ts$/, exclude: /~(bare|read)\.ts$/ } },
      handler(code, id) {
        if (declares.test(id))
          return { code: withoutUnusedImports(code.replaceAll(unsaidShape, '$1: undefined')), map: null }
        const light = lightened(code, this.parse(code))
        const needed = light.includes('return unsaid }')
          ? `import { nothing as unsaid } from ${JSON.stringify(nothing)};\n`
          : ''
        return { code: needed + withoutUnusedImports(light), map: null }
      },
    },
  }
}
