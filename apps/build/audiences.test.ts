import { expect, test } from 'vitest'
import { audiencesOf, pagesOf } from './audiences.ts'
import { builtChunk as chunk } from './testing/built-chunk.ts'

test('a file is of the pages that alone lead to it; what the frame needs is everybody’s', () => {
  const chunks = [
    chunk('main', { isEntry: true, imports: ['kit'], dynamicImports: ['frame', 'roles', 'journal'] }),
    chunk('kit'),
    chunk('frame', { dynamicImports: ['search'], css: ['frame.css'] }),
    chunk('search'),
    chunk('roles', { imports: ['kit', 'table'], dynamicImports: ['journal', 'why'], css: ['roles.css', 'frame.css'] }),
    chunk('why'),
    chunk('journal', { imports: ['table'] }),
    chunk('table'),
  ]
  const pages = [
    { id: 'roles', path: '/roles', file: '/src/roles' },
    { id: 'journal', path: '/journal', file: '/src/journal' },
  ]
  expect(Object.fromEntries(audiencesOf(chunks, pages))).toEqual({
    roles: ['roles'],
    'roles.css': ['roles'],
    why: ['roles'],
    journal: ['journal'],
    table: ['roles', 'journal'],
  })
})

test('the pages that a room declares are read of its face', () => {
  const found = pagesOf('areas/access/web/index.ts')
  expect(found.map(({ id }) => id)).toEqual([
    'confirm-mail',
    'roles',
    'rights',
    'second-factor-setup',
    'second-factor',
    'sign-in-providers',
    'reading',
  ])
  expect(found[1]?.file).toMatch(/areas\/access\/web\/roles\/list\/roles-page\.tsx$/)
})
