import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellText, parseCell, type CellColumn, type CellContent } from './cell-input.ts'
import { defaultMissKinds } from '#areas/miss-kinds/rules/miss-kinds.ts'

const fo: CellColumn = { type: 'fo', maximum: 10 }
const sor: CellColumn = { type: 'sor', maximum: 15 }
const content = (scores: number[], code: string | null = null, minutes: number | null = null): CellContent => ({
  scores,
  miss: code === null ? null : { code, minutes },
})

const letters = defaultMissKinds.map(({ letter }) => letter).join(', ')
const awaited = `. Ожидается целое число 1–10 или ${letters}`

test.each<[string, CellColumn, CellContent]>([
  ['7', fo, content([7])],
  ['10', fo, content([10])],
  [' 1 ', fo, content([1])],
  ['7/8', fo, content([7, 8])],
  ['7 8', fo, content([7, 8])],
  ['7 / 8 9', fo, content([7, 8, 9])],
  ['7/', fo, content([7])],
  ['', fo, content([])],
  ['  ', fo, content([])],
  ['н', fo, content([], 'absent')],
  ['Н', fo, content([], 'absent')],
  ['У', fo, content([], 'excused')],
  ['б', fo, content([], 'ill')],
  ['о', fo, content([], 'late')],
  ['о15', fo, content([], 'late', 15)],
  ['о 7', fo, content([7], 'late')],
  ['О15 7/8', fo, content([7, 8], 'late', 15)],
  ['7 о5', fo, content([7], 'late', 5)],
  ['до', fo, content([], 'remote')],
  ['ДО 9', fo, content([9], 'remote')],
  ['осв', fo, content([], 'exempt')],
  ['Y', fo, content([], 'absent')],
  ['y', fo, content([], 'absent')],
  ['e', fo, content([], 'excused')],
  [',', fo, content([], 'ill')],
  ['j15', fo, content([], 'late', 15)],
  ['lj', fo, content([], 'remote')],
  ['JCD', fo, content([], 'exempt')],
  ['0', sor, content([0])],
  ['15', sor, content([15])],
  ['н', sor, content([], 'absent')],
  ['12 б', sor, content([12], 'ill')],
])('%j in %j', (text, column, read) => {
  expect(parseCell(text, column, defaultMissKinds)).toEqual({ content: read, problem: null })
})

test.each<[string, CellColumn, string]>([
  ['11', fo, 'Больше максимума 10'],
  ['78', fo, 'Больше максимума 10'],
  ['0', fo, 'ФО — от 1'],
  ['7/0', fo, 'ФО — от 1'],
  ['16', sor, 'Больше максимума 15'],
  ['7 8', sor, 'За эту работу ставится одна отметка'],
  ['-7', fo, `Непонятно: «-7»${awaited}`],
  ['7.5', fo, `Непонятно: «7.5»${awaited}`],
  ['щ', fo, `Непонятно: «щ»${awaited}`],
  ['-7', sor, `Непонятно: «-7». Ожидается целое число 0–15 или ${letters}`],
  ['н15', fo, `Непонятно: «н15»${awaited}`],
  ['н б', fo, 'За урок ставится один пропуск'],
  ['<b>', fo, `Непонятно: «<b>»${awaited}`],
])('%j in %j is refused: %s', (text, column, problem) => {
  expect(parseCell(text, column, defaultMissKinds)).toEqual({ content: null, problem })
})

test.each([
  ['7,5', `Непонятно: «7,5»${awaited}`],
  ['y', `Непонятно: «y»${awaited}`],
  ['5 баллов', `Непонятно: «баллов»${awaited}`],
])('pasted %j is taken as it stands', (text, problem) => {
  expect(parseCell(text, fo, defaultMissKinds, 'pasted')).toEqual({ content: null, problem })
})

test('a kind that a school added is read by its letter', () => {
  const [first] = defaultMissKinds
  const kinds = first ? [...defaultMissKinds, { ...first, code: 'contest', letter: 'К' }] : []
  expect(parseCell('к', fo, kinds).content).toEqual(content([], 'contest'))
  expect(cellText(content([], 'contest'), kinds)).toBe('К')
})

test('what is copied reads back', () => {
  const kind = fc.constantFrom(...defaultMissKinds)
  const cell = fc
    .tuple(
      fc.option(kind),
      fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
      fc.option(fc.integer({ min: 1, max: 90 })),
    )
    .map(([missed, scores, minutes]) =>
      content(missed?.excludes_marks ? [] : scores, missed?.code ?? null, missed?.takes_minutes ? minutes : null),
    )
  fc.assert(
    fc.property(cell, fc.constantFrom('typed' as const, 'pasted' as const), (given, source) => {
      expect(parseCell(cellText(given, defaultMissKinds), fo, defaultMissKinds, source).content).toEqual(given)
    }),
  )
})

test('any text is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { content: read, problem } = parseCell(text, fo, defaultMissKinds)
      expect(read === null).toBe(problem !== null)
    }),
  )
})
