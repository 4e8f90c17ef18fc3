import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'
import type { GridStudent } from '../../contract/journal.ts'
import type { JournalSession } from '../journal-session.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'

export interface ResultCardProps {
  journalSession: Pick<JournalSession, 'store' | 'results'>
  student: GridStudent
  slot: ResultSlot
  rect: DOMRect
  onClose: () => void
}
/** What opens beside a result of the sheet. */
export const resultCards = definePlace<ComponentType<ResultCardProps>>()
