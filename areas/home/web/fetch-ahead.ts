import { listJournalGroups, readJournal } from '#areas/journal/contract/journal.ts'
import type { ReadAhead } from '#platform/web/offline/fetch-ahead.ts'
import { readStaffHome } from '../contract/staff-home.ts'

const maxJournals = 10
/** Where a teacher begins the day. */
const calmPages = ['/', '/journal']

/** What a teacher's day needs without a network: the lessons of today and their journals. */
export async function fetchDay(read: ReadAhead): Promise<void> {
  if (!calmPages.includes(window.location.pathname)) return
  const { lessons } = await read(readStaffHome, {})
  if (lessons.length === 0) return
  await read(listJournalGroups, {})
  const groups = [...new Set(lessons.map(({ group_id }) => group_id))]
  for (const id of groups.slice(0, maxJournals)) await read(readJournal, { params: { id: String(id) } })
}
