import { beforeEach, expect, test } from 'vitest'
import type { JournalGrid, Score } from '#areas/journal/contract/journal.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { resultSlots } from '#areas/journal/web/index.ts'
import { planGroups, planTotal, recommendedPlan, replacedBy } from './recommended-plan.ts'
import { sampleSession, sampleJournal, speakForTests } from '#areas/journal/web/testing/index.ts'

beforeEach(() => {
  speakForTests()
})
const mark = (student_id: number, value: number): Score => ({
  id: student_id,
  lesson_id: 100,
  student_id,
  type: 'fo',
  value,
  maximum: 10,
  work_id: null,
  comment: null,
  version: 1,
})
const set = (student_id: number, value: number, reason: string | null): PeriodResult => ({
  id: student_id,
  student_id,
  quarter_id: 1,
  half: null,
  type: 'quarter_score',
  recommended: 5,
  percent: null,
  value,
  confirmed_for: 5,
  differs: false,
  reason,
  author: 'Сериков А. Б.',
  changed_at: '2026-10-20T10:00:00Z',
  version: 3,
  policy_id: 1,
})

function plan() {
  const journal = sampleJournal({ students: 5, lessons: 3 })
  const [first, second, third, fourth, gone] = journal.students
  if (!first || !second || !third || !fourth || !gone) throw new Error('five students')
  const grid: JournalGrid = {
    ...journal,
    // the fifth left before the quarter's end
    students: [first, second, third, fourth, { ...gone, periods: [{ from: '2026-09-01', to: '2026-09-30' }] }],
    scores: [mark(1, 9), mark(2, 9), mark(3, 9), mark(5, 9)],
    results: [set(2, 4, 'Олимпиада'), set(3, 5, null)],
  }
  const journalSession = sampleSession(grid)
  const [slot] = resultSlots(grid)
  if (!slot) throw new Error('a quarter')
  return recommendedPlan(journalSession.store, slot)
}
const idsOf = (planned: readonly { student: { id: number } }[]) => planned.map(({ student }) => student.id)

test('each student has one of four outcomes, those who left have none', () => {
  const { fresh, own, kept, missing } = plan()
  expect([fresh, own, kept, missing].map(idsOf)).toEqual([[1], [2], [3], [4]])
})

test('only one’s own result that differs is a choice, and it stays unless chosen otherwise', () => {
  const made = plan()
  const groups = planGroups(made)
  expect(groups.map(({ title, items, count }) => [title, count ?? items.length])).toEqual([
    ['Стоят свои', 1],
    ['Будет выставлено', 1],
    ['Останется как выставлено', 1],
    ['Нечего выставить', 1],
  ])
  expect(groups[0]?.items[0]).toMatchObject({
    text: 'Олимпиада',
    choices: [{ label: 'Оставить 4' }, { label: 'Выставить 5' }],
  })
  expect(groups[3]?.items[0]?.text).toBe('нет отметок')
})

test.each([
  ['keep', [], 'Будет выставлено 1, останутся свои 2, н/а 1'],
  ['replace', [{ student_id: 2, version: 3 }], 'Будет выставлено 2, останутся свои 1, н/а 1'],
])('%s', (choice, replaced, total) => {
  const made = plan()
  expect(replacedBy(made, { 2: choice })).toEqual(replaced)
  expect(planTotal(made, { 2: choice })).toBe(total)
})
