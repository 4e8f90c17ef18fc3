import type { ComponentType } from 'react'
import { definePlace, usePlace } from '#platform/web/places.tsx'
import type { JournalFrame } from '../contract/journal.ts'
import type { Period } from './sheet/columns.ts'

interface Props {
  grid: JournalFrame
  period: Period
}
/** What higher rooms do with an open journal: a button of each in its head. */
export const journalTools = definePlace<ComponentType<Props>>()

export function JournalTools(props: Props) {
  return usePlace(journalTools).map((Tool, index) => <Tool key={index} {...props} />)
}
