import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { ActionIcon, Box, Tree, useTree } from '#platform/web/ui/index.ts'
import { reorder } from '../../rules/reorder.ts'
import classes from './design.module.css'

interface Item {
  id: number
  title: string
}
interface Props<T extends Item> {
  label: string
  items: readonly T[]
  onOrder: (ids: number[]) => void
  renderItem: (item: T) => ReactNode
}

/** Things in an order: dragged by the handle, or moved by the arrows. */
export function SortableList<T extends Item>({ label, items, onOrder, renderItem }: Props<T>) {
  const { t } = useLingui()
  const tree = useTree()
  const ids = items.map(({ id }) => id)
  const step = (at: number, by: -1 | 1) => {
    const [moved, target] = [ids[at], ids[at + by]]
    if (moved !== undefined && target !== undefined) onOrder(reorder(ids, moved, target, by < 0 ? 'before' : 'after'))
  }
  return (
    <Tree
      data={items.map(({ id, title }) => ({ value: String(id), label: title }))}
      tree={tree}
      expandOnClick={false}
      expandOnSpace={false}
      allowRangeSelection={false}
      aria-label={label}
      withDragHandle
      onDragDrop={({ draggedNode, targetNode, position }) => {
        if (position !== 'inside') onOrder(reorder(ids, Number(draggedNode), Number(targetNode), position))
      }}
      allowDrop={({ position }) => position !== 'inside'}
      renderNode={({ node, elementProps, dragHandleProps }) => {
        const at = ids.indexOf(Number(node.value))
        const item = items[at]
        if (!item) return null
        const { onClick: _focusing, className, ...rest } = elementProps
        return (
          <div {...rest} className={`${className} ${classes['row'] ?? ''}`}>
            <span className={classes['handle']} title={t`Перетащить`} aria-hidden {...dragHandleProps}>
              <IconGripVertical size={16} />
            </span>
            <Box flex={1} miw={0}>
              {renderItem(item)}
            </Box>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === 0}
              aria-label={t`Выше: ${item.title}`}
              onClick={() => step(at, -1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === items.length - 1}
              aria-label={t`Ниже: ${item.title}`}
              onClick={() => step(at, 1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
          </div>
        )
      }}
    />
  )
}
