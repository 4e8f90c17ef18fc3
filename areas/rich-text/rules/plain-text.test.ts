import { expect, test } from 'vitest'
import { emptyText, type Block, type RichText } from './nodes.ts'
import { isEmptyText, lengthOf, picturesOf, plainText } from './plain-text.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: Block[]): RichText => ({ type: 'doc', content })
const said = (...lines: string[]) => doc(...lines.map(paragraph))

test('a line for each paragraph, a picture by its words', () => {
  const text = doc(
    paragraph('Приказываю:'),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('зачислить  Әлию')] }] },
    { type: 'image', attrs: { file: 7, width: 40, alt: 'план' } },
    { type: 'pageBreak' },
    { type: 'paragraph' },
  )
  expect(plainText(text)).toBe('Приказываю:\nзачислить Әлию\nплан')
  expect(picturesOf(text)).toEqual([7])
  expect(lengthOf(text)).toBe('Приказываю:зачислить  Әлию'.length)
})

test('a text is empty without words, pictures, fields and lines', () => {
  expect(isEmptyText(emptyText())).toBe(true)
  expect(isEmptyText(said('  '))).toBe(true)
  expect(isEmptyText(said('а'))).toBe(false)
  expect(isEmptyText(doc({ type: 'horizontalRule' }))).toBe(false)
  expect(
    isEmptyText(doc({ type: 'paragraph', content: [{ type: 'field', attrs: { name: 'x', format: null } }] })),
  ).toBe(false)
})
