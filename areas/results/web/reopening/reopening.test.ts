import { beforeEach, expect, test } from 'vitest'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { resultSlots } from '#areas/journal/web/index.ts'
import { quarterToReopen, reopeningGroups } from './reopening.ts'
import { sampleSession, sampleJournal, speakForTests } from '#areas/journal/web/testing/index.ts'

beforeEach(() => {
  speakForTests()
})
const result = (
  id: number,
  quarter_id: number | null,
  value: number | null,
  more: Partial<PeriodResult> = {},
): PeriodResult => ({
  id,
  student_id: 1,
  quarter_id,
  half: null,
  type: quarter_id === null ? 'year_score' : 'quarter_score',
  recommended: null,
  percent: null,
  value,
  confirmed_for: null,
  differs: false,
  reason: null,
  author: null,
  changed_at: '2026-10-20T10:00:00Z',
  version: 1,
  policy_id: 1,
  ...more,
})

const told = (groups: ReturnType<typeof reopeningGroups>) =>
  groups.map(({ items, count }) => count ?? items.map(({ label, text }) => [label, text]))

test('lessons of the quarter that took place; results a person has set stay, others follow, those of the year too', () => {
  const journal = sampleJournal({ students: 2, lessons: 60, today: '2026-11-20' })
  const lessons = journal.lessons.map((lesson) =>
    lesson.id === 100 ? { ...lesson, status: 'cancelled' as const } : lesson,
  )
  const { store } = sampleSession({
    ...journal,
    lessons,
    results: [
      result(1, 1, null),
      result(2, 2, 4),
      result(3, null, 5),
      result(4, 1, 4, { student_id: 2, author: 'Сериков А. Б.' }),
    ],
  })
  const [slot] = resultSlots(store.grid)
  if (!slot) throw new Error('a quarter')
  expect(quarterToReopen(store, slot)).toBe(1)
  expect(told(reopeningGroups(store, slot))).toEqual([
    38,
    [['Бекова Ученик 2', '4']],
    [
      ['Абаева Ученик 1', 'н/а'],
      ['Абаева Ученик 1', '5, год'],
    ],
  ])
})

test('a half-year is reopened with its last quarter, and has the lessons of both', () => {
  const journal = sampleJournal({ students: 1, lessons: 70, today: '2027-01-20' })
  const { store } = sampleSession({
    ...journal,
    group: { ...journal.group, grading_mode: 'six_months' },
    results: [
      result(1, null, 4, { half: 1, type: 'quarter_score' }),
      result(2, null, 5, { half: 2, type: 'quarter_score' }),
    ],
  })
  const [slot] = resultSlots(store.grid)
  if (!slot) throw new Error('a half-year')
  expect(quarterToReopen(store, slot)).toBe(2)
  expect(told(reopeningGroups(store, slot))).toEqual([70, [], [['Абаева Ученик 1', '4']]])
})
