import { beforeEach, expect, test } from 'vitest'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { reopeningGroups } from './reopening.ts'
import { sampleSession, sampleJournal, speakForTests } from '#areas/journal/web/testing/index.ts'

beforeEach(() => {
  speakForTests()
})
const result = (id: number, quarter_id: number | null, value: number | null): PeriodResult => ({
  id,
  student_id: 1,
  quarter_id,
  half: null,
  type: quarter_id === null ? 'year_score' : 'quarter_score',
  recommended: null,
  percent: null,
  value,
  reason: null,
  author: null,
  changed_at: '2026-10-20T10:00:00Z',
  version: 1,
  policy_id: 1,
})

test('lessons of the quarter that took place, its results, and those of the year', () => {
  const journal = sampleJournal({ students: 2, lessons: 60, today: '2026-11-20' })
  const lessons = journal.lessons.map((lesson) =>
    lesson.id === 100 ? { ...lesson, status: 'cancelled' as const } : lesson,
  )
  const { store } = sampleSession({
    ...journal,
    lessons,
    results: [result(1, 1, null), result(2, 2, 4), result(3, null, 5)],
  })
  const groups = reopeningGroups(store, 1)
  expect(groups.map(({ items, count }) => count ?? items.map(({ label, text }) => [label, text]))).toEqual([
    38,
    [['Абаева Ученик 1', 'н/а']],
    [['Абаева Ученик 1', '5']],
  ])
})
