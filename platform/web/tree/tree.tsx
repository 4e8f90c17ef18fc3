import { Tree as PlainTree, useTree, type RenderTreeNodePayload, type TreeNodeData } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Folding } from './use-folding.ts'

/** Where something dragged falls, as seen from the node below it. */
export type DropPosition = 'before' | 'after' | 'inside'
/** A node as `TreeRow` draws it. */
export type TreeNode = RenderTreeNodePayload
export type { TreeNodeData }

interface Props {
  /** What the tree is called for those who hear it. */
  label: string
  nodes: TreeNodeData[]
  /** Without it all branches are closed at first. */
  folding?: Folding
  /** What a drop would do, null: it may not fall there. Without it nothing is dragged. */
  dropOf?: ((dragged: string, target: string, position: DropPosition) => (() => unknown) | null) | undefined
  renderRow: (node: TreeNode) => ReactNode
}

/**
 * Rows that stand below each other, opened and closed: the tree of WAI-ARIA. Arrows, Home and End lead through it, Enter and
 * Space fold the row in focus; Tab goes to the buttons of rows. Levels follow from the nested groups.
 */
export function Tree({ label, nodes, folding, dropOf, renderRow }: Props) {
  const tree = useTree(folding ? { expandedState: folding.expanded, onExpandedStateChange: folding.change } : {})
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, currentTarget } = event
    // what is open over the page belongs to React's tree, not to this one
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    const value = target.dataset['value']
    if (key === 'Home' || key === 'End') {
      const items = currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')
      items[key === 'Home' ? 0 : items.length - 1]?.focus()
    } else if (
      (key === 'Enter' || key === ' ') &&
      target.ariaExpanded !== null &&
      target.role === 'treeitem' &&
      value
    ) {
      tree.toggleExpanded(value)
    } else return
    event.preventDefault()
  }
  return (
    <PlainTree
      data={nodes}
      tree={tree}
      levelOffset={22}
      expandOnClick={false}
      expandOnSpace={false}
      allowRangeSelection={false}
      aria-label={label}
      onKeyDown={onKeyDown}
      withDragHandle
      {...(dropOf && {
        onDragDrop: ({ draggedNode, targetNode, position }) => void dropOf(draggedNode, targetNode, position)?.(),
        allowDrop: ({ draggedNode, targetNode, position }) => dropOf(draggedNode, targetNode, position) !== null,
      })}
      renderNode={renderRow}
    />
  )
}
