import { expect, test } from 'vitest'
import { pastedLines } from './pasted-lines.ts'

test.each([
  ['1. Ахметов Данияр', [null, 'Ахметов Данияр']],
  ['2\tӘбдіқадыр  Айша\t15.02.2013', [null, 'Әбдіқадыр Айша']],
  ['Оспан-Ким А.;', [null, 'Оспан-Ким А']],
  ['130215500101 Ахметов', ['130215500101', 'Ахметов']],
  ['3) 130215500101', ['130215500101', '']],
])('%j', (line, [iin, name]) => {
  expect(pastedLines(line)).toMatchObject([{ iin, name }])
})
test('empty lines and the same line again are left out', () => {
  expect(pastedLines('Ким А\n\n ким а \r\n—\n12').map(({ written }) => written)).toEqual(['Ким А'])
})
