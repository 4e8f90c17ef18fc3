import { expect, test } from 'vitest'
import { readSeries } from './room-series.ts'

test.each([
  ['201', ['201']],
  ['201–203', ['201', '202', '203']],
  ['Н108-Н110', ['Н108', 'Н109', 'Н110']],
  ['каб. 08 — 10', ['каб. 08', 'каб. 09', 'каб. 10']],
  ['201-202а; Актовый зал', ['201а', '202а', 'Актовый зал']],
  ['301, 301,\n302', ['301', '302']],
])('«%s»', (typed, titles) => expect(readSeries(typed)).toEqual({ titles }))

test.each([[''], [' , '], ['225–201'], ['1–500'], ['1–90, 101–190'], ['x'.repeat(121)]])('«%s» is refused', (typed) =>
  expect(readSeries(typed)).toHaveProperty('objection'),
)
