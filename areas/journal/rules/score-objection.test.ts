import { expect, test } from 'vitest'
import { scoreTypes } from '#platform/contract/enumerations.ts'
import { scoreObjection, scoreObjectionText, type NewMark, type ScoreContext } from './score-objection.ts'

const today = '2026-10-15'
const lesson: ScoreContext = {
  date: '2026-10-14',
  is_cancelled: false,
  is_member: true,
  period: 'open',
  mode: 'every_quarter',
  fo_maximum: 10,
  is_absent: false,
  work: null,
}
const sor = { kind: 'sor' as const, maximum: 15, is_scored: false }
const soch = { kind: 'soch' as const, maximum: 25, is_scored: false }
const mark = (type: NewMark['type'], value: number, maximum?: number): NewMark =>
  maximum === undefined ? { type, value } : { type, value, maximum }

test.each<[string, NewMark, Partial<ScoreContext>, ReturnType<typeof scoreObjection>]>([
  ['a mark', mark('fo', 7), {}, null],
  ['the least', mark('fo', 1, 10), {}, null],
  ['the most', mark('fo', 10, 10), {}, null],
  ['zero', mark('fo', 0), {}, 'below'],
  ['over the maximum', mark('fo', 11), {}, 'above'],
  ['a fraction', mark('fo', 7.5), {}, 'not_whole'],
  ['no number', mark('fo', Number.NaN), {}, 'not_whole'],
  ['infinity', mark('fo', Infinity), {}, 'not_whole'],
  ['an own maximum', mark('fo', 7, 12), {}, 'other_maximum'],
  ['a school of five', mark('fo', 5), { fo_maximum: 5 }, null],
  ['a school of five, over', mark('fo', 6), { fo_maximum: 5 }, 'above'],
  ['absent', mark('fo', 7), { is_absent: true }, 'absent'],
  ['СОР of nothing', mark('sor', 0, 15), { work: sor }, null],
  ['СОР of all', mark('sor', 15), { work: sor }, null],
  ['СОР over', mark('sor', 16), { work: sor }, 'above'],
  ['СОР below', mark('sor', -1), { work: sor }, 'below'],
  ['СОР with the maximum of ФО', mark('sor', 8, 10), { work: sor }, 'other_maximum'],
  ['СОР unplanned', mark('sor', 8), {}, 'no_work'],
  ['СОР where СОЧ is planned', mark('sor', 8), { work: soch }, 'other_work'],
  ['СОР twice', mark('sor', 8), { work: { ...sor, is_scored: true } }, 'already_scored'],
  ['СОР written later by one who was ill', mark('sor', 8), { work: sor, is_absent: true }, null],
  ['СОР of the quarter that begins today', mark('sor', 8), { date: today, work: { ...sor, starts_on: today } }, null],
  ['СОР of the next quarter', mark('sor', 8), { work: { ...sor, starts_on: today } }, 'early_work'],
  ['СОЧ', mark('soch', 25), { work: soch }, null],
  ['ФО on a lesson with СОЧ', mark('fo', 9), { work: soch }, null],
  ['not graded', mark('fo', 7), { mode: 'not_evaluated' }, 'not_evaluated'],
  ['pass/fail takes ФО', mark('fo', 7), { mode: 'pass_fail_once_quarter' }, null],
  ['pass/fail takes no СОР', mark('sor', 7), { mode: 'pass_fail_once_six_months', work: sor }, 'fo_only'],
  ['out of the plan takes ФО', mark('fo', 7), { mode: 'no_in_rup' }, null],
  ['out of the plan takes no СОЧ', mark('soch', 7), { mode: 'no_in_rup', work: soch }, 'fo_only'],
  ['half-years take СОР', mark('sor', 7), { mode: 'six_months', work: sor }, null],
  ['not in the group', mark('fo', 7), { is_member: false }, 'not_member'],
  ['cancelled', mark('fo', 7), { is_cancelled: true }, 'cancelled'],
  ['today', mark('fo', 7), { date: today }, null],
  ['tomorrow', mark('fo', 7), { date: '2026-10-16' }, 'future'],
  ['between quarters', mark('fo', 7), { period: null }, 'no_period'],
  ['closed', mark('fo', 7), { period: 'closed' }, 'closed'],
  ['closed comes before the value', mark('fo', 99), { period: 'closed' }, 'closed'],
])('%s', (_name, given, change, objection) => {
  expect(scoreObjection(given, { ...lesson, ...change }, today)).toBe(objection)
})

test.each(scoreTypes.slice(3))('%s belongs to the results', (type) => {
  const objection = scoreObjection(mark(type, 5), lesson, today)
  expect(objection && scoreObjectionText[objection]).toBe('Итоговые отметки ставятся на вкладке «Итоги»')
})
