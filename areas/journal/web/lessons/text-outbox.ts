import { currentSession } from '#platform/web/api/index.ts'
import { accountOutboxes, type Outbox } from '#platform/web/outbox/index.ts'
import { takeFormerEdits } from './take-former-edits.ts'
import { sendTexts, textWords, type TextAnswer } from './send-texts.ts'
import { textDrafts, type TextDraft, type TextStep } from './text-draft.ts'

const outboxes = accountOutboxes<TextDraft, TextStep, TextAnswer>({
  name: 'journal-texts',
  page: '/journal',
  kind: textDrafts,
  send: sendTexts,
  rowOf: ({ lesson }) => lesson,
  words: textWords,
})

/** The queue of unsent topics and homework of who is signed in. */
export function textOutbox(): Outbox<TextDraft> {
  const outbox = outboxes()
  takeFormerEdits(currentSession()?.accountId ?? 0, (drafts) => outbox.restore(drafts))
  return outbox
}
