import { expect, test } from 'vitest'
import type { HistoryEntry } from '#platform/contract/history.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { textBefore } from './text-before.ts'

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
  expect(textBefore(present, change, kinds)).toBe(text)
})
