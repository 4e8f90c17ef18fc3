import { request } from '#platform/web/api/index.ts'
import { accountOutboxes, markWords } from '#platform/web/outbox/index.ts'
import { saveSteps, type Step, type StepOutcome } from '../../contract/scores.ts'
import { journalDrafts, rowOf, type Draft } from '../sheet/drafts.ts'

async function send(groupId: number, steps: readonly Step[], signal: AbortSignal): Promise<StepOutcome[]> {
  const asked = { params: { id: String(groupId) }, body: { steps: [...steps] } }
  return (await request(saveSteps, asked, { signal })).outcomes
}

/** The queue of unsent marks of who is signed in. */
export const journalOutbox = accountOutboxes<Draft, Step, StepOutcome>({
  name: 'journal',
  page: '/journal',
  kind: journalDrafts,
  send,
  rowOf,
  words: markWords,
})
