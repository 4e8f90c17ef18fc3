import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconChevronDown, IconChevronRight, IconGripVertical } from '../icons/index.ts'
import type { TreeNode } from './tree.tsx'
import styles from './tree.module.css'

interface Props {
  node: TreeNode
  /** What it is called in the words of its buttons. */
  title: string
  /** What dragging it would do; null: it stays where it is. */
  handle?: string | null
  /** A row of a tree that knows no levels keeps no room for the button that folds. */
  folds?: boolean
  /** The one that was asked for. */
  isShown?: boolean
  children: ReactNode
}

/** A row of a tree: the handle by which it is dragged, the button that folds what stands below, and what it says. */
export function TreeRow({ node, title, handle, folds = true, isShown = false, children }: Props) {
  const { t } = useLingui()
  const { elementProps, dragHandleProps } = node
  const { onClick: _focusing, className, ...rest } = elementProps
  return (
    <div {...rest} className={`${className} ${styles['row'] ?? ''}`} data-shown={isShown || undefined}>
      {dragHandleProps && handle !== null ? (
        <span
          className={styles['handle']}
          title={handle ?? t`Перетащить`}
          aria-hidden
          data-print="never"
          {...dragHandleProps}
        >
          <IconGripVertical size={16} />
        </span>
      ) : null}
      {folds ? <Opener node={node} title={title} /> : null}
      {children}
    </div>
  )
}

/** Opens and closes what stands below a node. */
function Opener({ node: { hasChildren, expanded, tree, node }, title }: Pick<Props, 'node' | 'title'>) {
  const { t } = useLingui()
  if (!hasChildren) return <span className={styles['opener']} />
  return (
    <ActionIcon
      className={styles['opener'] ?? ''}
      size="sm"
      aria-label={expanded ? t`Свернуть: ${title}` : t`Развернуть: ${title}`}
      onClick={() => tree.toggleExpanded(node.value)}
      data-print="never"
    >
      {expanded ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
    </ActionIcon>
  )
}
