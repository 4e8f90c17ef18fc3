import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { request } from '#platform/web/api/request.ts'
import { useNativeForm } from '../entrance/use-native-form.ts'
import { askProviderAssertion, signInWithProvider } from '../../contract/provider-answer.ts'
import { EntranceForm } from '../entrance/entrance-form.tsx'
import { NewPasswordField } from '../entrance/new-password-field.tsx'
import { SecondStep } from '../entrance/second-step.tsx'
import { useRequestedSteps } from '../entrance/use-requested-steps.ts'
import classes from '../entrance/entrance.module.css'

const fields = ['answer', 'new_password', 'code', 'assertion'] as const
const Values = z.object({})
type Values = Record<(typeof fields)[number], string>

/** A key's answer goes instead of a code; what is empty is left out. */
function bodyOf({ answer, new_password, code, assertion }: Values) {
  const proof = assertion === '' ? { code } : { assertion }
  return Object.fromEntries(Object.entries({ answer, new_password, ...proof }).filter(([, value]) => value !== ''))
}

interface Props {
  /** The query with which the provider has sent the browser back. */
  answer: string
  onSignedIn: () => void
  onBack: () => void
}
/** Back from a provider: its answer is sent at once, and what the account needs besides is asked for. */
export function ProviderStep({ answer, onSignedIn, onBack }: Props) {
  const form = useNativeForm(signInWithProvider, {
    fields,
    input: (values: Values) => ({ body: bodyOf(values) }),
    schema: Values,
    onDone: onSignedIn,
  })
  const { temporary, requested } = useRequestedSteps(form.errors)
  const { code, assertion, new_password } = form.errors
  const given = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = given.current
    if (!field || field.dataset['sent'] !== undefined) return
    // an answer is taken once: what is asked for next goes without it
    field.dataset['sent'] = ''
    field.value = answer
    field.form?.requestSubmit()
    field.value = ''
  }, [answer])
  const isStepRequested = temporary !== null || requested !== null
  return (
    <EntranceForm of={form} button={isStepRequested ? <Trans>Продолжить</Trans> : null}>
      <input type="hidden" name="answer" defaultValue="" ref={given} />
      {form.isSending && !isStepRequested ? (
        <p>
          <output>
            <Trans>Узнаём вас…</Trans>
          </output>
        </p>
      ) : null}
      {temporary === null ? null : (
        <div className={classes['step']} hidden={requested !== null && new_password === undefined}>
          <NewPasswordField asked={temporary} error={new_password} />
        </div>
      )}
      {requested === null ? null : (
        <SecondStep
          requested={requested}
          error={code === requested.words ? undefined : (code ?? assertion)}
          isSending={form.isSending}
          askKey={() => request(askProviderAssertion, {})}
          onBack={onBack}
        />
      )}
      {requested !== null || form.isSending ? null : (
        <button type="button" className={classes['plain']} onClick={onBack}>
          <Trans>Войти по-другому</Trans>
        </button>
      )}
    </EntranceForm>
  )
}
