import { useState } from 'react'
import type { TreeNodeData } from '@mantine/core'

type Expanded = Record<string, boolean>
/** Which nodes of a tree stand open. */
export interface Folding {
  expanded: Expanded
  change: (next: Expanded) => void
  /** Shows what stands below a node. */
  open: (node: string) => void
}
const opened = (nodes: readonly string[]): Expanded => Object.fromEntries(nodes.map((node) => [node, true]))

/** Open from the start: the given nodes; and those of a search, as it changes, until they are folded by hand. */
export function useFolding(start: readonly string[], searched: readonly string[] = []): Folding {
  const [chosen, change] = useState(() => opened(start))
  return {
    expanded: { ...opened(searched), ...chosen },
    change,
    open: (node) => change((before) => ({ ...before, [node]: true })),
  }
}

/** Nodes that have something below them. */
export function parentNodes(nodes: readonly TreeNodeData[]): string[] {
  return nodes.flatMap(({ value, children }) => (children ? [value, ...parentNodes(children)] : []))
}
