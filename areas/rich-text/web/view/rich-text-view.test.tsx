import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RichText } from '../../rules/nodes.ts'
import { RichTextView } from './rich-text-view.tsx'

test('a text is drawn as elements; what a link may not be it is not', () => {
  const text: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Приказ' }] },
      {
        type: 'paragraph',
        attrs: { textAlign: 'center' },
        content: [
          { type: 'text', text: '<b>', marks: [{ type: 'bold' }] },
          { type: 'text', text: 'сайт', marks: [{ type: 'link', attrs: { href: 'https://school.kz' } }] },
          { type: 'text', text: 'зло', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      },
      { type: 'image', attrs: { file: 7, width: 50, alt: 'План' } },
      { type: 'image', attrs: { file: 8, width: 50, alt: 'Пропал' } },
    ],
  }
  const { container } = render(<RichTextView text={text} pictures={{ 7: '/api/media/pictures/x' }} />)
  expect(container.querySelector('h2')?.textContent).toBe('Приказ')
  expect(container.querySelector('strong')?.textContent).toBe('<b>')
  expect(Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    'https://school.kz',
  ])
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/media/pictures/x')
  expect(container.textContent).toContain('[Пропал]')
})
