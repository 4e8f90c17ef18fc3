import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { textObjection } from './text-objection.ts'
import { textOfLines } from './text-of-lines.ts'

test.each(['Одна строка', 'Две\nстроки', 'Сайт https://school.kz/a?b=1, там всё'])(
  '«%s» is a text, and reads as it was typed',
  (typed) => {
    const text = textOfLines(typed)
    expect(textObjection(text, { isTemplate: false })).toBeNull()
    expect(plainText(text)).toBe(typed)
  },
)

test('an address is a link, without what ends its sentence', () => {
  expect(textOfLines('Смотрите https://school.kz.').content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Смотрите ' },
        { type: 'text', text: 'https://school.kz', marks: [{ type: 'link', attrs: { href: 'https://school.kz' } }] },
        { type: 'text', text: '.' },
      ],
    },
  ])
})

test('lines that say nothing are no paragraphs', () => {
  expect(textOfLines('С пустой\n\n  \nмежду ними').content).toHaveLength(2)
})
