import { expect, test } from 'vitest'
import {
  clockReads,
  declaredPaths,
  importsOf,
  importsOfStyles,
  loadsOf,
  threadModulesOf,
  untimedConnections,
} from './source.ts'

test('an import of any form is seen, one in a comment or a text is none', () => {
  const text = `
    import './plain.ts'
    import type { A } from './types.ts'
    import { type B } from './inline.ts'
    export { c } from './again.ts'
    export * from './all.ts'
    type D = import('./in-place.ts').D
    const e = () => import('./later.ts')
    const f = (name: string) => import(name)
    vi.mock('./mocked.ts', async () => vi.importActual('./actual.ts'))
    // import './comment.ts'
    const g = "import './text.ts'"
    jest.mock('./other.ts')
  `
  expect(new Set(importsOf('a.ts', text))).toEqual(
    new Set([
      './plain.ts',
      './types.ts',
      './inline.ts',
      './again.ts',
      './all.ts',
      './in-place.ts',
      './later.ts',
      './mocked.ts',
      './actual.ts',
      null,
    ]),
  )
  expect(() => importsOf('a.ts', 'import {')).toThrow('a.ts')
})

test('what is loaded when a file runs, and what threads are to load', () => {
  const text = `
    import 'sharp'
    import type { A } from './types.ts'
    import { type B, c } from './both.ts'
    export type { D } from './type.ts'
    export { e } from './again.ts'
    const f = () => import('./later.ts')
    const g = inThreads<typeof drawing>(new URL('draw.ts', import.meta.url))('draw')
    const h = byHand<typeof hand>(new URL('hand.ts', import.meta.url))
    const i = new URL('other.ts', import.meta.url)
  `
  expect(loadsOf('a.ts', text)).toEqual([
    { specifier: 'sharp', isBare: true },
    { specifier: './both.ts', isBare: false },
    { specifier: './again.ts', isBare: false },
    { specifier: './later.ts', isBare: false },
  ])
  expect(threadModulesOf('a.ts', text)).toEqual(['draw.ts', 'hand.ts'])
  expect(() => threadModulesOf('a.ts', 'inThreads(url)')).toThrow('nobody can read')
})

test('files that a style sheet takes', () => {
  const text = `@import './a.css'; .b { composes: c from '../d.css'; background: url("./e.svg"), url(https://f/g.png); }`
  expect(importsOfStyles(text)).toEqual(['./a.css', '../d.css', './e.svg'])
})

test('whoever asks the machine for the time is seen, a moment that is given is none', () => {
  const text = `
    const a = Date.now()
    const b = new Date()
    const c = Date()
    const d = [1].map(Date.now)
    const e = new Date(0), f = Date.parse('2026-11-20'), g = performance.now(), h = now()
    // Date.now()
  `
  expect(clockReads('a.ts', text)).toEqual([2, 3, 4, 5])
})

test('a path counts where it is declared whole', () => {
  const text = "const a = [{ path: '/a/{id}' }, { path: `${b}/c` }, { other: '/d', path: e }] // path: '/f'"
  expect(declaredPaths('a.ts', text)).toEqual(['/a/{id}'])
})

test('a connection that would be dialled for ever is seen', () => {
  const text = `
    new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
    new pg.Client({ connectionString })
    new pg.Pool({ max: 2, connectionTimeoutMillis })
    new pg.Pool(settings)
    new PgBoss({ connectionString, max: 3 })
    new Client({ connectionString })
    // new pg.Client(connectionString)
  `
  expect(untimedConnections('a.ts', text)).toEqual([3, 5, 6])
})
