import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type InputEvent } from 'react'
import { reportAction } from '#platform/web/api/catalogue.ts'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { EntranceField } from './entrance-field.tsx'
import classes from './entrance.module.css'

const codeDigits = 6
export const textOf = (given: FormData, name: string) => {
  const value = given.get(name)
  return typeof value === 'string' ? value : ''
}

interface Props {
  /** What the server has said, and whether a key may be used. */
  requested: { words: string; byKey: boolean }
  error: string | undefined
  isSending: boolean
  /** What a key is to sign, for what the form holds so far. */
  askKey: (given: FormData) => Promise<{ options: Record<string, unknown> }>
  onBack: () => void
}
/** A code of the application, sent by itself once it is whole; a key; or a code from the list of spare ones. */
export function SecondStep({ requested, error, isSending, askKey, onBack }: Props) {
  const { t } = useLingui()
  const [isSpare, setSpare] = useState(false)
  const step = useRef<HTMLDivElement>(null)
  const assertion = useRef<HTMLInputElement>(null)
  useEffect(() => step.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus(), [isSpare])
  const typed = (event: InputEvent<HTMLInputElement>) => {
    const { value, form } = event.currentTarget
    if (assertion.current) assertion.current.value = ''
    if (!isSpare && !isSending && value.replaceAll(/\D/g, '').length === codeDigits) form?.requestSubmit()
  }
  const useKey = async () => {
    const form = assertion.current?.form
    if (!form || !assertion.current) return
    try {
      const { options } = await askKey(new FormData(form))
      const { startAuthentication } = await untilLoaded(() => import('@simplewebauthn/browser'))
      const answer = await startAuthentication({ optionsJSON: options as never })
      assertion.current.value = JSON.stringify(answer)
      form.requestSubmit()
    } catch (failure) {
      // who closes the browser's own window has changed their mind
      if (!(failure instanceof Error && failure.name === 'NotAllowedError')) reportAction(failure)
    }
  }
  return (
    <div className={classes['step']} ref={step}>
      <p>{requested.words}</p>
      <EntranceField
        key={String(isSpare)}
        name="code"
        label={isSpare ? t`Код восстановления` : t`Код`}
        autoComplete={isSpare ? 'off' : 'one-time-code'}
        inputMode={isSpare ? 'text' : 'numeric'}
        maxLength={40}
        onInput={typed}
        error={error}
      />
      <input type="hidden" name="assertion" defaultValue="" ref={assertion} />
      {requested.byKey ? (
        <button type="button" className={classes['plain']} onClick={() => void useKey()}>
          <Trans>Войти ключом</Trans>
        </button>
      ) : null}
      <button type="button" className={classes['link']} onClick={() => setSpare(!isSpare)}>
        {isSpare ? <Trans>Ввести код из приложения</Trans> : <Trans>Нет телефона — код восстановления</Trans>}
      </button>
      <button type="button" className={classes['link']} onClick={onBack}>
        <Trans>Назад</Trans>
      </button>
    </div>
  )
}
