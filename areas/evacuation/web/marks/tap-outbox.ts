import { accountOutboxes, markWords } from '#platform/web/outbox/index.ts'
import { sendTaps } from './send-taps.ts'
import { failures } from '../../contract/texts.ts'
import type { StepOutcome } from '../../contract/marks.ts'
import { answerToTap, taps, type TapDraft, type TapStep } from './tap.ts'

/** The queue of taps of who is signed in. */
export const tapOutbox = accountOutboxes<TapDraft, TapStep, StepOutcome>({
  name: 'evacuation',
  page: '/evacuation/marks',
  kind: taps,
  send: (_evacuationId, block, signal) => sendTaps(block, signal),
  rowOf: answerToTap,
  words: () => ({ ...markWords(), refused: failures.changeMarks }),
})
