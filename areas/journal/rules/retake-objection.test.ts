import { expect, test } from 'vitest'
import { retakeObjection, type RetakenMark } from './retake-objection.ts'

const today = '2026-10-15'
const sor: RetakenMark = { is_of_work: true, maximum: 20, date: '2026-10-01', former: null, may_retake: true }

test.each<[string, Partial<RetakenMark>, { former: number; on: string }, ReturnType<typeof retakeObjection>]>([
  ['a retake of today', {}, { former: 5, on: today }, null],
  ['one on the day of the work', {}, { former: 20, on: '2026-10-01' }, null],
  ['the day put right', { former: 5 }, { former: 5, on: '2026-10-10' }, null],
  ['a second retake', { former: 5 }, { former: 14, on: today }, 'again'],
  ['where the policy forbids them', { may_retake: false }, { former: 5, on: today }, 'forbidden'],
  ['one that stands where they are forbidden since', { former: 5, may_retake: false }, { former: 5, on: today }, null],
  ['of a lesson mark', { is_of_work: false, maximum: 10 }, { former: 5, on: today }, 'no_work'],
  ['more than the work has', {}, { former: 21, on: today }, 'above'],
  ['before the work', {}, { former: 5, on: '2026-09-30' }, 'day'],
  ['half a day', {}, { former: 5, on: '2026-10' }, 'day'],
  ['tomorrow', {}, { former: 5, on: '2026-10-16' }, 'day'],
])('%s', (_, mark, retake, objection) => {
  expect(retakeObjection(retake, { ...sor, ...mark }, today)).toBe(objection)
})
