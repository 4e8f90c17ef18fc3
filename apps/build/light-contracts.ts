import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
const isNode = (given: unknown): given is Node => typeof (given as Node | null)?.type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** What runs when the module does: functions run later. */
const isLater = ({ type }: Node) => /Function/.test(type)

const shapes = ['params', 'query', 'body']

interface Cut {
  start: number
  end: number
  text: string
}

/** What each word of a declared call becomes: its answer is not looked at again, its other shapes are made when they are asked for. */
function shapesIn(node: Node, code: string): Cut[] {
  const { callee, arguments: given } = node as { callee?: Node & { name?: string }; arguments?: Node[] }
  const [declared] = given ?? []
  if (node.type !== 'CallExpression' || callee?.name !== 'endpoint' || declared?.type !== 'ObjectExpression') return []
  const properties = declared['properties'] as (Node & { key?: { name?: string }; value?: Node })[]
  return properties.flatMap(({ start, end, key, value }) => {
    const name = key?.name ?? ''
    if (name === 'response') return [{ start, end, text: 'response: undefined' }]
    if (!shapes.includes(name) || value?.type !== 'CallExpression') return []
    const made = code.slice(value.start, value.end)
    const text = `get ${name}() { const made = ${made}; Object.defineProperty(this, '${name}', { value: made, enumerable: true }); return made }`
    return [{ start, end, text }]
  })
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

const imported = /^import \{ (?:\w+ as )?(\w+) \} from "[^"]+";?\n/gm
/** Whoever reckons what a page needs would follow imports of what only the shapes that are gone have named. */
export function withoutUnusedImports(code: string): string {
  const rest = code.replaceAll(imported, '')
  return code.replaceAll(imported, (whole, name: string) => (new RegExp(`\\b${name}\\b`).test(rest) ? whole : ''))
}

export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    transform: {
      filter: { id: /\/(areas\/[^/]+|platform)\/contract\/[^?]*\.ts$/ },
      handler(code) {
        return { code: withoutUnusedImports(lightened(code, this.parse(code))), map: null }
      },
    },
  }
}
