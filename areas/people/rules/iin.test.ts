import * as fc from 'fast-check'
import { addDays } from '#platform/contract/calendar-date.ts'
import { expect, test } from 'vitest'
import { controlDigit, iinObjection, iinWarnings, makeIin, readIin } from './iin.ts'

test.each([
  ['150901510018', '2015-09-01', 'male'],
  ['150901610014', '2015-09-01', 'female'],
  ['120229500250', '2012-02-29', 'male'],
  ['091231643216', '2009-12-31', 'female'],
  ['190520507778', '2019-05-20', 'male'],
  ['180107600908', '2018-01-07', 'female'],
  ['850315312343', '1985-03-15', 'male'],
  ['850315412346', '1985-03-15', 'female'],
  ['701130300422', '1970-11-30', 'male'],
  ['920706450052', '1992-07-06', 'female'],
  ['010404000128', '2001-04-04', null],
  ['140610500805', '2014-06-10', 'male'],
  ['140610500830', '2014-06-10', 'male'],
])('%s is %s, %s', (iin, birth_date, sex) => {
  expect(readIin(iin)).toEqual({ birth_date, sex })
  expect(iinObjection(iin)).toBeNull()
  expect(iinWarnings(iin, '2026-11-20')).toEqual([])
})

test.each([
  ['390610500117', '2039-06-10', ['future']],
  ['400610300119', '1940-06-10', []],
  ['150901510019', '2015-09-01', ['control_digit']],
  ['150901310013', '2015-09-01', ['control_digit', 'century']],
])('%s is %s with warnings %j', (iin, birth_date, warnings) => {
  expect(readIin(iin).birth_date).toBe(birth_date)
  expect(iinWarnings(iin, '2026-11-20')).toEqual(warnings)
})

test.each(['151332500001', '150229500001', '000000000000', '', 'abc', '1509015'.slice(0, 6)])(
  '%j has no valid date',
  (iin) => {
    expect(() => readIin(iin)).toThrow('Invalid date in iin')
  },
)
test.each([
  ['151332500001', 'Invalid date in iin'],
  ['15090151001', 'ИИН состоит из 12 цифр'],
  ['1509015100180', 'ИИН состоит из 12 цифр'],
  ['15090151001x', 'ИИН состоит из 12 цифр'],
  ['', 'ИИН состоит из 12 цифр'],
])('%j is refused: %s', (iin, text) => {
  expect(String(iinObjection(iin))).toBe(text)
})

test('a number whose both sums give 10 is not issued', () => {
  expect(controlDigit('14061050088')).toBeNull()
  expect(makeIin({ birth_date: '2014-06-10', sex: 'male', serial: 88 })).toBeNull()
  expect(makeIin({ birth_date: '2014-06-10', sex: 'male', serial: 80 })).toBe('140610500805')
})

test('no IIN for a birth year that two digits cannot say', () => {
  expect(() => makeIin({ birth_date: '1939-12-31', sex: 'male', serial: 1 })).toThrow(RangeError)
  expect(() => makeIin({ birth_date: '2040-01-01', sex: 'male', serial: 1 })).toThrow(RangeError)
})

test('what is made reads back without a warning', () => {
  const days = fc.integer({ min: 0, max: 36_000 })
  const sexes = fc.constantFrom('male' as const, 'female' as const)
  fc.assert(
    fc.property(days, sexes, fc.integer({ min: 0, max: 9999 }), (day, sex, serial) => {
      const birth_date = addDays('1940-01-01', day)
      const iin = makeIin({ birth_date, sex, serial })
      fc.pre(iin !== null)
      expect(iinObjection(iin)).toBeNull()
      expect(readIin(iin)).toEqual({ birth_date, sex })
      expect(iinWarnings(iin, '2040-01-01')).toEqual([])
    }),
  )
})
