import { expect, test } from 'vitest'
import { defaultPolicy } from './policy.ts'
import type { PeriodInput } from './period-outcome.ts'
import { periodResult } from './period-result.ts'
import { policyChange } from './policy-change.ts'

const policy = defaultPolicy()
const input: PeriodInput = {
  mode: 'every_quarter',
  period: 'quarter',
  parallel: 7,
  policy,
  fo: [{ value: 8, maximum: 10 }],
  works: [],
}
const computed = (more: Partial<PeriodInput>) => periodResult({ ...input, ...more })
const lesser = { ...policy, scales: [{ from_parallel: 0, to_parallel: 12, least: { 3: 40, 4: 65, 5: 80 } as const }] }
const letters = defaultPolicy('college')
const withoutFo = { ...policy, weights: { fo: 0, sor: 50, soch: 50 } }
const passes = { mode: 'pass_fail_once_quarter' as const }

test.each([
  ['the same', {}, {}, null],
  ['a lower border', {}, { policy: lesser }, 'better'],
  ['a higher border', { policy: lesser }, {}, 'worse'],
  ['no mark any more', {}, { policy: withoutFo }, 'vanishes'],
  ['a mark from now on', { policy: withoutFo }, {}, 'appears'],
  ['none either way', { fo: [] }, { fo: [], policy: withoutFo }, null],
  ['a letter of the same mark', {}, { policy: letters }, 'letter'],
  ['a pass', passes, { ...passes, policy: lesser }, null],
  ['a pass that fails', passes, { ...passes, fo: [{ value: 1, maximum: 10 }] }, 'worse'],
] as const)('%s: %s', (_name, before, after, change) => {
  expect(policyChange(computed(before), computed(after))).toBe(change)
})
