import { expect, test } from 'vitest'
import { numberText, patternObjection } from './number-pattern.ts'
import { periodOfDay } from './numbering-period.ts'

const facts = { serial: 17, on: '2027-01-09', year: 2026 }

test.each([
  ['{год}/{год+1:2}-{номер:5}', '2026/27-00017'],
  ['{номер}-к', '17-к'],
  ['{номер}/{месяц}-{год}', '17/01-2026'],
  ['№{номер:3} от {день}.{месяц}.{год:2}', '№017 от 09.01.26'],
  ['{номер:1}', '17'],
])('%s gives %s', (pattern, number) => {
  expect(numberText(pattern, facts)).toBe(number)
})

test.each([
  ['{год}-{номер:5}', 'study_year', null],
  ['{номер}-к', 'never', null],
  ['{год}-{номер}-{класс}', 'never', 'Неизвестно, что подставить вместо {класс}'],
  ['{номер:10}', 'never', 'Неизвестно, что подставить вместо {номер:10}'],
  ['{номер:}', 'never', 'Неизвестно, что подставить вместо {номер:}'],
  ['{__proto__}{номер}', 'never', 'Неизвестно, что подставить вместо {__proto__}'],
  ['{месяц:1}{номер}', 'never', 'Неизвестно, что подставить вместо {месяц:1}'],
  ['{год}', 'never', 'В образце нет {номер}: все номера были бы одинаковы'],
  ['{номер}{номер}', 'never', '{номер} стоит дважды: оставьте один'],
  ['{{номер}', 'never', 'Скобка { осталась без пары'],
  ['{номер', 'never', 'Скобка { осталась без пары'],
  [
    '{номер}-к',
    'calendar_year',
    'Нумерация каждый год начинается заново, а года в образце нет: номера повторятся. Добавьте {год}',
  ],
  [`${'а'.repeat(76)}{номер}`, 'never', 'Номер получится длиннее 80 знаков'],
] as const)('of %s by %s: %s', (pattern, period, objection) => {
  expect(patternObjection(pattern, period)?.toString() ?? null).toBe(objection)
})

const years = [
  { id: 2, date_start: '2026-09-01', date_end: '2027-05-25' },
  { id: 1, date_start: '2025-09-01', date_end: '2026-05-25' },
]
test.each([
  ['study_year', '2026-09-01', { key: 'study:2', title: '2026/27', year: 2026 }],
  ['study_year', '2027-02-01', { key: 'study:2', title: '2026/27', year: 2026 }],
  // summer belongs to the year before it
  ['study_year', '2026-08-31', { key: 'study:1', title: '2025/26', year: 2025 }],
  ['study_year', '2024-01-01', { key: 'study:1', title: '2025/26', year: 2025 }],
  ['calendar_year', '2027-02-01', { key: 'year:2027', title: '2027', year: 2027 }],
  ['never', '2027-02-01', { key: 'all', title: '', year: 2027 }],
] as const)('by %s the period of %s', (period, day, expected) => {
  expect(periodOfDay(period, day, years)).toEqual(expected)
})

test('a journal by study years has no period while there is no year', () => {
  expect(periodOfDay('study_year', '2026-09-01', [])).toBeNull()
})
