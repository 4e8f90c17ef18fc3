import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exemptions } from './exempt.ts'
import { calleeOf, nameOf, parse, partOf, partsOf, walk, type Above, type Node } from './tree.ts'

/** Where the server and what it shares with the pages say something. */
const places = ['areas/*/{contract,rules,server}/**/*.ts', 'platform/{contract,server}/**/*.ts', 'apps/server/**/*.ts']
export const sourceFiles = (): string[] =>
  globSync(places)
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()

const cyrillic = /\p{Script=Cyrillic}/u
export const isCyrillic = (text: string): boolean => cyrillic.test(text)

const exemptFiles = exemptions.flatMap(({ files = [] }) => files)
const exemptProperties = new Set(exemptions.flatMap(({ properties = [] }) => properties))
const exemptGiven = new Map(exemptions.flatMap(({ given }) => given?.to.map((call) => [call, given.properties]) ?? []))
const exemptCalls = new Set(exemptions.flatMap(({ calls = [] }) => calls))
const exemptConstants = new Set(exemptions.flatMap(({ constants = [] }) => constants))
const exemptWords = new Set(exemptions.flatMap(({ words = [] }) => words))

export const isExemptFile = (file: string): boolean => exemptFiles.some((glob) => path.posix.matchesGlob(file, glob))

/** A literal that holds words, and is not within a text. */
export interface Loose {
  node: Node
  above: Above
  isRaw: boolean
}

const isTag = (node: Node | undefined): boolean => ['t', 'msg', 'sqlText'].includes(nameOf(node) ?? '')
const isPluralOfText = (above: Above): boolean => {
  const call = above.findIndex((node) => node.type === 'CallExpression' && calleeOf(node) === 'plural')
  return call !== -1 && above[call + 1]?.type === 'TemplateLiteral' && isTag(partOf(above[call + 2] ?? nowhere, 'tag'))
}
const nowhere: Node = { type: '', start: 0, end: 0 }

/** Whether a property stands in the object that a call is given, and is one that such a call keeps for engineers. */
function isExemptOfCall(property: Node, [object, call]: Above): boolean {
  if (object?.type !== 'ObjectExpression' || call?.type !== 'CallExpression') return false
  return exemptGiven.get(calleeOf(call) ?? '')?.includes(nameOf(partOf(property, 'key')) ?? '') ?? false
}

function isExempt(node: Node, above: Above): boolean {
  if (exemptWords.has(nameOf(node) ?? '')) return true
  return above.some((one, at) => {
    const below = at === 0 ? node : above[at - 1]
    if (one.type === 'Property')
      return (
        partOf(one, 'key') === below ||
        exemptProperties.has(nameOf(partOf(one, 'key')) ?? '') ||
        isExemptOfCall(one, above.slice(at + 1))
      )
    if (one.type === 'VariableDeclarator') return exemptConstants.has(nameOf(partOf(one, 'id')) ?? '')
    if (one.type !== 'CallExpression' && one.type !== 'NewExpression') return one.type === 'TSLiteralType'
    const callee = calleeOf(one) ?? ''
    return exemptCalls.has(callee) || exemptCalls.has(callee.slice(callee.lastIndexOf('.') + 1))
  })
}

const wordsIn = (node: Node): boolean => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' && isCyrillic(node['value'])
  if (node.type !== 'TemplateLiteral') return false
  return partsOf(node, 'quasis').some((part) => isCyrillic((part['value'] as { cooked: string }).cooked))
}

/** Words in a source file that the catalogue does not know of. */
export function looseWords(file: string, code: string): Loose[] {
  if (!isCyrillic(code) || isExemptFile(file)) return []
  const found: Loose[] = []
  walk(parse(code), (node, aboveIt) => {
    if (!wordsIn(node)) return
    const above = aboveIt()
    const tag = above[0]?.type === 'TaggedTemplateExpression' ? partOf(above[0], 'tag') : undefined
    if (isTag(tag) || isPluralOfText(above) || isExempt(node, above)) return
    found.push({ node, above, isRaw: tag !== undefined })
  })
  return found
}

const said = (files: readonly string[], find: (file: string, code: string) => Pick<Loose, 'node'>[]): string[] =>
  files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return find(file, code).map(
      ({ node }) => `${file}:${code.slice(0, node.start).split('\n').length} ${code.slice(node.start, node.end)}`,
    )
  })
/** All such words, as `file:line words`. */
export const allLooseWords = (): string[] => said(sourceFiles(), looseWords)

const pages = ['areas/*/web/**/*.{ts,tsx}', 'platform/web/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}']
const pageFiles = (): string[] =>
  globSync(pages)
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()

const pageTags = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
const pageCalls = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal'])
/** Whether the macros of the pages make a text of whatever stands below, or it is compared and not shown. */
const isOfMacro = (one: Node): boolean => {
  if (one.type === 'JSXElement') return pageTags.has(nameOf(partOf(partOf(one, 'openingElement') ?? one, 'name')) ?? '')
  if (one.type === 'CallExpression') return pageCalls.has(calleeOf(one) ?? '')
  if (one.type === 'BinaryExpression') return /^[!=]==$/.test(String(one['operator']))
  return one.type === 'TaggedTemplateExpression' && isTag(partOf(one, 'tag'))
}

/** Words in a file of pages that the catalogue does not know of. */
export function looseWordsOfPage(file: string, code: string): Pick<Loose, 'node'>[] {
  if (!isCyrillic(code) || isExemptFile(file)) return []
  const found: Pick<Loose, 'node'>[] = []
  walk(parse(code, file.endsWith('.tsx') ? 'tsx' : 'ts'), (node, aboveIt) => {
    const isText = wordsIn(node) || (node.type === 'JSXText' && isCyrillic(String(node['value'])))
    if (isText && !isExempt(node, aboveIt())) found.push({ node })
    return !isOfMacro(node)
  })
  return found
}
/** All such words, as `file:line words`. */
export const allLooseWordsOfPages = (): string[] => said(pageFiles(), looseWordsOfPage)
