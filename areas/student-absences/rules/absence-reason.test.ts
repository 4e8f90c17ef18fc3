import { expect, test } from 'vitest'
import {
  absenceSpanText,
  absenceObjection,
  mayWithdraw,
  type AbsenceObjection,
  type AbsenceSpan,
} from './absence-reason.ts'

const today = '2026-11-20'
const day: AbsenceSpan = { date_from: today, date_to: today, first_slot: null, last_slot: null }

test.each<[string, Partial<AbsenceSpan>, AbsenceObjection | null]>([
  ['a day', {}, null],
  ['lessons of a day', { first_slot: 2, last_slot: 4 }, null],
  ['one lesson', { first_slot: 2, last_slot: 2 }, null],
  ['a journey to come', { date_from: '2026-12-01', date_to: '2026-12-20' }, null],
  ['the end before the beginning', { date_to: '2026-11-19' }, 'reversed'],
  ['the oldest', { date_from: '2026-10-06' }, null],
  ['too old', { date_from: '2026-10-05' }, 'too_old'],
  ['the farthest', { date_from: '2027-03-20', date_to: '2027-03-20' }, null],
  ['too far', { date_from: '2027-03-21', date_to: '2027-03-21' }, 'too_far'],
  ['the longest', { date_to: '2027-02-19' }, null],
  ['too long', { date_to: '2027-02-20' }, 'too_long'],
  ['a first lesson only', { first_slot: 1 }, 'half_slots'],
  ['lessons of several days', { date_to: '2026-11-21', first_slot: 1, last_slot: 2 }, 'slots_of_days'],
  ['a last lesson before the first', { first_slot: 3, last_slot: 2 }, 'slots_reversed'],
])('%s', (_, change, objection) => expect(absenceObjection({ ...day, ...change }, today)).toBe(objection))

test('what may be taken back', () => {
  expect(mayWithdraw('waiting', { date_from: '2026-11-01' }, today)).toBe(true)
  expect(mayWithdraw('accepted', { date_from: '2026-11-21' }, today)).toBe(true)
  expect(mayWithdraw('accepted', { date_from: today }, today)).toBe(false)
  expect(mayWithdraw('declined', { date_from: '2026-11-21' }, today)).toBe(false)
  expect(mayWithdraw('withdrawn', { date_from: '2026-11-21' }, today)).toBe(false)
})

test('days in words', () => {
  expect(String(absenceSpanText(day))).toBe('20.11.2026')
  expect(String(absenceSpanText({ ...day, date_to: '2026-11-24' }))).toBe('20.11.2026 – 24.11.2026')
  expect(String(absenceSpanText({ ...day, first_slot: 2, last_slot: 2 }))).toBe('20.11.2026, 2-й урок')
  expect(String(absenceSpanText({ ...day, first_slot: 2, last_slot: 4 }))).toBe('20.11.2026, уроки 2–4')
})
