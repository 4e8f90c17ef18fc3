import { expect, test } from 'vitest'
import { becomeKind } from '#platform/contract/school-kind.ts'
import { byLetter, classTitle, freeLetters, isSameLetter, lettersOf } from './class-letters.ts'

test.each([
  ['5А, 5Б, 5В', 5, ['А', 'Б', 'В']],
  ['а ә  б', 5, ['А', 'Ә', 'Б']],
  ['5«А»; 5-б', 5, ['А', 'Б']],
  ['A, А, a', 7, ['A']],
  ['11А', 1, ['1А']],
  ['0', 0, []],
  ['IT, Лицей', 10, ['IT', 'Лицей']],
  [' , ', 5, []],
])('%j of the parallel %d is %j', (typed, parallel, letters) => {
  expect(lettersOf(typed, parallel)).toEqual(letters)
})
test('letters stand in the order of the Kazakh alphabet', () => {
  expect(['В', 'Ә', 'Б', 'І', 'А', 'Ғ', 'Г', 'Қ', 'К'].toSorted(byLetter).join('')).toBe('АӘБВГҒКҚІ')
})
test('Latin letters of the same look are the same; free ones leave them out', () => {
  expect([isSameLetter('A', 'а'), isSameLetter('Б', 'В'), isSameLetter('D', 'Д')]).toEqual([true, false, false])
  expect(freeLetters(['А', 'B', 'Г'], 3)).toEqual(['Б', 'Д', 'Е'])
})

test('groups of a college bear the titles they are given, whole', () => {
  becomeKind('college')
  try {
    expect(lettersOf('ПО-24-1, УА-24-1; ПО-24-1', 1)).toEqual(['ПО-24-1', 'УА-24-1'])
    expect(lettersOf('1ПО', 1)).toEqual(['1ПО'])
    expect(classTitle(3, 'ПО-24-1')).toBe('ПО-24-1')
    expect(freeLetters([], 2)).toEqual([])
  } finally {
    becomeKind('school')
  }
})
