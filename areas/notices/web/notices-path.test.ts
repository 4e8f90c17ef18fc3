import { expect, test } from 'vitest'
import { linkOf } from './notices-path.ts'

test.each([
  [null, 0, null],
  ['/journal?group=5', 0, { to: '/journal', search: { group: '5' } }],
  ['/journal?group=5', 1, null],
  ['/dashboard?student=7', 1, { to: '/dashboard', search: { student: '7' } }],
  ['/dashboard?student=7', 0, null],
  ['https://elsewhere.test/', 0, null],
])('%s for client %i', (link, client, expected) => {
  expect(linkOf(link, client)).toEqual(expected)
})
