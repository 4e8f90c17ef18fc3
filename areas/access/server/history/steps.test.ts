import { expect, test } from 'vitest'
import { stepsOf } from './steps.ts'

const audited = { fields: ['value', 'comment', 'iin', 'parts'], masked: ['iin'] }
const step = (field: string, before: unknown, after: unknown, is_masked = false) => ({
  field,
  before,
  after,
  is_masked,
})

test.each([
  ['a new record', null, { value: 8, comment: null }, [step('value', null, 8)]],
  ['a change', { value: 8, comment: 'a' }, { value: 9, comment: 'a' }, [step('value', 8, 9)]],
  ['a removal', { value: 8 }, null, [step('value', 8, null)]],
  ['what is not told', { password_hash: 'x' }, { password_hash: 'y' }, []],
  ['a masked field', { iin: '1' }, { iin: '2' }, [step('iin', null, null, true)]],
  ['a list', null, { parts: ['b', 'c'] }, [step('parts', null, 'b, c')]],
  ['an object', null, { parts: { a: 1 } }, [step('parts', null, '{"a":1}')]],
])('%s', (_, before, after, steps) => expect(stepsOf(before, after, audited)).toEqual(steps))

test('ids are said as names', () => {
  const format = (field: string, value: unknown) => (field === 'value' ? `№${String(value)}` : null)
  expect(stepsOf({ value: 1 }, { value: 2 }, { fields: ['value'], format })).toEqual([step('value', '№1', '№2')])
})
