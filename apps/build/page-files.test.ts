import { expect, test } from 'vitest'
import { filesOfPages } from './page-files.ts'
import { builtChunk as chunk } from './testing/built-chunk.ts'

test('a page opens with what it needs at once, beside what every page has', () => {
  const chunks = [
    chunk('main', { isEntry: true, imports: ['kit'], dynamicImports: ['roles'], css: ['main.css'] }),
    chunk('kit'),
    chunk('roles', { imports: ['kit', 'table'], dynamicImports: ['why'], css: ['main.css', 'roles.css'] }),
    chunk('table', { imports: ['cells'] }),
    chunk('cells'),
    chunk('why'),
  ]
  const pages = [
    { id: 'roles', path: '/roles/{id}', file: '/src/roles' },
    { id: 'light', path: '/light', file: '/src/elsewhere' },
  ]
  expect(filesOfPages(chunks, pages)).toEqual([['/roles/{id}', ['/roles', '/roles.css', '/table', '/cells']]])
})
