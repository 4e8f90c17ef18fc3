import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isWithin, placeAfterDrop } from '#areas/dictionaries/rules/record-tree.ts'
import { Text, Tree, useTree } from '#platform/web/ui/index.ts'
import { PostRow } from './post-row.tsx'
import { useStructurePage } from './structure-page-state.ts'
import { lineOf, nodesOf, noUnitNode, parentNodes, postNode, unitNode } from './tree-nodes.ts'
import { Opener, UnitRow } from './unit-row.tsx'
import styles from './structure.module.css'

type Position = 'before' | 'after' | 'inside'
type Expanded = Record<string, boolean>
const opened = (nodes: readonly string[]): Expanded => Object.fromEntries(nodes.map((node) => [node, true]))

/** Units and people as a tree; by their handles both are dragged to another place. */
export function UnitTree({ search }: { search: string }) {
  const { t } = useLingui()
  const { structure, moves, shownUnit } = useStructurePage()
  const { units, posts, may_edit } = structure
  const shell = useRef<HTMLDivElement>(null)
  useEffect(() => shell.current?.querySelector('[data-shown]')?.scrollIntoView({ block: 'center' }), [])
  const nodes = useMemo(() => nodesOf(structure, search), [structure, search])
  const [expanded, setExpanded] = useState<Expanded>(() =>
    opened([
      ...units.filter(({ parent_id }) => parent_id === null).map(({ id }) => unitNode(id)),
      ...(shownUnit === null ? [] : lineOf(units, shownUnit).map(unitNode)),
    ]),
  )
  const expandedState = search === '' ? expanded : { ...opened(parentNodes(nodes)), ...expanded }
  const tree = useTree({ expandedState, onExpandedStateChange: setExpanded })
  const unitOf = (node: string) => units.find(({ id }) => unitNode(id) === node)
  const postOf = (node: string) => posts.find(({ id }) => postNode(id) === node)

  /** Into which unit somebody dropped on a node comes: on a unit into it, on a person where that one works. */
  const unitUnder = (node: string): number | null | undefined => {
    if (node === noUnitNode) return null
    return unitOf(node)?.id ?? postOf(node)?.unit_id
  }
  const dropOf = (dragged: string, target: string, position: Position): (() => Promise<void>) | null => {
    const post = postOf(dragged)
    if (post) {
      const to = unitUnder(target)
      return to === undefined || to === post.unit_id ? null : () => moves.movePostTo(post, to)
    }
    const [unit, onto] = [unitOf(dragged), unitOf(target)]
    const place = unit && onto ? placeAfterDrop(units, unit.id, onto.id, position) : null
    if (!unit || !place || (place.parent_id !== null && isWithin(units, place.parent_id, unit.id))) return null
    return () => moves.moveUnitTo(unit, place)
  }
  return (
    <div ref={shell}>
      <Tree
        data={nodes}
        tree={tree}
        levelOffset={22}
        expandOnClick={false}
        expandOnSpace={false}
        allowRangeSelection={false}
        aria-label={t`Структура школы`}
        withDragHandle
        {...(may_edit && {
          onDragDrop: ({ draggedNode, targetNode, position }) => void dropOf(draggedNode, targetNode, position)?.(),
          allowDrop: ({ draggedNode, targetNode, position }) => dropOf(draggedNode, targetNode, position) !== null,
        })}
        renderNode={(payload) => {
          const unit = unitOf(payload.node.value)
          if (unit) return <UnitRow unit={unit} payload={payload} />
          const post = postOf(payload.node.value)
          if (post) return <PostRow post={post} payload={payload} />
          const { onClick: _focusing, className, ...rest } = payload.elementProps
          return (
            <div {...rest} className={`${className} ${styles['row'] ?? ''}`}>
              <Opener payload={payload} title={t`Без подразделения`} />
              <Text component="span" size="sm" fw={600}>
                <Trans>Без подразделения</Trans>
              </Text>
            </div>
          )
        }}
      />
    </div>
  )
}
