import { expect, test } from 'vitest'
import { plannedWorksText } from './planned-works.ts'

test.each([
  [0, 0, 0, ''],
  [2, 2, 5, '2 СОР, СОЧ'],
  [1, 3, 0, '1–3 СОР'],
  [0, 1, 0, '0–1 СОР'],
  [0, 0, 1, 'СОЧ'],
])('%d to %d СОР, СОЧ in %d groups: «%s»', (sor_min, sor_max, soch_groups, text) =>
  expect(plannedWorksText({ sor_min, sor_max, soch_groups })).toBe(text),
)
