import { beforeEach, expect, test } from 'vitest'
import { sampleJournal } from '../testing/sample-journal.ts'
import { speakForTests } from '../testing/speak.ts'
import { readWhole } from './cell-text.ts'

beforeEach(() => {
  speakForTests()
})
const kinds = sampleJournal({ students: 1, lessons: 1 }).miss_kinds
const kindId = (letter: string) => kinds.find((kind) => kind.letter === letter)?.id ?? 0

test.each([
  ['н 7', null, 'С «Н» ФО не ставится'],
  ['б 7', null, 'С «Б» ФО не ставится'],
  ['б 7', 'Н', 'С «Б» ФО не ставится'],
  // of the miss that stands the rules decide
  ['н 7', 'Н', null],
  ['о15 7', null, null],
])('«%s» over %s: %s', (text, standing, problem) => {
  const miss = standing === null ? null : { kind_id: kindId(standing), minutes: null, reason: null }
  const read = readWhole(text, { column: { type: 'fo', maximum: 10 }, kinds, present: { marks: [], miss } })
  expect(read.problem).toBe(problem)
})
