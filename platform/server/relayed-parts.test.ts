import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinParts, partsOf } from './relayed-parts.ts'

const maxBytes = 8_000
const from = '8f0f6d0e-0000-4000-8000-000000000001'

test.each([
  ['nothing', ''],
  ['a word', 'Ахметов\nДанияр'],
  ['letters of three bytes', '字'.repeat(20_000)],
  ['pictures of two halves', 'a' + '🙂'.repeat(20_000)],
])('a message goes in parts that a notification bears, and comes whole: %s', (_what, text) => {
  const receive = joinParts()
  const parts = partsOf({ from, id: 1, text })
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(maxBytes)
  const sent = parts.map((part) => Buffer.from(part).toString())
  expect(sent.slice(0, -1).map(receive)).toEqual(sent.slice(1).map(() => null))
  expect(receive(sent.at(-1) ?? '')).toEqual({ from, id: 1, text })
})

test('any text comes as it was', () => {
  const receive = joinParts()
  let id = 0
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 9_000, size: 'max' }), (text) => {
      const received = partsOf({ from, id: ++id, text }).map(receive)
      expect(received.at(-1)?.text).toBe(text)
    }),
    { numRuns: 20 },
  )
})

test('messages of several processes may come between each other', () => {
  const receive = joinParts()
  const one = partsOf({ from: 'one', id: 7, text: 'a'.repeat(6_000) })
  const other = partsOf({ from: 'other', id: 7, text: 'b'.repeat(6_000) })
  const received = one.flatMap((part, index) => [receive(part), receive(other[index] ?? '')])
  expect(received.filter(Boolean).map((message) => message?.text[0])).toEqual(['a', 'b'])
})

test('what was told twice counts once, what lacks its end is given up', () => {
  const receive = joinParts()
  const [begun = ''] = partsOf({ from, id: 1, text: 'a'.repeat(6_000) })
  const [next = ''] = partsOf({ from, id: 2, text: 'b' })
  expect([begun, next, next, begun].map((part) => receive(part)?.text ?? null)).toEqual([null, 'b', null, null])
  expect(receive('something else')).toBeNull()
})
