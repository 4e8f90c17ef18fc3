import { Node, type NodeViewRenderer } from '@tiptap/core'
import type { Comparison } from '../../rules/nodes.ts'
import styles from './editor.module.css'

/** How what stands in a template is called; null for a name that nobody knows: it is shown as a mistake. */
export interface TemplateWords {
  field: (name: string, format: string | null) => string | null
  loop: (name: string) => string | null
  condition: (attrs: { name: string; comparison: Comparison; value: string }) => string | null
}
const unknown = (name: string) => `? ${name}`

/** A chip within the words: what will be put there. */
export const fieldNode = (words: TemplateWords) =>
  Node.create({
    name: 'field',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () => ({ name: { default: '' }, format: { default: null } }),
    parseHTML: () => [{ tag: 'span[data-field]' }],
    renderHTML: ({ node }) => ['span', { 'data-field': node.attrs['name'] }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('span')
        const { name, format } = node.attrs as { name: string; format: string | null }
        const title = words.field(name, format)
        dom.className = (title === null ? styles['unknownField'] : styles['field']) ?? ''
        dom.textContent = title ?? unknown(name)
        return { dom }
      },
  })

/** A block with a head that says what it is, and its content under it. */
function blockView(title: string | null, name: string) {
  const dom = document.createElement('section')
  dom.className = (title === null ? styles['unknownBlock'] : styles['block']) ?? ''
  const head = document.createElement('header')
  head.contentEditable = 'false'
  head.textContent = title ?? unknown(name)
  const contentDOM = document.createElement('div')
  dom.append(head, contentDOM)
  return { dom, contentDOM }
}
const blockNode = (
  name: 'loop' | 'condition',
  attributes: Record<string, { default: string }>,
  view: NodeViewRenderer,
) =>
  Node.create({
    name,
    group: 'block',
    content: 'block+',
    defining: true,
    isolating: false,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: `section[data-${name}]` }],
    renderHTML: () => ['section', { [`data-${name}`]: '' }, 0],
    addNodeView: () => view,
  })

export const loopNode = (words: TemplateWords) =>
  blockNode('loop', { name: { default: '' } }, ({ node }) => {
    const name = String(node.attrs['name'])
    return blockView(words.loop(name), name)
  })
export const conditionNode = (words: TemplateWords) =>
  blockNode(
    'condition',
    { name: { default: '' }, comparison: { default: 'filled' }, value: { default: '' } },
    ({ node }) => {
      const attrs = node.attrs as { name: string; comparison: Comparison; value: string }
      return blockView(words.condition(attrs), attrs.name)
    },
  )
