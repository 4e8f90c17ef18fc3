import { getSchema } from '@tiptap/core'
import { DOMParser as TextParser, Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { markShapes, nodeShapes } from '../../rules/node-shapes.ts'
import { textObjection } from '../../rules/text-objection.ts'
import { cleanPaste } from '../paste/clean-paste.ts'
import { extensionsOf } from './extensions.ts'
import { tidyText } from './tidy.ts'

const words = { field: () => null, loop: () => null, condition: () => null }
const schemaOf = (isTemplate: boolean) =>
  getSchema(
    extensionsOf({ placeholder: '', pictures: { addressOf: () => undefined }, template: isTemplate ? words : null }),
  )

test('an editor can make what the server takes, and nothing else', () => {
  const template = schemaOf(true)
  expect(Object.keys(template.nodes).toSorted()).toEqual(Object.keys(nodeShapes).toSorted())
  expect(Object.keys(template.marks).toSorted()).toEqual(Object.keys(markShapes).toSorted())
  const plain = Object.keys(nodeShapes).filter((name) => !nodeShapes[name]?.isOfTemplate)
  expect(Object.keys(schemaOf(false).nodes).toSorted()).toEqual(plain.toSorted())
  for (const [name, { spec }] of Object.entries(template.nodes))
    expect([name, Object.keys(spec.attrs ?? {}).toSorted()]).toEqual([
      name,
      Object.keys(nodeShapes[name]?.attrs ?? {}).toSorted(),
    ])
})

test('what is pasted comes to a text that the server takes', () => {
  const given =
    '<h1>ПРИКАЗ</h1><p align=right>7А <b>класс</b><sup>2</sup> <a href="https://school.kz">сайт</a></p><ol start=3><li>а<ul><li>б</li></ul></li></ol>' +
    '<table><thead><tr><th colspan=2>Класс</th></tr></thead><tbody><tr><td>1</td><td>2<table><tr><td>3</td></tr></table></td></tr></tbody></table><br style="page-break-before:always"><hr>'
  const parsed = new DOMParser().parseFromString(cleanPaste(given).html, 'text/html')
  const text = tidyText(TextParser.fromSchema(schemaOf(false)).parse(parsed.body).toJSON() as object)
  expect(textObjection(text, { isTemplate: false })).toBeNull()
  expect(text.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'orderedList',
    'table',
    'pageBreak',
    'horizontalRule',
  ])
  expect(text.content[1]).toEqual({
    type: 'paragraph',
    attrs: { textAlign: 'right' },
    content: [
      { type: 'text', text: '7А ' },
      { type: 'text', text: 'класс', marks: [{ type: 'bold' }] },
      { type: 'text', text: '2', marks: [{ type: 'superscript' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'сайт', marks: [{ type: 'link', attrs: { href: 'https://school.kz' } }] },
    ],
  })
  // a heading keeps its level on its way through the clipboard
  const heading = Node.fromJSON(schemaOf(false), text).firstChild
  expect(heading?.attrs['level']).toBe(1)
  const copied = new DOMParser().parseFromString('<h3 data-level="2">x</h3><h2>y</h2>', 'text/html')
  const pasted = TextParser.fromSchema(schemaOf(false)).parse(copied.body)
  expect([0, 1].map((index) => pasted.child(index).attrs['level'])).toEqual([2, 2])
  // what is kept opens as it was
  expect(tidyText(Node.fromJSON(schemaOf(false), text).toJSON() as object)).toEqual(text)
})
