import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { calleeOf, nameOf, parse, partOf, partsOf, walk, type Above, type Node } from './texts/tree.ts'
import { areas } from '#apps/server/areas.ts'
import type { HistoryValue } from '#platform/contract/history.ts'
import { keptWord } from '#areas/audit/rules/kept-words.ts'

const root = path.resolve(import.meta.dirname, '..')
const sources = globSync('{areas/*/server,platform/server}/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), code: readFileSync(path.join(root, file), 'utf8') }))

/**
 * Whether words at a place of the source are the name of a list that is taken out: `list: '…'`, `const list = '…'`, `const ownList = '…'`,
 * `taken('…')`.
 */
const isListName = (node: Node, above: Above): boolean =>
  above.some((one, at) => {
    const below = above[at - 1] ?? node
    if (one.type === 'Property') return nameOf(partOf(one, 'key')) === 'list' && partOf(one, 'value') === below
    if (one.type === 'VariableDeclarator') return /^(?:list|\w+List)$/.test(nameOf(partOf(one, 'id')) ?? '')
    return one.type === 'CallExpression' && calleeOf(one) === 'taken' && partsOf(one, 'arguments')[0] === below
  })
const listsIn = (code: string): string[] => {
  const found: string[] = []
  walk(parse(code), (node, above) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string' && isListName(node, above()))
      found.push(node['value'])
  })
  return found
}
/** These take out what they are given, with its name, or say what is kept. */
const general = [
  'areas/audit/server/account-events.ts',
  'platform/server/export.ts',
  'areas/reports/server/report-files.ts',
  'platform/server/long-job/file-handlers.ts',
  'platform/server/long-job/handlers.ts',
]

/** What rooms say of their own lists, and the audit of the rest. */
const ofRooms = areas.flatMap(({ auditedBelow }) => auditedBelow?.['platform.export']?.values?.['list'] ?? [])
const said = (name: string) =>
  keptWord(
    'platform.export',
    'list',
    ofRooms.reduce<HistoryValue>((word, say) => (word === null ? null : say(word)), name),
  )

test('whatever is taken out has words in the audit, and is named where it can be read', () => {
  const taking = sources.filter(({ code }) => /subject: 'platform\.export'|\bexportRows\(|ReportFiles</.test(code))
  const lists = taking.map(({ file, code }) => ({ file, names: listsIn(code) }))
  expect(taking.length).toBeGreaterThan(30)
  expect(lists.flatMap(({ file, names }) => (names.length === 0 && !general.includes(file) ? [file] : []))).toEqual([])
  const unsaid = lists.flatMap(({ names }) => names.filter((name) => said(name) === name))
  expect(unsaid).toEqual([])
})

test('files of long work are taken out under the name of its kind', () => {
  const kinds = areas.flatMap(({ longJobs = [] }) => longJobs.filter(({ reaches }) => reaches !== 'each-row'))
  expect(kinds.length).toBeGreaterThan(0)
  expect(kinds.flatMap(({ kind }) => (said(kind) === kind ? [kind] : []))).toEqual([])
})

test.each([
  ["record({ after: { list: 'a.b', rows } })", ['a.b']],
  ["const list = 'a'\nexportRows({ list })", ['a']],
  ["const viewersList = 'a'\nexportRows({ list: viewersList })", ['a']],
  ["const list = isPaper ? 'a-paper' : 'a'", ['a-paper', 'a']],
  ["record(taken('a', 'b'))", ['a']],
  ["const lists = ['a']", []],
])('%s: names %j', (code, names) => expect(listsIn(code)).toEqual(names))

test('whatever is brought in has words in the audit', () => {
  const pattern = /ImportKind<\w+> = \{\s+name: '([a-z.]+)'/g
  const kinds = sources.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, name]) => name ?? ''))
  expect(kinds).toHaveLength(8)
  expect(kinds.filter((name) => keptWord('platform.import', 'kind', name) === name)).toEqual([])
})
