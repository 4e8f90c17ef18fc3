import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { request } from '#platform/web/api/request.ts'
import { useNativeForm } from './use-native-form.ts'
import { askAssertion } from '../../contract/assertion.ts'
import { SignIn, signIn } from '../../contract/tokens.ts'
import { EntranceField } from './entrance-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondStep, textOf } from './second-step.tsx'
import { useRequestedSteps } from './use-requested-steps.ts'
import classes from './entrance.module.css'

const fields = ['username', 'password', 'new_password', 'code', 'assertion'] as const
const Fields = z.object({ username: SignIn.shape.username, password: SignIn.shape.password })
type Values = Record<(typeof fields)[number], string>

/** A key's answer goes instead of a code; what is empty is left out. */
function bodyOf({ username, password, new_password, code, assertion }: Values) {
  const proof = assertion === '' ? { code } : { assertion }
  const more = Object.entries({ new_password, ...proof }).filter(([, value]) => value !== '')
  return { username, password, ...Object.fromEntries(more) }
}

interface Props {
  /** Why one is asked to sign in; gives way to what the server objects to. */
  intro: ReactNode
  onSignedIn: () => void
  onBack: () => void
}
/** The form of signing in. What was typed in the first step stays in it, hidden, and goes along with the second. */
export function LoginForm({ intro, onSignedIn, onBack }: Props) {
  const { t } = useLingui()
  const form = useNativeForm(signIn, {
    fields,
    input: (values: Values) => ({ body: bodyOf(values) }),
    schema: Fields,
    onDone: onSignedIn,
  })
  const { temporary, requested } = useRequestedSteps(form.errors)
  const { code, assertion, new_password } = form.errors
  const isFirst = requested === null || new_password !== undefined
  return (
    <EntranceForm
      of={{ ...form, alert: form.alert ?? intro }}
      button={requested === null ? <Trans>Войти</Trans> : <Trans>Продолжить</Trans>}
    >
      <div className={classes['step']} hidden={!isFirst}>
        <EntranceField
          name="username"
          label={t`Логин`}
          description={t`Почта, ИИН или телефон`}
          autoComplete="username"
          error={form.errors['username']}
        />
        <PasswordField
          name="password"
          label={t`Пароль`}
          autoComplete="current-password"
          error={form.errors['password']}
        />
        {temporary === null ? null : <NewPasswordField asked={temporary} error={new_password} />}
      </div>
      {requested === null ? null : (
        <SecondStep
          requested={requested}
          error={code === requested.words ? undefined : (code ?? assertion)}
          isSending={form.isSending}
          askKey={(given) =>
            request(askAssertion, {
              body: { username: textOf(given, 'username'), password: textOf(given, 'password') },
            })
          }
          onBack={onBack}
        />
      )}
    </EntranceForm>
  )
}
