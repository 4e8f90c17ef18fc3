import { expect, test } from 'vitest'
import { matchPhoto } from './photo-names.ts'

const students = [
  { id: 11, full_name: 'Ахметов Данияр Нурланович', iin: '130215500101' },
  { id: 12, full_name: 'Ахметова Әлия', iin: null },
  { id: 13, full_name: 'Ким Алёна', iin: '130216600105' },
  { id: 14, full_name: 'Ким Артём', iin: null },
]
test.each([
  ['Ахметов Данияр.jpg', [11], 'name'],
  ['7А/ахметов_д.JPEG', [11], 'name'],
  ['Данияр Ахметов Нурланович.png', [11], 'name'],
  ['Ахметова.webp', [12], 'name'],
  ['ким алена.jpg', [13], 'name'],
  ['Ким А.jpg', [13, 14], 'name'],
  ['Ким.jpg', [13, 14], 'name'],
  ['130216600105.jpg', [13], 'iin'],
  ['фото 130215500101.jpg', [11], 'iin'],
  ['03.jpg', [13], 'number'],
  ['4.jpg', [14], 'number'],
  ['99.jpg', [], null],
  ['IMG_0003.jpg', [], null],
  ['Петров Данияр.jpg', [], null],
  ['', [], null],
])('«%s» is %j by %s', (name, ids, by) => expect(matchPhoto(name, students)).toEqual({ ids, by }))
