import type { Block, Inline, RichText } from '#areas/rich-text/rules/nodes.ts'

/** Words with fields between braces, a form of them behind a bar: «Дана {person.full_name|dative}». */
export const inlinesOf = (line: string): Inline[] =>
  line
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith('{')) return { type: 'text', text: part }
      const [name = '', format = null] = part.slice(1, -1).split('|')
      return { type: 'field', attrs: { name, format } }
    })

/** A paragraph of such words. */
export const paragraphOf = (line: string, textAlign: 'left' | 'justify' | 'center' = 'justify'): Block => ({
  type: 'paragraph',
  attrs: { textAlign },
  content: inlinesOf(line),
})

/** A text of such paragraphs. */
export const textWithFields = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((line) => paragraphOf(line)),
})
