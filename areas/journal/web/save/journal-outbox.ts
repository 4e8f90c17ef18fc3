import { request } from '#platform/web/api/index.ts'
import { accountOutboxes, markWords, type OutboxArea } from '#platform/web/outbox/index.ts'
import { saveSteps, type Step } from '../../contract/scores.ts'
import { journalDrafts, type Draft } from '../sheet/drafts.ts'
import { outcomeOf } from './outcome.ts'

const send: OutboxArea<Draft, Step>['send'] = async (groupId, steps, signal) => {
  const { outcomes } = await request(
    saveSteps,
    { params: { id: String(groupId) }, body: { steps: [...steps] } },
    { signal },
  )
  return outcomes.map(outcomeOf)
}

/** The queue of unsent marks of who is signed in. */
export const journalOutbox = accountOutboxes<Draft, Step>({
  name: 'journal',
  page: '/journal',
  kind: journalDrafts,
  send,
  words: markWords,
})
