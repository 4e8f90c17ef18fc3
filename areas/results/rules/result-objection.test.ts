import { expect, test } from 'vitest'
import { resultObjection, resultObjectionText, type NewResult, type ResultContext } from './result-objection.ts'

const today = '2026-10-15'
const quarter: ResultContext = {
  mode: 'every_quarter',
  period: 'quarter',
  closing: { closes_on: '2026-10-26', reopened_until: null },
  recommended: 4,
  has_exam: false,
  awaits_exam: false,
}
const set = (type: NewResult['type'], value: number | null, reason: string | null = null): NewResult => ({
  type,
  value,
  reason,
})
const over = { closes_on: '2026-10-10', reopened_until: null }
const year = { period: 'year' as const }
const passfail = { mode: 'pass_fail_once_quarter' as const, recommended: 1 }

test.each<[string, NewResult, Partial<ResultContext>, ReturnType<typeof resultObjection>]>([
  ['as recommended', set('quarter_score', 4), {}, null],
  ['another without a reason', set('quarter_score', 5), {}, 'reason'],
  ['another with a blank one', set('quarter_score', 5, '  '), {}, 'reason'],
  ['another with a reason', set('quarter_score', 5, 'Победа на олимпиаде'), {}, null],
  ['not attested with a reason', set('quarter_score', null, 'Длительная болезнь'), {}, null],
  ['not attested without', set('quarter_score', null), {}, 'reason'],
  ['a mark where work is missing', set('quarter_score', 4), { recommended: null }, 'reason'],
  ['н/а where work is missing', set('quarter_score', null), { recommended: null }, null],
  ['1', set('quarter_score', 1, 'x'), {}, 'grade_value'],
  ['6', set('quarter_score', 6, 'x'), {}, 'grade_value'],
  ['3.5', set('quarter_score', 3.5, 'x'), {}, 'grade_value'],
  ['a lesson mark', set('fo', 5), {}, 'lesson_type'],
  ['a pass in a graded subject', set('passfail', 1), {}, 'other_type'],
  ['a year in a quarter', set('year_score', 4), {}, 'other_type'],
  ['a quarter of a half-year subject', set('quarter_score', 4), { mode: 'six_months' }, 'other_period'],
  ['a half-year', set('quarter_score', 4), { mode: 'six_months', period: 'half-a-year' }, null],
  ['closed', set('quarter_score', 4), { closing: { closes_on: '2026-10-14', reopened_until: null } }, 'closed'],
  ['reopened', set('quarter_score', 4), { closing: { closes_on: '2026-10-14', reopened_until: today } }, null],
  ['a pass', set('passfail', 1), passfail, null],
  ['a fail with a reason', set('passfail', 0, 'Нормативы не сданы'), passfail, null],
  ['a fail without', set('passfail', 0), passfail, 'reason'],
  ['a pass without marks', set('passfail', 1), { ...passfail, recommended: null }, null],
  ['a grade in a pass/fail subject', set('quarter_score', 5), passfail, 'other_type'],
  ['5 as a pass', set('passfail', 5), passfail, 'pass_value'],
  ['not graded', set('quarter_score', 5), { mode: 'not_evaluated' }, 'no_result'],
  ['out of the plan', set('year_score', 5), { mode: 'no_in_rup', ...year }, 'no_result'],
  ['the year', set('year_score', 4), year, null],
  ['the final', set('total', 4), year, null],
  ['the year of a pass/fail subject', set('passfail', 1), { ...passfail, ...year }, null],
  ['a grade for it', set('year_score', 5), { ...passfail, ...year }, 'other_type'],
  ['an exam', set('exam', 3), { ...year, has_exam: true, recommended: null }, null],
  [
    'an exam that is awaited when its year is closed',
    set('exam', 3),
    { ...year, has_exam: true, awaits_exam: true, recommended: null, closing: over },
    null,
  ],
  ['one that is written', set('exam', 3), { ...year, has_exam: true, recommended: null, closing: over }, 'closed'],
  [
    'the final mark meanwhile',
    set('total', 3),
    { ...year, has_exam: true, awaits_exam: true, recommended: null, closing: over },
    'closed',
  ],
  ['an exam there is not', set('exam', 3), year, 'no_exam'],
  ['an exam in a quarter', set('exam', 3), { has_exam: true }, 'other_type'],
  ['a quarter in the year', set('quarter_score', 4), year, 'other_type'],
])('%s', (_name, result, change, objection) => {
  expect(resultObjection(result, { ...quarter, ...change }, today)).toBe(objection)
  if (objection) expect(resultObjectionText[objection]).not.toBe('')
})
