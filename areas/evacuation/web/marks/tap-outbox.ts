import { t } from '@lingui/core/macro'
import { request } from '#platform/web/api/index.ts'
import { accountOutboxes, type Outcome, type OutboxArea } from '#platform/web/outbox/index.ts'
import { saveMarks, type MarkStep, type StepOutcome } from '../../contract/marks.ts'
import { taps, type TapAnswer, type TapDraft } from './tap.ts'

const outcomeOf = ({ client_id, outcome, reason, mark }: StepOutcome): Outcome<TapAnswer> => ({
  client_id,
  outcome: outcome === 'refused' ? 'refused' : 'done',
  reason,
  row: { mark: mark ?? null, isSuperseded: outcome === 'superseded' },
})

const send: OutboxArea<TapDraft, MarkStep>['send'] = async (_evacuationId, steps, signal) => {
  const { outcomes } = await request(saveMarks, { body: { steps: [...steps] } }, { signal })
  return outcomes.map(outcomeOf)
}

/** The queue of taps of who is signed in. */
export const tapOutbox = accountOutboxes<TapDraft, MarkStep>({
  name: 'evacuation',
  page: '/evacuation/marks',
  kind: taps,
  send,
  words: () => ({
    signedOut: t`Сеанс завершён: войдите снова, отметки сохранены`,
    refused: t`Сервер не принял отметки`,
    foreign: t`Отметки принадлежат другой учётной записи`,
  }),
})
