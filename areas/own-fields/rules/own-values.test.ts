import { describe, expect, test } from 'vitest'
import { readOwnFilters, readRange, valueObjection, writeOwnFilters, type FieldType } from './own-values.ts'

describe('a value of its type', () => {
  test.each<[FieldType, string | number | boolean, string | null]>([
    ['text', 'казахский', null],
    ['text', 5, 'Ожидается текст'],
    ['text', 'а'.repeat(301), 'Не длиннее 300 знаков'],
    ['long_text', 'а'.repeat(301), null],
    ['number', 1.5, null],
    ['number', '1', 'Ожидается число'],
    ['number', 1e13, 'Ожидается число'],
    ['date', '2026-02-28', null],
    ['date', '2026-02-30', 'Такой даты нет'],
    ['yes_no', false, null],
    ['yes_no', 'да', 'Ожидается «Да» или «Нет»'],
    ['choice', 3, null],
    ['choice', 0.5, 'Выберите из списка'],
    ['person', 2_147_483_648, 'Выберите из списка'],
    ['file', 7, null],
    ['file', 'справка.pdf', 'Приложите файл'],
  ])('%s %s: %s', (type, value, display) => expect(valueObjection(type, value)).toBe(display))
})

test('filters of an address', () => {
  const filters = [
    { fieldId: 5, sought: 'дом; улица: 3' },
    { fieldId: 7, sought: '2026-01-01~' },
  ]
  expect(readOwnFilters(writeOwnFilters(filters))).toEqual(filters)
  for (const wrong of ['', '5', '5:', 'x:1', '0:1', '5:1;', '5:%E0%A4%A']) expect(readOwnFilters(wrong)).toBeUndefined()
})

test('ranges', () => {
  expect(readRange('number', '1~2.5')).toEqual(['1', '2.5'])
  expect(readRange('date', '~2026-09-01')).toEqual([null, '2026-09-01'])
  for (const wrong of ['~', '', 'x~1', '1e5~']) expect(readRange('number', wrong)).toBeUndefined()
  expect(readRange('date', '2026-02-30~')).toBeUndefined()
})
