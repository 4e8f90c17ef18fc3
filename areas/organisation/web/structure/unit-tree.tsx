import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { isWithin, placeAfterDrop } from '#areas/dictionaries/rules/record-tree.ts'
import { parentNodes, Tree, TreeRow, useFolding, type DropPosition } from '#platform/web/tree/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import { PostRow } from './post-row.tsx'
import { useStructurePage } from './structure-page-state.ts'
import { pathOf, nodesOf, noUnitNode, postNode, unitNode, vacancyNode } from './tree-nodes.ts'
import { UnitRow } from './unit-row.tsx'
import { VacancyRow } from './vacancy.tsx'

/** Units and people as a tree; by their handles both are dragged to another place. */
export function UnitTree({ search }: { search: string }) {
  const { t } = useLingui()
  const { structure, vacancies, moves, shownUnit } = useStructurePage()
  const { units, posts, may_edit } = structure
  const shell = useRef<HTMLDivElement>(null)
  useEffect(() => shell.current?.querySelector('[data-shown]')?.scrollIntoView({ block: 'center' }), [])
  const vacancy = t`Вакансия`
  const nodes = useMemo(() => nodesOf(structure, search, vacancy), [structure, search, vacancy])
  const folding = useFolding(
    [
      ...units.filter(({ parent_id }) => parent_id === null).map(({ id }) => unitNode(id)),
      ...(shownUnit === null ? [] : pathOf(units, shownUnit).map(unitNode)),
    ],
    search === '' ? [] : parentNodes(nodes),
  )
  const unitOf = (node: string) => units.find(({ id }) => unitNode(id) === node)
  const vacantOf = (node: string) => [...vacancies].find(([id]) => vacancyNode(id) === node)
  const postOf = (node: string) => posts.find(({ id }) => postNode(id) === node)

  /** Into which unit somebody dropped on a node comes: on a unit or its vacancy into it, on a person where that one works. */
  const unitUnder = (node: string): number | null | undefined => {
    if (node === noUnitNode) return null
    return unitOf(node)?.id ?? vacantOf(node)?.[0] ?? postOf(node)?.unit_id
  }
  const dropOf = (dragged: string, target: string, position: DropPosition): (() => Promise<void>) | null => {
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
        label={t`Структура школы`}
        nodes={nodes}
        folding={folding}
        dropOf={may_edit ? dropOf : undefined}
        renderRow={(node) => {
          const unit = unitOf(node.node.value)
          if (unit) return <UnitRow unit={unit} node={node} />
          const post = postOf(node.node.value)
          if (post) return <PostRow post={post} node={node} />
          const vacant = vacantOf(node.node.value)
          if (vacant) return <VacancyRow rate={vacant[1]} node={node} />
          return (
            <TreeRow node={node} title={t`Без подразделения`} handle={null}>
              <Text component="span" size="sm" fw={600}>
                <Trans>Без подразделения</Trans>
              </Text>
            </TreeRow>
          )
        }}
      />
    </div>
  )
}
