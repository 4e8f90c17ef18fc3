import type { Inline, RichText } from './nodes.ts'

const link = /https?:\/\/[^\s"'<>]+[^\s"'<>.,;:!?)]/g

/** A line with its addresses as links. */
function inlinesOf(line: string): Inline[] {
  const inlines: Inline[] = []
  let from = 0
  for (const { 0: href, index } of line.matchAll(link)) {
    if (index > from) inlines.push({ type: 'text', text: line.slice(from, index) })
    inlines.push({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    from = index + href.length
  }
  if (from < line.length) inlines.push({ type: 'text', text: line.slice(from) })
  return inlines
}

/** What somebody has typed as a text: a paragraph for each line that says something, addresses as links. */
export const textOfLines = (words: string): RichText => ({
  type: 'doc',
  content: words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: inlinesOf(line) })),
})
