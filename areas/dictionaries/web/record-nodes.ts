import type { TreeNodeData } from '#platform/web/tree/index.ts'
import { treeOf, type Branch, type Placed } from '../rules/record-tree.ts'

interface Titled extends Placed {
  title: string
}
const nodesOf = (branches: readonly Branch<Titled>[]): TreeNodeData[] =>
  branches.map(({ record, children }) => ({
    value: String(record.id),
    label: record.title,
    ...(children.length > 0 ? { children: nodesOf(children) } : {}),
  }))

/** Records, in the order of their siblings, as nodes of a tree by their ids. */
export const recordNodes = (records: readonly Titled[]): TreeNodeData[] => nodesOf(treeOf(records))
