import { expect, test } from 'vitest'
import type { HistoryEntry } from '#platform/contract/history.ts'
import { textOf } from '../sheet/cell-text.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { cellBefore } from './cell-before.ts'

const { miss_kinds: kinds } = sampleJournal({ students: 1, lessons: 1 })
const cell = (...values: number[]) => ({ marks: values.map((value) => ({ value, comment: null })), miss: null })
const entry = (subject: string, kind: HistoryEntry['kind'], steps: Partial<HistoryEntry['steps'][number]>[]) =>
  ({
    subject,
    kind,
    steps: steps.map((step) => ({ field: 'value', before: null, after: null, ...step })),
  }) as HistoryEntry

test.each([
  ['a mark that was changed', cell(9), entry('journal.score', 'changed', [{ before: 7, after: 9 }]), '7'],
  ['one of two marks', cell(8, 9), entry('journal.score', 'changed', [{ before: 7, after: 8 }]), '7/9'],
  ['a mark that was removed', cell(8), entry('journal.score', 'removed', [{ before: 7 }]), '8/7'],
  ['nothing, where a mark was given', cell(8), entry('journal.score', 'made', [{ after: 8 }]), null],
  ['a miss', cell(8), entry('journal.miss', 'removed', [{ field: 'kind_id', before: 'Н' }]), 'Н'],
] as const)('what comes back of %s', (_of, present, change, text) => {
  const former = cellBefore(present, change, kinds)
  expect(former && textOf(former, kinds)).toBe(text)
})

test('a comment comes back with its mark, or alone', () => {
  const changed = entry('journal.score', 'changed', [{ field: 'comment', before: 'Проверь знаки', after: null }])
  expect(cellBefore(cell(7), changed, kinds)?.marks).toEqual([{ value: 7, comment: 'Проверь знаки' }])
  const removed = entry('journal.score', 'removed', [{ before: 7 }, { field: 'comment', before: 'Проверь знаки' }])
  expect(cellBefore(cell(), removed, kinds)?.marks).toEqual([{ value: 7, comment: 'Проверь знаки' }])
})

test('a retake goes with what it brought, and comes back with its points', () => {
  const retake = { former: 5, on: '2026-11-20' }
  const steps = [
    { before: 5, after: 14 },
    { field: 'former_value', after: 5 },
    { field: 'retaken_on', after: '2026-11-20' },
  ]
  const retaken = { marks: [{ value: 14, comment: null, retake }], miss: null }
  expect(cellBefore(retaken, entry('journal.score', 'changed', steps), kinds)?.marks).toEqual([
    { value: 5, comment: null },
  ])
  const back = steps.map(({ before, after, ...step }) => ({ ...step, before: after, after: before ?? null }))
  expect(cellBefore(cell(5), entry('journal.score', 'changed', back), kinds)?.marks).toEqual(retaken.marks)
})
