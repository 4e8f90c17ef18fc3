import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Tree, type DropPosition, type Folding } from '#platform/web/tree/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { moveRecord, type DictionaryRecord } from '../../contract/records.ts'
import { nestingObjection } from '../../rules/location-nesting.ts'
import { isWithin, placeAfterDrop } from '../../rules/record-tree.ts'
import { recordNodes } from '../record-nodes.ts'
import { useActions } from '../use-actions.ts'
import { RecordRow } from './record-row.tsx'

interface Props {
  dictionary: Dictionary
  records: readonly DictionaryRecord[]
  folding: Folding
  mayEdit: boolean
  ticked: ReadonlySet<number>
  onTick: (id: number) => void
  onEdit: (id: number) => void
}

/** Records as a tree; by the handle they are dragged to another place. */
export function RecordsTree(props: Props) {
  const { t } = useLingui()
  const { dictionary, records, folding, mayEdit, ticked, onTick, onEdit } = props
  const { act } = useActions()
  const byId = useMemo(() => new Map(records.map((one) => [String(one.id), one])), [records])
  const nodes = useMemo(() => recordNodes(records), [records])

  const placeFor = (record: DictionaryRecord, target: string, position: DropPosition) => {
    const place = placeAfterDrop(records, record.id, Number(target), position)
    if (!place) return null
    if (place.parent_id !== null && (!dictionary.is_tree || isWithin(records, place.parent_id, record.id))) return null
    const parent = place.parent_id === null ? undefined : byId.get(String(place.parent_id))
    const objection = record.location_type && nestingObjection(record.location_type, parent?.location_type ?? null)
    return objection ? null : place
  }
  const dropOf = (dragged: string, target: string, position: DropPosition) => {
    const record = byId.get(dragged)
    const place = record && placeFor(record, target, position)
    if (!record || !place) return null
    return () => {
      void act(moveRecord, { params: { id: String(record.id) }, body: { version: record.version, ...place } })
      if (place.parent_id !== null) folding.open(String(place.parent_id))
    }
  }
  return (
    <Tree
      label={dictionary.title}
      nodes={nodes}
      folding={folding}
      dropOf={mayEdit ? dropOf : undefined}
      renderRow={(node) => {
        const record = byId.get(node.node.value)
        if (!record) return null
        return (
          <RecordRow
            record={record}
            dictionary={dictionary}
            node={node}
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
