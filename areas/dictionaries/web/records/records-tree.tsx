import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Tree, useTree, type TreeNodeData } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { moveRecord, type DictionaryRecord } from '../../contract/records.ts'
import { nestingObjection } from '../../rules/location-nesting.ts'
import { isWithin, placeAfterDrop, treeOf, type Branch } from '../../rules/record-tree.ts'
import { useActions } from '../use-actions.ts'
import { RecordRow } from './record-row.tsx'

export type Expanded = Record<string, boolean>

interface Props {
  dictionary: Dictionary
  records: readonly DictionaryRecord[]
  /** By id: whether what stands below is shown. */
  expanded: Expanded
  onExpand: (next: Expanded) => void
  mayEdit: boolean
  ticked: ReadonlySet<number>
  onTick: (id: number) => void
  onEdit: (id: number) => void
}

const nodesOf = (branches: readonly Branch<DictionaryRecord>[]): TreeNodeData[] =>
  branches.map(({ record, children }) => ({
    value: String(record.id),
    label: record.title,
    ...(children.length > 0 ? { children: nodesOf(children) } : {}),
  }))

/** Records as a tree; by the handle they are dragged to another place. */
export function RecordsTree(props: Props) {
  const { t } = useLingui()
  const { dictionary, records, expanded, onExpand, mayEdit, ticked, onTick, onEdit } = props
  const { act } = useActions()
  const byId = useMemo(() => new Map(records.map((one) => [String(one.id), one])), [records])
  const branches = useMemo(() => treeOf(records), [records])
  const nodes = useMemo(() => nodesOf(branches), [branches])
  const tree = useTree({ expandedState: expanded, onExpandedStateChange: onExpand })

  const placeFor = (dragged: string, target: string, position: 'before' | 'after' | 'inside') => {
    const record = byId.get(dragged)
    const place = record && placeAfterDrop(records, record.id, Number(target), position)
    if (!record || !place) return null
    if (place.parent_id !== null && (!dictionary.is_tree || isWithin(records, place.parent_id, record.id))) return null
    const parent = place.parent_id === null ? undefined : byId.get(String(place.parent_id))
    const objection = record.location_type && nestingObjection(record.location_type, parent?.location_type ?? null)
    return objection ? null : { record, place }
  }
  const drop = (dragged: string, target: string, position: 'before' | 'after' | 'inside') => {
    const found = placeFor(dragged, target, position)
    if (!found) return
    const { id, version } = found.record
    void act(moveRecord, { params: { id: String(id) }, body: { version, ...found.place } })
    if (found.place.parent_id !== null) tree.expand(String(found.place.parent_id))
  }
  return (
    <Tree
      data={nodes}
      tree={tree}
      levelOffset={22}
      expandOnClick={false}
      expandOnSpace={false}
      allowRangeSelection={false}
      aria-label={dictionary.title}
      withDragHandle
      {...(mayEdit && {
        onDragDrop: ({ draggedNode, targetNode, position }) => drop(draggedNode, targetNode, position),
        allowDrop: ({ draggedNode, targetNode, position }) => placeFor(draggedNode, targetNode, position) !== null,
      })}
      renderNode={(payload) => {
        const record = byId.get(payload.node.value)
        if (!record) return null
        return (
          <RecordRow
            record={record}
            dictionary={dictionary}
            payload={payload}
            tickLabel={t`Отметить: ${record.title}`}
            isTicked={ticked.has(record.id)}
            onTick={mayEdit ? () => onTick(record.id) : null}
            onEdit={mayEdit ? () => onEdit(record.id) : null}
          />
        )
      }}
    />
  )
}
