import { t } from '@lingui/core/macro'
import { ApiError, currentSession, isCancelled, objectionsOf, request, sentenceOf } from '#platform/web/api/index.ts'
import { saveSteps } from '../../contract/scores.ts'
import type { Delivery, OutboxSettings } from '../sheet/outbox.ts'

/** Whether the same block may succeed later: no answer, a failing or busy server, a session to be renewed. */
const mayPass = ({ status }: ApiError): boolean => status === 0 || status >= 500 || [401, 408, 429].includes(status)

function outcomeOf(error: unknown): Delivery {
  if (isCancelled(error)) return { kind: 'undelivered', reason: t`Сеанс завершён: войдите снова, отметки сохранены` }
  if (!(error instanceof ApiError) || mayPass(error)) return { kind: 'undelivered', reason: t`Нет связи с сервером` }
  const said = sentenceOf(error) ?? objectionsOf(error)[0]?.msg
  return { kind: 'refused', reason: said ?? t`Сервер не принял отметки` }
}

/** Sends blocks as the account to which they belong, never as another. */
export const deliverAs =
  (accountId: number): OutboxSettings['send'] =>
  async (groupId, steps) => {
    const session = currentSession()
    if (session && session.accountId !== accountId)
      return { kind: 'undelivered', reason: t`Отметки принадлежат другой учётной записи` }
    try {
      const answer = await request(saveSteps, { params: { id: String(groupId) }, body: { steps: [...steps] } })
      return { kind: 'answered', outcomes: answer.outcomes }
    } catch (error) {
      return outcomeOf(error)
    }
  }
