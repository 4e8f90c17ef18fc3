import { expect, test } from 'vitest'
import { emptyText } from '../rules/nodes.ts'
import { RichTextBody, TemplateTextBody } from './rich-text.ts'

test('a text of a body is refused at its own field, with the place', () => {
  const field = { type: 'field', attrs: { name: 'person.name', format: null } }
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [field] }] }
  expect(RichTextBody.safeParse(emptyText()).success).toBe(true)
  expect(TemplateTextBody.safeParse(text).success).toBe(true)
  const { error } = RichTextBody.safeParse(text)
  expect(error?.issues).toMatchObject([{ path: [], message: 'Абзац 1: поля и условия бывают только в шаблонах' }])
  expect(RichTextBody.safeParse('<p>x</p>').success).toBe(false)
  expect(RichTextBody.safeParse({ type: 'doc', content: 'x' }).success).toBe(false)
})
