import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { Tree, TreeRow } from '#platform/web/tree/index.ts'
import { ActionIcon, Box } from '#platform/web/ui/index.ts'
import { reorder } from '../../rules/reorder.ts'

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
  const ids = items.map(({ id }) => id)
  const step = (at: number, by: -1 | 1) => {
    const [moved, target] = [ids[at], ids[at + by]]
    if (moved !== undefined && target !== undefined) onOrder(reorder(ids, moved, target, by < 0 ? 'before' : 'after'))
  }
  return (
    <Tree
      label={label}
      nodes={items.map(({ id, title }) => ({ value: String(id), label: title }))}
      dropOf={(dragged, target, position) =>
        position === 'inside' ? null : () => onOrder(reorder(ids, Number(dragged), Number(target), position))
      }
      renderRow={(node) => {
        const at = ids.indexOf(Number(node.node.value))
        const item = items[at]
        if (!item) return null
        return (
          <TreeRow node={node} title={item.title} folds={false}>
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
          </TreeRow>
        )
      }}
    />
  )
}
