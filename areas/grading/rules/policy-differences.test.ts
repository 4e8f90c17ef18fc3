import { expect, test } from 'vitest'
import { defaultPolicy } from './policy.ts'
import { policyDifferences } from './policy-differences.ts'
import type { PolicyRules } from './policy-rules.ts'

const policy = defaultPolicy()

test.each<[string, Partial<PolicyRules>, [string, string][]]>([
  ['nothing', {}, []],
  ['the order of scales', { scales: policy.scales.toReversed() }, []],
  ['weights', { weights: { fo: 0, sor: 50, soch: 50 } }, [['25 / 25 / 50 %', '0 / 50 / 50 %']]],
  ['СОР', { sor_aggregation: 'mean' }, [['баллы складываются', 'проценты усредняются']]],
  [
    'ФО',
    { fo_maximum: 5, least_fo: 1 },
    [
      ['10', '5'],
      ['3', '1'],
    ],
  ],
  ['retakes', { retakes: 'none' }, [['один раз', 'запрещена']]],
  [
    'scales',
    { scales: [{ from_parallel: 0, to_parallel: 12, least: { 3: 40, 4: 65, 5: 85 } }] },
    [['0–1 кл.: 21, 51, 81; 2–12 кл.: 40, 65, 85', '0–12 кл.: 40, 65, 85']],
  ],
  ['letters', { letters: [{ letter: 'A', least: 0, points: 4, grade: 5 }] }, [['нет', 'A 0 % (4, «5»)']]],
  [
    'the final',
    { final: { year: 60, exam: 40, base: 'unrounded_mean' } },
    [
      ['70 / 30 %', '60 / 40 %'],
      ['целая отметка', 'среднее без округления'],
    ],
  ],
])('%s', (_name, change, expected) => {
  const found = policyDifferences(policy, { ...policy, ...change })
  expect(found.map(({ before, after }) => [before, after])).toEqual(expected)
})
