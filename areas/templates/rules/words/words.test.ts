import { expect, test } from 'vitest'
import { dayInWords, shortDay } from './dates.ts'
import { kazakhNumber } from './kazakh-numbers.ts'
import { kazakhMoney, moneyInDigits, russianMoney } from './money.ts'
import { russianNumber, type Gender } from './russian-numbers.ts'
import type { RussianCase } from './grammatical-case.ts'

test.each<[number, Gender, RussianCase, string]>([
  [0, 'masculine', 'nominative', 'ноль'],
  [1, 'feminine', 'nominative', 'одна'],
  [1, 'feminine', 'accusative', 'одну'],
  [2, 'feminine', 'nominative', 'две'],
  [2, 'neuter', 'nominative', 'два'],
  [11, 'masculine', 'nominative', 'одиннадцать'],
  [12, 'masculine', 'genitive', 'двенадцати'],
  [14, 'masculine', 'instrumental', 'четырнадцатью'],
  [15, 'masculine', 'nominative', 'пятнадцать'],
  [18, 'masculine', 'prepositional', 'восемнадцати'],
  [21, 'feminine', 'nominative', 'двадцать одна'],
  [21, 'masculine', 'dative', 'двадцати одному'],
  [40, 'masculine', 'instrumental', 'сорока'],
  [58, 'masculine', 'instrumental', 'пятьюдесятью восемью'],
  [90, 'masculine', 'genitive', 'девяноста'],
  [100, 'masculine', 'instrumental', 'ста'],
  [243, 'masculine', 'genitive', 'двухсот сорока трёх'],
  [300, 'masculine', 'dative', 'трёмстам'],
  [888, 'masculine', 'instrumental', 'восемьюстами восемьюдесятью восемью'],
  [1_000, 'masculine', 'nominative', 'одна тысяча'],
  [1_000, 'masculine', 'accusative', 'одну тысячу'],
  [2_002, 'masculine', 'nominative', 'две тысячи два'],
  [5_000, 'masculine', 'dative', 'пяти тысячам'],
  [12_500, 'masculine', 'nominative', 'двенадцать тысяч пятьсот'],
  [21_001, 'feminine', 'nominative', 'двадцать одна тысяча одна'],
  [101_000, 'masculine', 'genitive', 'ста одной тысячи'],
  [1_000_000, 'masculine', 'genitive', 'одного миллиона'],
  [2_300_411, 'masculine', 'nominative', 'два миллиона триста тысяч четыреста одиннадцать'],
  [5_000_000_000, 'masculine', 'instrumental', 'пятью миллиардами'],
  [
    999_999_999_999,
    'masculine',
    'nominative',
    'девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять',
  ],
])('%i, %s, %s', (count, gender, which, said) => expect(russianNumber(count, { gender, which })).toBe(said))

test.each<[number, string]>([
  [0, 'нөл'],
  [7, 'жеті'],
  [19, 'он тоғыз'],
  [20, 'жиырма'],
  [48, 'қырық сегіз'],
  [100, 'жүз'],
  [365, 'үш жүз алпыс бес'],
  [1_000, 'мың'],
  [1_991, 'мың тоғыз жүз тоқсан бір'],
  [12_500, 'он екі мың бес жүз'],
  [101_000, 'жүз бір мың'],
  [1_000_000, 'бір миллион'],
  [2_300_011, 'екі миллион үш жүз мың он бір'],
])('%i in Kazakh', (count, said) => expect(kazakhNumber(count)).toBe(said))

test.each([-1, 1.5, 1e12, Number.NaN])('%d is not said in words', (count) => {
  expect(() => russianNumber(count)).toThrow(RangeError)
  expect(() => kazakhNumber(count)).toThrow(RangeError)
})

test('sums of money', () => {
  expect(russianMoney(12_500)).toBe('двенадцать тысяч пятьсот тенге 00 тиынов')
  expect(russianMoney(1.01)).toBe('один тенге 01 тиын')
  expect(russianMoney(2.22)).toBe('два тенге 22 тиына')
  expect(russianMoney(250_000, 'genitive')).toBe('двухсот пятидесяти тысяч тенге 00 тиынов')
  expect(russianMoney(0.1 + 0.2)).toBe('ноль тенге 30 тиынов')
  expect(kazakhMoney(12_500.5)).toBe('он екі мың бес жүз теңге 50 тиын')
  expect(moneyInDigits(1_250_000, 'ru')).toBe('1\u00a0250\u00a0000 тенге')
  expect(moneyInDigits(12.5, 'kk')).toBe('12,50 теңге')
})

test('days', () => {
  expect(dayInWords('2026-09-01', 'ru')).toBe('1 сентября 2026 года')
  expect(dayInWords('2026-09-01', 'kk')).toBe('2026 жылғы 1 қыркүйек')
  expect(dayInWords('2027-01-30', 'kk')).toBe('2027 жылғы 30 қаңтар')
  expect(shortDay('2026-09-01')).toBe('01.09.2026')
})
