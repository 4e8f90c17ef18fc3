import { ApiError, currentSession, isBusy, isCancelled, objectionsOf, sentenceOf } from '#platform/web/api/index.ts'
import { t } from '@lingui/core/macro'
import { freshToken } from '#platform/web/api/refresh.ts'
import type { AnyDraft, DraftKind, RowOf } from './draft.ts'
import type { Delivery, Outcome, StepAnswer } from './outcome.ts'

/** Sends the steps of one sheet. */
export type SendSteps<Step, Answer> = (
  sheetId: number,
  steps: readonly Step[],
  signal: AbortSignal,
) => Promise<readonly Answer[]>

/** An answer as the queue takes it. @param row what the server has now; null where there is none any more */
export const outcomeOf = <Row>(
  { client_id, outcome, reason, by = null }: StepAnswer,
  row: Row | null,
): Outcome<Row> => ({
  client_id,
  outcome: outcome === 'superseded' ? 'done' : outcome,
  reason: reason ?? null,
  row,
  by,
})

/** What is said of an area's drafts, in its own words. */
export interface SendingWords {
  /** The session has ended: «Сеанс завершён: войдите снова, отметки сохранены». */
  signedOut: string
  /** The server said no without saying why. */
  refused: string
  /** The drafts are another account's. */
  foreign: string
}

/** Whether the same block may succeed later: no answer, a failing or busy server, a session to be renewed. */
export const mayPass = ({ status }: ApiError): boolean =>
  status === 0 || status >= 500 || [401, 408, 429].includes(status)

const noConnection = () => ({ kind: 'undelivered', reason: t`Нет связи с сервером` }) as const

const busyWords = ({ reason }: ApiError): string =>
  reason === 'disk'
    ? t`На диске сервера нет места: отправим сами, когда появится`
    : t`Сервер занят: отправим снова сами`

/**
 * Why a call has no answer to go on with: it may be sent again (`undelivered`), or the server has said no to it.
 * @param words what is said where the server gives no reason
 */
export function failureOf(
  error: unknown,
  words: Pick<SendingWords, 'signedOut' | 'refused'>,
): Exclude<Delivery<never>, { kind: 'answered' }> {
  if (isCancelled(error)) return { kind: 'undelivered', reason: words.signedOut }
  if (isBusy(error)) return { kind: 'undelivered', reason: busyWords(error) }
  if (!(error instanceof ApiError) || mayPass(error)) return noConnection()
  const reason = sentenceOf(error) ?? objectionsOf(error)[0]?.msg ?? words.refused
  return { kind: 'refused', reason, isMalformed: error.status === 422 }
}

interface Sending<Draft extends AnyDraft, Step, Answer extends StepAnswer> {
  kind: Pick<DraftKind<Draft, Step>, 'stepOf'>
  send: SendSteps<Step, Answer>
  rowOf: (answer: Answer) => RowOf<Draft> | null
  words: () => SendingWords
}

/** Sends drafts as the account to which they belong, never as another; `signal` gives up waiting for an answer. */
export const deliverAs =
  <Draft extends AnyDraft, Step, Answer extends StepAnswer>(
    accountId: number,
    { kind, send, rowOf, words }: Sending<Draft, Step, Answer>,
  ) =>
  async (sheetId: number, drafts: readonly Draft[], signal: AbortSignal): Promise<Delivery<RowOf<Draft>>> => {
    try {
      // the token first: renewing it may find that somebody else has signed in beside
      if ((await freshToken()) === undefined) return { kind: 'undelivered', reason: words().signedOut }
      if (currentSession()?.accountId !== accountId) return { kind: 'undelivered', reason: words().foreign }
      const steps = drafts.flatMap((draft) => kind.stepOf(draft) ?? [])
      const answers = await send(sheetId, steps, signal)
      return { kind: 'answered', outcomes: answers.map((answer) => outcomeOf(answer, rowOf(answer))) }
    } catch (error) {
      return signal.aborted ? noConnection() : failureOf(error, words())
    }
  }
