import { useEffect, useState } from 'react'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { periodOf, PeriodSelect, MarksTab, type JournalPlace } from '#areas/journal/web/index.ts'
import { Group } from '#platform/web/ui/index.ts'
import { pastSession } from './past-session.ts'

/** Marks of another time: to be read. */
export function PastGrid({ grid, address, change }: JournalPlace & { grid: JournalGrid }) {
  const [journalSession] = useState(() => pastSession(grid))
  useEffect(() => journalSession.store.open(), [journalSession])
  const period = periodOf(grid, address)
  return (
    <>
      <Group justify="flex-end" data-print="never">
        <PeriodSelect quarters={grid.quarters} value={period} onChange={(quarter) => change({ quarter })} />
      </Group>
      <MarksTab key={period} journalSession={journalSession} presence={null} period={period} lessonId={null} />
    </>
  )
}
