import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useNativeForm } from './use-native-form.ts'
import { confirmRestore, NewPassword } from '../../contract/password.ts'
import { EntranceField } from './entrance-field.tsx'
import { EntranceForm, Note } from './entrance-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useRestoreLink } from './use-restore-link.ts'

const Fields = z.object({ password: NewPassword })

/** Sets a new password by the link of a letter: the link is looked at first, and used up only by saving. */
export function NewPasswordForm({ token }: { token: string }) {
  const link = useRestoreLink(token)
  const [isDone, setDone] = useState(false)
  if (isDone) {
    const login = link.state === 'good' ? link.login : null
    return (
      <Note tone="good">
        {login === null ? (
          <Trans>Пароль сохранён. Теперь можно войти.</Trans>
        ) : (
          <Trans>Пароль сохранён. Теперь можно войти. Ваш логин: {login}</Trans>
        )}
      </Note>
    )
  }
  if (link.state === 'bad')
    return <Note tone="bad">{link.reason ?? <Trans>Ссылка не действует. Запросите новую.</Trans>}</Note>
  if (link.state === 'checking')
    return (
      <output>
        <Trans>Проверяем ссылку</Trans>
      </output>
    )
  return <ChooseForm token={token} {...link} onDone={() => setDone(true)} />
}

interface ChooseProps {
  token: string
  minCharacters: number
  login: string | null
  onDone: () => void
}
function ChooseForm({ token, minCharacters, login, onDone }: ChooseProps) {
  const { t } = useLingui()
  const rule = t`Не короче ${minCharacters} знаков`
  const form = useNativeForm(confirmRestore, {
    fields: ['password'],
    input: ({ password }: { password: string }) => ({ body: { token, password } }),
    schema: Fields,
    rules: { password: (value: string) => value.length >= minCharacters || rule },
    onDone,
  })
  return (
    <EntranceForm of={form} button={<Trans>Сохранить пароль</Trans>}>
      {login === null ? null : (
        // read-only, not hidden: people note it down, and what keeps passwords files it under this name
        <EntranceField name="login" label={t`Ваш логин`} value={login} autoComplete="username" readOnly />
      )}
      <PasswordField
        name="password"
        label={t`Новый пароль`}
        description={rule}
        autoComplete="new-password"
        error={form.errors['password']}
      />
    </EntranceForm>
  )
}
