import { useLingui } from '@lingui/react/macro'
import { notify } from '#platform/web/notifications/notify.ts'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { cancelLetter, listLetters, retryLetter, type SentLetter } from '../../contract/letters.ts'

/** Sends again what has failed, takes back what still waits; nothing for what has gone. */
export function LetterActions({ letter: { id, state, subject, may_change } }: { letter: SentLetter }) {
  const { t } = useLingui()
  const { act } = useActions([listLetters])
  if (!may_change || state === 'sent') return null
  const params = { id: String(id) }
  const retry = async () => {
    if (await act(retryLetter, { params })) notify.success(t`Письмо уйдёт в течение минуты`)
  }
  const cancel = async () => {
    if (await act(cancelLetter, { params })) notify.info(t`Письмо не будет отправлено`)
  }
  return (
    <ActionMenu label={t`Действия с письмом: ${subject}`}>
      {state === 'queued' ? (
        <Action onClick={() => void cancel()}>{t`Не отправлять`}</Action>
      ) : (
        <Action onClick={() => void retry()}>{t`Отправить ещё раз`}</Action>
      )}
    </ActionMenu>
  )
}
