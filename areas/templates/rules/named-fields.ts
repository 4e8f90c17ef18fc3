import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import type { KnownFields } from './known-fields.ts'

interface Node {
  type: string
  attrs?: { name?: string }
  text?: string
  content?: readonly Node[]
}

/** A template with the titles of its fields in their places, between brackets: to be read or compared, not to be kept. */
export function namedFields(text: RichText, fields: KnownFields): RichText {
  const named = (node: Node): Node => {
    if (node.type === 'field') {
      const name = node.attrs?.name ?? ''
      const { attrs: _attrs, ...rest } = node
      return { ...rest, type: 'text', text: `[${fields.get(name)?.title ?? name}]` }
    }
    return node.content ? { ...node, content: node.content.map(named) } : node
  }
  return named(text as unknown as Node) as unknown as RichText
}
