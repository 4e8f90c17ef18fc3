import type { AnyNode, RichText } from './nodes.ts'

type Node = AnyNode | { type: string; content?: readonly Node[] }
const childrenOf = (node: Node): readonly Node[] => ('content' in node && node.content ? node.content : [])
const endsLine = new Set(['paragraph', 'heading', 'tableRow', 'horizontalRule', 'pageBreak', 'image'])

function sayNode(node: Node, into: string[]): void {
  if (node.type === 'text' && 'text' in node) into.push(node.text)
  else if (node.type === 'hardBreak') into.push('\n')
  else if (node.type === 'image' && 'attrs' in node) into.push((node as { attrs: { alt: string } }).attrs.alt)
  for (const child of childrenOf(node)) sayNode(child, into)
  if (endsLine.has(node.type)) into.push('\n')
}

/** The words of a text, a line for each paragraph: for a search, for a list. */
export function plainText(text: RichText): string {
  const said: string[] = []
  sayNode(text, said)
  return said
    .join('')
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim()
}

const shows = new Set(['image', 'field', 'horizontalRule'])
/** Whether there is nothing to read in a text: no word, picture or field. */
export function isEmptyText(text: RichText): boolean {
  const isBlank = (node: Node): boolean =>
    !shows.has(node.type) &&
    (node.type !== 'text' || !('text' in node) || node.text.trim() === '') &&
    childrenOf(node).every(isBlank)
  return isBlank(text)
}

/** How many characters of a person's stand in a text. */
export function lengthOf(text: RichText): number {
  let length = 0
  const count = (node: Node): void => {
    if (node.type === 'text' && 'text' in node) length += node.text.length
    for (const child of childrenOf(node)) count(child)
  }
  count(text)
  return length
}

/** Ids of the pictures of a text, each once. */
export function picturesOf(text: RichText): number[] {
  const found = new Set<number>()
  const look = (node: Node): void => {
    if (node.type === 'image' && 'attrs' in node) found.add((node as { attrs: { file: number } }).attrs.file)
    for (const child of childrenOf(node)) look(child)
  }
  look(text)
  return [...found]
}
