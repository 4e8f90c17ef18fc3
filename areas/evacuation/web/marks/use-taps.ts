import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { uuid } from '#platform/web/api/index.ts'
import { newDraft } from '#platform/web/outbox/index.ts'
import { tappedNow } from '../clock.ts'
import { takeAnswers } from './received-marks.ts'
import { tick } from '../sound/signal.ts'
import type { Adding, Tap, TapDraft } from './tap.ts'
import { tapOutbox } from './tap-outbox.ts'

type Want = Omit<Tap, 'mark_id' | 'tapped_at'>
/** Whom a tap is about, and what stood there before. */
export interface Tapped {
  id: number
  evacuation_id: number
  name: string
  status: NonNullable<Tap['status']>
  unit_id: number
  note: string
}
export interface Taps {
  drafts: readonly TapDraft[]
  /** Marks people, all with one tap. */
  tap: (marks: readonly Tapped[], want: Want) => void
  /** Puts somebody on a list whom none knows: seen there, by the reader. */
  add: (evacuationId: number, unitId: number, name: string) => void
  /** Puts back what stood before the last tap of this page; null: there is none. */
  undo: (() => void) | null
}

const draftOf = ({ id, evacuation_id, name }: Tapped, want: Want): TapDraft => ({
  ...newDraft,
  client_id: uuid(),
  sheet_id: evacuation_id,
  cell: String(id),
  base: null,
  name,
  want: { mark_id: id, tapped_at: tappedNow(), ...want },
})

const addingOf = (evacuationId: number, want: Adding): TapDraft => {
  const client_id = uuid()
  return { ...newDraft, client_id, sheet_id: evacuationId, cell: client_id, base: null, name: want.name, want }
}

/** What stood there, as a tap of its own. */
const backTo = ({ status, unit_id, note }: Tapped, want: Want): Want => ({
  ...(want.status === undefined ? {} : { status }),
  ...(want.unit_id === undefined ? {} : { unit_id }),
  // also where it was not written over: with another status it has gone
  note,
})

/** Marking: each tap is shown at once, kept on the device, and sent behind. */
export function useTaps(): Taps {
  const outbox = tapOutbox()
  const past = useRef<(() => TapDraft[])[]>([])
  const [canUndo, setCanUndo] = useState(false)
  useSyncExternalStore(
    (notifyListener) => outbox.listen(notifyListener),
    () => outbox.version,
  )
  useEffect(() => outbox.listen(({ stored }) => takeAnswers(stored)), [outbox])
  const tap: Taps['tap'] = (marks, want) => {
    if (marks.length === 0) return
    past.current.push(() => marks.map((mark) => draftOf(mark, backTo(mark, want))))
    setCanUndo(true)
    outbox.put(marks.map((mark) => draftOf(mark, want)))
    tick()
  }
  const add: Taps['add'] = (evacuationId, unit_id, name) => {
    const want: Adding = { unit_id, name, kind: 'guest', status: 'present', note: '', tapped_at: tappedNow() }
    outbox.put([addingOf(evacuationId, want)])
    tick()
  }
  const undo = () => {
    const last = past.current.pop()
    if (last) outbox.put(last())
    tick()
    setCanUndo(past.current.length > 0)
  }
  return { drafts: outbox.all(), tap, add, undo: canUndo ? undo : null }
}
