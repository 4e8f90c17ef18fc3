import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Tree, TreeRow, useFolding } from '#platform/web/tree/index.ts'
import { Modal, ScrollArea, UnstyledButton } from '#platform/web/ui/index.ts'
import type { PlacedPlace } from '../rules/place-paths.ts'
import { recordNodes } from './record-nodes.ts'
import styles from './dictionaries.module.css'

interface Props {
  title: string
  places: readonly PlacedPlace[]
  /** The chosen one: the dialog opens where it stands. */
  start: PlacedPlace | null
  onChoose: (id: number) => void
  onClose: () => void
}

/** Places level by level: what holds others is opened, and may be chosen itself. */
export function PlaceTreeDialog({ title, places, start, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const byId = useMemo(() => new Map(places.map((place) => [String(place.id), place])), [places])
  const nodes = useMemo(() => recordNodes(places), [places])
  const above: string[] = []
  for (let at = start?.parent_id ?? null; at !== null; at = byId.get(String(at))?.parent_id ?? null)
    above.push(String(at))
  const folding = useFolding(above)
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <ScrollArea.Autosize mah="60vh" type="auto" viewportProps={{ tabIndex: -1 }}>
        <Tree
          label={title}
          nodes={nodes}
          folding={folding}
          renderRow={(node) => {
            const place = byId.get(node.node.value)
            if (!place) return null
            return (
              <TreeRow node={node} title={place.title} isShown={place.id === start?.id}>
                <UnstyledButton
                  className={styles['title']}
                  fz="sm"
                  py={4}
                  flex={1}
                  onClick={() => onChoose(place.id)}
                  {...(place.id === start?.id && { 'aria-current': true })}
                >
                  {place.title}
                </UnstyledButton>
              </TreeRow>
            )
          }}
        />
      </ScrollArea.Autosize>
    </Modal>
  )
}
