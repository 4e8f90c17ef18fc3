import { expect, test } from 'vitest'
import { parseWeekSlug, weekSlug } from './week-slug.ts'

test.each([
  ['me', { kind: 'me' }],
  ['class-12', { kind: 'class', id: 12 }],
  ['teacher-5', { kind: 'teacher', id: 5 }],
  ['room-3', { kind: 'room', id: 3 }],
  ['student-999999999', { kind: 'student', id: 999_999_999 }],
] as const)('%s', (slug, subject) => {
  expect(parseWeekSlug(slug)).toEqual(subject)
  expect(weekSlug(subject)).toBe(slug)
})
test.each([
  '',
  'oo',
  'class',
  'class-',
  'class-0',
  'class-01',
  'class-1e2',
  'class--1',
  'me-1',
  'room-9999999999',
  'ME',
])('«%s» names nothing', (slug) => {
  expect(parseWeekSlug(slug)).toBeNull()
})
