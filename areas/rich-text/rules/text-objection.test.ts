import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyText } from './nodes.ts'
import { limits } from './limits.ts'
import { textObjection } from './text-objection.ts'

const objection = (content: unknown, isTemplate = false) => textObjection({ type: 'doc', content }, { isTemplate })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (said: string, ...marks: unknown[]) => ({ type: 'text', text: said, ...(marks.length > 0 && { marks }) })
const linked = (href: unknown) => objection([paragraph(text('сюда', { type: 'link', attrs: { href } }))])

test('a text of all that a document may hold', () => {
  const cell = (type: string, attrs: object = {}) => ({ type, attrs, content: [paragraph(text('x'))] })
  expect(textObjection(emptyText(), { isTemplate: false })).toBeNull()
  expect(
    objection([
      { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [text('Приказ', { type: 'bold' })] },
      { type: 'orderedList', attrs: { start: 3, type: null }, content: [{ type: 'listItem', content: [paragraph()] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('а'), { type: 'hardBreak' })] }] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', { colspan: 2, rowspan: 1, colwidth: [100, 200] })] },
          { type: 'tableRow', content: [cell('tableCell'), cell('tableCell')] },
        ],
      },
      { type: 'image', attrs: { file: 3, width: 50, alt: 'План' } },
      { type: 'horizontalRule' },
      { type: 'pageBreak' },
    ]),
  ).toBeNull()
})

test('what is unknown is refused with the place where it stands', () => {
  expect(objection([paragraph(), { type: 'iframe' }])).toBe('Абзац 2: неизвестная часть «iframe»')
  expect(objection([paragraph(text('a', { type: 'textStyle', attrs: { color: 'red' } }))])).toBe(
    'Абзац 1: неизвестное оформление «textStyle»',
  )
  expect(objection([{ ...paragraph(), attrs: { style: 'x' } }])).toBe('Абзац 1: неизвестное свойство «style»')
  expect(objection([{ type: 'heading', attrs: { level: 7 } }])).toBe(
    'Абзац 1: недопустимое значение «level» у «heading»',
  )
  expect(objection([{ type: 'image', attrs: { file: 1, width: 50, alt: '', src: 'x' } }])).toMatch('свойство «src»')
  expect(objection([paragraph({ type: 'constructor' })])).toMatch('неизвестная часть')
  expect(objection([paragraph(paragraph())])).toBe('Абзац 1: «paragraph» не может стоять в «paragraph»')
  expect(objection([])).toMatch('без содержимого')
  expect(objection([paragraph(text('a\u0000b'))])).toMatch('недопустимые символы')
  expect(objection([paragraph(text('a\ud800b'))])).toMatch('недопустимые символы')
})

test.each(['https://school.kz/a?b=1', 'http://школа.қаз', 'mailto:a@b.kz', 'tel:+77010000000', '/students/1'])(
  'a link may lead to %s',
  (href) => expect(linked(href)).toBeNull(),
)
test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.kz',
  String.raw`/\evil.kz`,
  'vbscript:x',
  'file:///etc/passwd',
  'https:evil',
  'x',
  '',
  null,
  { toString: () => 'https://a' },
])('a link may not lead to %s', (href) => expect(linked(href)).toMatch('Абзац 1: ссылка'))

test('fields, repetitions and conditions are of templates', () => {
  const field = { type: 'field', attrs: { name: 'person.name', format: null } }
  const loop = { type: 'loop', attrs: { name: 'class.students' }, content: [paragraph(field)] }
  expect(objection([paragraph(field)])).toBe('Абзац 1: поля и условия бывают только в шаблонах')
  expect(objection([loop], true)).toBeNull()
  expect(objection([{ ...loop, content: [] }], true)).toMatch('без содержимого')
})

test('what is too long, too wide or too deep is said in numbers', () => {
  const long = objection([paragraph(text('я'.repeat(limits.characters + 1)))])
  expect(long).toMatch(/В тексте 150.001 знаков — около 54 страниц, а может быть не больше 150.000/)
  const cells = Array.from({ length: 31 }, () => ({ type: 'tableCell', content: [paragraph()] }))
  expect(objection([{ type: 'table', content: [{ type: 'tableRow', content: cells }] }])).toMatch('31 ячеек')
  let list: object = paragraph()
  for (let depth = 0; depth < 30; depth++)
    list = { type: 'bulletList', content: [{ type: 'listItem', content: [list] }] }
  expect(objection([list])).toMatch('вложено глубже')
  expect(objection(Array.from({ length: limits.nodes + 1 }, () => paragraph()))).toMatch('больше 20000 частей')
})

test('whatever is given is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (given) => {
      const said = textObjection(given, { isTemplate: true })
      expect(said === null || typeof said === 'string').toBe(true)
    }),
  )
})
