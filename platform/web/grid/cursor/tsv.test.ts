import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTsv, parseTsv } from './tsv.ts'

test.each<[string, string[][]]>([
  ['7', [['7']]],
  [
    '7\t8\r\n9\t\r\n',
    [
      ['7', '8'],
      ['9', ''],
    ],
  ],
  [
    '7\t8\n9\t10',
    [
      ['7', '8'],
      ['9', '10'],
    ],
  ],
  ['7\r8\r', [['7'], ['8']]],
  ['\t', [['', '']]],
  ['\n7\n', [[''], ['7']]],
  ['"тема\nв две строки"\t8\r\n', [['тема\nв две строки', '8']]],
  ['"с ""кавычками"""\tx', [['с "кавычками"', 'x']]],
  ['"таб\tвнутри"', [['таб\tвнутри']]],
  ['5" диск\t7', [['5" диск', '7']]],
  ['"не закрыта\t7', [['"не закрыта', '7']]],
  ['""', [['']]],
  ['', [['']]],
])('%j', (text, rows) => {
  expect(parseTsv(text)).toEqual(rows)
})

test('what is copied is pasted the same', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', '\t', '\n', '\r\n', '""', 'а"б'))
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(rows, (given) => {
      expect(parseTsv(formatTsv(given))).toEqual(given)
    }),
    { numRuns: 500 },
  )
})
