import { useEffect, useState } from 'react'
import { useStore } from '#platform/web/store.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { Place } from '../cursor/movement.ts'
import { AtCell } from './at-cell.tsx'
import { BlockReportDialog, PastePreviewDialog } from './lazy-dialogs.ts'
import { Question } from './question.tsx'
import type { Overlays } from './overlays.ts'

interface Props<Value> extends Overlays {
  cursor: Cursor<Value>
  /** Where the mouse rests; null: nowhere. */
  hovered: Place | null
  /** Something else is open: no hints. */
  isQuiet: boolean
  elementAt: (place: Place) => HTMLElement | null
  onEdited: () => void
}

/** What stands over the grid, one thing at a time: the editor of a cell, a refusal, or what there is to know. */
export function GridOverlay<Value>({
  cursor,
  hovered,
  isQuiet,
  elementAt,
  onEdited,
  editor,
  hint,
  nameOf,
  outside,
}: Props<Value>) {
  const editing = useStore(cursor.editing)
  const message = useStore(cursor.message)
  const rested = useRested(cursor)
  const { focus } = cursor.selection.get()
  const at = (place: Place) => elementAt(place)?.getBoundingClientRect()
  const onClose = () => {
    cursor.editing.set(null)
    onEdited()
  }
  const focused = editing || message ? at(focus) : undefined
  if (editing && focused) return editor({ editing, rect: focused, onClose })
  if (message?.kind === 'block')
    return (
      <BlockReportDialog
        notified={message}
        nameOf={nameOf}
        outside={outside}
        onClose={() => cursor.message.set(null)}
      />
    )
  if (message?.kind === 'paste')
    return (
      <PastePreviewDialog
        glance={message.glance}
        nameOf={nameOf}
        onPaste={() => {
          cursor.message.set(null)
          cursor.putIn(message.text)
        }}
        onClose={() => cursor.message.set(null)}
      />
    )
  if (message?.kind === 'ask' && focused)
    return <Question rect={focused} question={message.question} onYes={() => cursor.accept()} />
  if (message && focused)
    return (
      <AtCell rect={focused} kind="tooltip">
        <Text size="sm" c="red" role="alert" maw={280}>
          {message.reason}
        </Text>
      </AtCell>
    )
  const hinted = hovered ?? rested
  const content = isQuiet || !hinted ? null : hint(hinted, hovered !== null)
  const rect = content && hinted && at(hinted)
  return content && rect ? (
    <AtCell rect={rect} kind="tooltip">
      {content}
    </AtCell>
  ) : null
}

const restMs = 350
/** Where the keyboard has come to rest; null while it moves on, so that moving draws nothing here. */
function useRested<Value>(cursor: Cursor<Value>): Place | null {
  const [rested, setRested] = useState<Place | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = cursor.selection.subscribe(() => {
      clearTimeout(timer)
      setRested(null)
      timer = setTimeout(() => setRested(cursor.selection.get().focus), restMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [cursor])
  return rested
}
