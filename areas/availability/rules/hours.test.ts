import { expect, test } from 'vitest'
import { hourKey, hoursOf, isNewlyClosed, marksOf, nextKind, withMarks } from './hours.ts'

const hour = { weekday: 2, shift: 1, slot: 3 }
const nothing = { hours: [], methodical_day: null }

test('a press goes round: unwanted, closed, open', () => {
  expect([null, 'unwanted' as const, 'closed' as const].map(nextKind)).toEqual(['unwanted', 'closed', null])
})

test('hours are marked and opened together, and told in the order of the week', () => {
  const marks = withMarks(marksOf([{ ...hour, kind: 'closed' }]), ['0 2 1', '0 1 7'], 'unwanted')
  expect(hoursOf(marks).map(hourKey)).toEqual(['0 1 7', '0 2 1', '2 1 3'])
  expect(hoursOf(withMarks(marks, ['2 1 3', '5 1 1'], null))).toHaveLength(2)
})

test('only what was open before is closed newly: by the hour or by the methodical day', () => {
  const closed = { hours: [{ ...hour, kind: 'closed' as const }], methodical_day: null }
  expect(isNewlyClosed(hour, closed, nothing)).toBe(true)
  expect(isNewlyClosed(hour, closed, closed)).toBe(false)
  expect(isNewlyClosed(hour, { hours: [{ ...hour, kind: 'unwanted' }], methodical_day: null }, nothing)).toBe(false)
  expect(isNewlyClosed(hour, { hours: [], methodical_day: 2 }, closed)).toBe(false)
  expect(isNewlyClosed(hour, { hours: [], methodical_day: 2 }, nothing)).toBe(true)
})
