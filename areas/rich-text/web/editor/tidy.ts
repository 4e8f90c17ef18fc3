import type { RichText } from '../../rules/nodes.ts'

interface Given {
  type?: string
  attrs?: Record<string, unknown> | undefined
  content?: Given[] | undefined
  marks?: Given[] | undefined
  text?: string | undefined
}
/** What a node is by itself, and need not be said. */
const usual: Readonly<Record<string, unknown>> = { colspan: 1, rowspan: 1, textAlign: 'left', start: 1 }
/** Attributes that stand in ours whatever they are. */
const always = new Set(['format', 'value'])

function tidyAttrs(attrs: Record<string, unknown> = {}): Record<string, unknown> | undefined {
  const kept = Object.entries(attrs).filter(
    ([key, value]) => always.has(key) || (value !== null && value !== usual[key]),
  )
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
function tidyNode({ type, attrs, content, marks, text }: Given): Given {
  const kept = tidyAttrs(attrs)
  return {
    ...(type !== undefined && { type }),
    ...(kept && { attrs: kept }),
    ...(text !== undefined && { text }),
    ...(marks && marks.length > 0 && { marks: marks.map(tidyNode) }),
    ...(content && { content: content.map(tidyNode) }),
  }
}

/** A text as it is kept: an editor writes down whatever its nodes could be. */
export const tidyText = (given: object): RichText => tidyNode(given) as unknown as RichText
