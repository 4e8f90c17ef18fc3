import { expect, test } from 'vitest'
import { planSharedFiles, type ModuleGraph } from './shared-files.ts'

const large = 100_000
/** `a: b c, later d` as what each module imports, with its characters behind `#`. */
function graphOf(text: Record<string, string>): ModuleGraph {
  const partsOf = (id: string) => (text[id] ?? '').replace(/#.*/, '').split('later')
  const names = (part = '') => part.split(' ').filter((name) => name !== '')
  return {
    imports: (id) => names(partsOf(id)[0]),
    dynamicImports: (id) => names(partsOf(id)[1]),
    size: (id) => Number(/#(\d+)/.exec(text[id] ?? '')?.[1] ?? 100),
  }
}
/** Modules that stand in a file together, by the pages' sets. */
function filesOf(text: Record<string, string>, weights: Record<string, number> = {}): string[] {
  const plan = planSharedFiles({
    graph: graphOf(text),
    entries: ['main'],
    groupOf: (id) => (id.startsWith('lib') ? 'library' : undefined),
    weightOf: (id) => weights[id] ?? 1,
  })
  return [...Map.groupBy(plan.keys(), (id) => plan.get(id)).values()].map((ids) => ids.toSorted().join(' ')).toSorted()
}

test('what several pages share is joined where all of them pay less for it', () => {
  const pages = { main: 'frame later p q r', p: 'one two', q: 'one two three', r: 'three frame' }
  expect(filesOf(pages)).toEqual(['one three two'])
  expect(filesOf({ ...pages, three: `#${large}` })).toEqual(['one two', 'three'])
})

test('what the opening has, what one page alone needs and what has its group is no part of it', () => {
  expect(filesOf({ main: 'frame later p q', p: 'own frame lib both', q: 'lib both' })).toEqual(['both'])
})

test('a small file is not joined to one that would bring much along', () => {
  expect(filesOf({ main: 'later p q r', p: 'one two', q: 'one two', r: 'one', two: 'lib', lib: `#${large}` })).toEqual([
    'one',
    'two',
  ])
})

test('pages that are opened often decide', () => {
  const text = { main: 'later p q r', p: 'one two', q: 'one two', r: 'one', two: '#20000' }
  expect(filesOf(text)).toEqual(['one', 'two'])
  expect(filesOf(text, { p: 20 })).toEqual(['one two'])
})

test('files never need each other in a ring', () => {
  // of b's own page and q's: joined with a they would need the library that needs them
  const text = { main: 'later p q r', p: 'a', q: 'a b', r: 'b lib', a: 'lib', lib: 'b' }
  expect(filesOf(text)).toEqual(['a', 'b'])
})
