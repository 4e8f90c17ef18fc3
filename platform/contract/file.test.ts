import { expect, test } from 'vitest'
import { dispositionOf, nameIn } from './file.ts'

test.each(['Список 7Ә класса.xlsx', 'plain.pdf', `кавычки "и" 'апострофы' (1)*%.pdf`])(
  '«%s» survives the header',
  (name) => {
    const header = dispositionOf(name)
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(nameIn(header, '')).toBe(name)
  },
)

test('old programs get a name in plain letters', () => {
  expect(dispositionOf('Ученики.xlsx')).toBe(
    `attachment; filename="_______.xlsx"; filename*=UTF-8''%D0%A3%D1%87%D0%B5%D0%BD%D0%B8%D0%BA%D0%B8.xlsx`,
  )
})

test('an answer without a name is given one', () => {
  expect(nameIn(null, 'файл')).toBe('файл')
})
