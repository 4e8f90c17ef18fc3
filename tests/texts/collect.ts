import type { defineConfig } from '@lingui/cli'
import { pluralKey, type PluralForms } from '../../platform/contract/text.ts'
import { nameOf, parse, partOf, partsOf, walk, type Node } from './tree.ts'

type Extractor = NonNullable<Parameters<typeof defineConfig>[0]['extractors']>[number]

const tags = new Set(['t', 'msg', 'sqlText'])

const cooked = (part: Node): string => (part['value'] as { cooked: string }).cooked

function formsOf(call: Node): PluralForms {
  const forms = partsOf(call, 'arguments')[1]
  if (forms?.type !== 'ObjectExpression') throw new Error('forms of a plural are written where it stands')
  const entries = partsOf(forms, 'properties').map((one) => [nameOf(partOf(one, 'key')), nameOf(partOf(one, 'value'))])
  return Object.fromEntries(entries) as unknown as PluralForms
}
const isPlural = (node: Node) => node.type === 'CallExpression' && nameOf(partOf(node, 'callee')) === 'plural'

/** The key under which a template of one of the tags is translated, and what stands in its places. */
export function keyOf(template: Node, code: string): { id: string; placeholders: Record<string, string> } {
  const values = partsOf(template, 'expressions')
  const [first = '', ...rest] = partsOf(template, 'quasis').map(cooked)
  if ([first, ...rest].some((part) => /[{}]|'$/.test(part)))
    throw new Error(`braces and quotes before a place mean something in keys: ${first}`)
  const id = rest.reduce((key, part, index) => {
    const value = values[index]
    return key + (value && isPlural(value) ? pluralKey(index, formsOf(value)) : `{${index}}`) + part
  }, first)
  const placeholders = Object.fromEntries(
    values.flatMap((value, index) => (isPlural(value) ? [] : [[String(index), code.slice(value.start, value.end)]])),
  )
  return { id, placeholders }
}

/** What a call does: the page of calls is for engineers, but the audit tells of calls that were refused. */
function summaryOf(node: Node): string | undefined {
  if (node.type !== 'Property' || nameOf(partOf(node, 'key')) !== 'summary') return undefined
  const value = partOf(node, 'value')
  return value?.type === 'Literal' ? nameOf(value) : undefined
}

/** Finds the texts of the server and of what it shares with the pages, which no transform touches, for `npm run texts`. */
export const collector: Extractor = {
  match: (file) => file.endsWith('.ts') && !/\/web\//.test(file.replaceAll('\\', '/')),
  extract: (file, code, found) => {
    const origin = (node: Node): [string, number] => [file, code.slice(0, node.start).split('\n').length]
    walk(parse(code), (node) => {
      const summary = summaryOf(node)
      if (summary !== undefined) found({ id: summary, message: summary, origin: origin(node) })
      if (node.type !== 'TaggedTemplateExpression' || !tags.has(nameOf(partOf(node, 'tag')) ?? '')) return
      const template = partOf(node, 'quasi')
      if (!template) return
      const { id, placeholders } = keyOf(template, code)
      // what joins other texts has no words
      if (!/\p{L}/u.test(id.replaceAll(/\{\d+\}/g, ''))) return
      found({ id, message: id, placeholders, origin: origin(node) })
    })
  },
}
