import { expect, test } from 'vitest'
import type { RichText } from '../rules/nodes.ts'
import { textDifferences } from './text-differences.ts'

const said = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

test('what differs is told by words, Kazakh ones whole', () => {
  expect(textDifferences(said('Зачислить Айгүл в 7А класс'), said('Зачислить Әлию в 7А класс'))).toEqual([
    { kind: 'same', text: 'Зачислить ' },
    { kind: 'removed', text: 'Айгүл' },
    { kind: 'added', text: 'Әлию' },
    { kind: 'same', text: ' в 7А класс' },
  ])
  expect(textDifferences(said('а', 'б'), said('а', 'б'))).toEqual([{ kind: 'same', text: 'а\nб' }])
  const far = (letter: string) => said(Array.from({ length: 9_000 }, (_, index) => `${letter}${index}`).join(' '))
  expect(textDifferences(far('а'), far('б')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
