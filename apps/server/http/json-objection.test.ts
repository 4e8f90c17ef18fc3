import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonObjection } from './json-objection.ts'

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"b":{"c":1, "c" :2}}', 'c'],
  ['[{"x":1},{"y":1,"z":"y","y":2}]', 'y'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"\\"":1,"\\"":2}', '"'],
])('%s names a field twice', (json, name) => {
  expect(jsonObjection(json)).toEqual({ kind: 'repeated', name })
})

test.each([
  '{"a":1,"b":{"a":1}}',
  '[{"a":1},{"a":2}]',
  '{"a":"a","b":"a:"}',
  '["a","a"]',
  '{"a":"\\"a\\":1"}',
  '"a"',
  '',
  '{"a',
  '}}',
])('%s does not', (json) => {
  expect(jsonObjection(json)).toBeNull()
})

test('64 levels are taken, 65 are not', () => {
  expect(jsonObjection('['.repeat(64) + ']'.repeat(64))).toBeNull()
  expect(jsonObjection('['.repeat(65))).toEqual({ kind: 'depth' })
  expect(jsonObjection('{"a":'.repeat(65))).toEqual({ kind: 'depth' })
})

test('whatever an object holds, once written it names nothing twice', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (json) => {
      // what was drawn may itself name a field twice: written anew it no longer does
      expect(jsonObjection(JSON.stringify(JSON.parse(json)))).toBeNull()
    }),
  )
})
