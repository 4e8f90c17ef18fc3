import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useNativeForm } from '#platform/web/form/use-native-form.ts'
import { SignIn, signIn } from '../../contract/tokens.ts'
import { EntranceField } from './entrance-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { EntranceFrame } from './entrance-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { SignIns } from './sign-ins.tsx'
import { useSignedIn } from './use-sign-in.ts'

const fields = ['username', 'password', 'new_password'] as const
const Fields = z.object({ username: SignIn.shape.username, password: SignIn.shape.password })

/** `/login`: e-mail, IIN or phone, and the password. */
export function LoginPage() {
  const { t } = useLingui()
  const signedIn = useSignedIn()
  const form = useNativeForm(signIn, {
    fields,
    input: ({ username, password, new_password }: Record<(typeof fields)[number], string>) => ({
      body: { username, password, ...(new_password === '' ? {} : { new_password }) },
    }),
    schema: Fields,
    onDone: signedIn,
  })
  // asked for only where the server says that an administrator has set the password
  const [isTemporary, setTemporary] = useState(false)
  if (form.errors['new_password'] !== undefined && !isTemporary) setTemporary(true)
  return (
    <EntranceFrame title={<Trans>Вход в школу</Trans>} aside={<SignIns onSignedIn={signedIn} />}>
      <EntranceForm of={form} button={<Trans>Войти</Trans>}>
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
        {isTemporary ? (
          <PasswordField
            name="new_password"
            label={t`Новый пароль`}
            autoComplete="new-password"
            error={form.errors['new_password']}
          />
        ) : null}
      </EntranceForm>
      <Link to="/restore">
        <Trans>Забыли пароль?</Trans>
      </Link>
    </EntranceFrame>
  )
}
