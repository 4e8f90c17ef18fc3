import { expect, test } from 'vitest'
import { missObjection, missObjectionText, type MissContext } from './miss-objection.ts'
import { defaultMissKinds } from '#areas/miss-kinds/rules/miss-kinds.ts'

const today = '2026-10-15'
const lesson: MissContext = {
  date: today,
  is_cancelled: false,
  is_member: true,
  period: 'open',
  has_fo: false,
  is_missed: false,
  lesson_minutes: 45,
}

test.each<[string, number | null, Partial<MissContext>, ReturnType<typeof missObjection>]>([
  ['Н', null, {}, null],
  ['Н', null, { has_fo: true }, 'has_fo'],
  ['У', null, { has_fo: true }, 'has_fo'],
  ['Б', null, { has_fo: true }, 'has_fo'],
  ['О', null, { has_fo: true }, null],
  ['ДО', null, { has_fo: true }, null],
  ['ОСВ', null, { has_fo: true }, null],
  ['О', 15, {}, null],
  ['О', 1, {}, null],
  ['О', 45, {}, null],
  ['О', 46, {}, 'minutes'],
  ['О', 46, { lesson_minutes: 90 }, null],
  ['О', 0, {}, 'minutes'],
  ['О', 2.5, {}, 'minutes'],
  ['Н', 15, {}, 'no_minutes'],
  ['Н', null, { is_missed: true }, 'already_missed'],
  ['Н', null, { is_member: false }, 'not_member'],
  ['Н', null, { is_cancelled: true }, 'cancelled'],
  ['Н', null, { date: '2026-10-16' }, 'future'],
  ['Н', null, { period: null }, 'no_period'],
  ['Н', null, { period: 'closed' }, 'closed'],
])('%s with %j minutes, %j: %j', (letter, minutes, change, objection) => {
  const kind = defaultMissKinds.find((one) => one.letter === letter)
  if (!kind) throw new Error(letter)
  expect(missObjection({ kind, minutes }, { ...lesson, ...change }, today)).toBe(objection)
  if (objection) expect(missObjectionText[objection]).not.toBe('')
})
