import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardStates, stepObjection, type CardState, type CardStep } from './card-state.ts'

const becomes: Record<CardStep, CardState> = { check: 'checked', sign: 'signed', revoke: 'revoked' }
const steps = Object.keys(becomes) as CardStep[]

test.each([
  ['made', 'check revoke'],
  ['checked', 'sign revoke'],
  ['signed', 'revoke'],
  ['replaced', ''],
  ['revoked', ''],
] as const)('from %s: %s', (state, allowed) => {
  expect(steps.filter((step) => stepObjection(step, state) === null).join(' ')).toBe(allowed)
})

test('whatever is tried: no signature without a check, and nothing after the end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), (tried) => {
      const lived: CardState[] = ['made']
      for (const step of tried) {
        const state = lived.at(-1) ?? 'made'
        const objection = stepObjection(step, state)
        if (objection === null) lived.push(becomes[step])
        else expect(objection).toMatch(/табель/)
      }
      expect(lived.every((state) => cardStates.includes(state))).toBe(true)
      if (lived.includes('signed')) expect(lived[lived.indexOf('signed') - 1]).toBe('checked')
      if (lived.includes('revoked')) expect(lived.at(-1)).toBe('revoked')
    }),
  )
})
