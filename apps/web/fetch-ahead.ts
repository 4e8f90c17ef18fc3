import { readStaffHome } from '#areas/home/contract/staff-home.ts'
import { listJournalGroups, readJournal } from '#areas/journal/contract/journal.ts'
import { saveSteps } from '#areas/journal/contract/scores.ts'
import { allows } from '#platform/contract/access.ts'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { keptAnswer, readAndKeep } from '#platform/web/offline/index.ts'

const freshMilliseconds = 30 * 60_000
const pauseMilliseconds = 700
const maxJournals = 10
const isWorthIt = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // without a worker nothing opens without a network
  return navigator.onLine && 'serviceWorker' in navigator && connection?.saveData !== true
}

async function fresh<E extends AnyEndpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  const kept = await keptAnswer(endpoint, input)
  if (kept && Math.abs(Date.now() - kept.at) < freshMilliseconds) return kept.answer
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  return readAndKeep(endpoint, input)
}

/** Reads ahead what a teacher's day needs without a network: the lessons of today and their journals, one after the other. */
export async function fetchAhead(): Promise<void> {
  const session = currentSession()
  if (!session || session.act !== undefined || !allows(saveSteps.access, session) || !isWorthIt()) return
  const { lessons } = await fresh(readStaffHome, {})
  if (lessons.length === 0) return
  await fresh(listJournalGroups, {})
  const groups = [...new Set(lessons.map(({ group_id }) => group_id))]
  for (const id of groups.slice(0, maxJournals)) await fresh(readJournal, { params: { id: String(id) } })
}
