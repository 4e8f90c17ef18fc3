import { Trans } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EntranceFrame } from './entrance-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { SignIns } from './sign-ins.tsx'
import { useSignedIn } from './use-sign-in.ts'

/** `/login`: e-mail, IIN or phone, and the password; then the second step, for who has one. */
export function LoginPage() {
  const signedIn = useSignedIn()
  const { blocked }: { blocked?: unknown } = useSearch({ strict: false })
  // going back from the second step begins anew
  const [round, setRound] = useState(0)
  return (
    <EntranceFrame title={<Trans>Вход в школу</Trans>} aside={<SignIns onSignedIn={signedIn} />}>
      <LoginForm
        key={round}
        intro={
          blocked === undefined ? null : <Trans>Учётная запись заблокирована. Обратитесь к администратору школы</Trans>
        }
        onSignedIn={signedIn}
        onBack={() => setRound(round + 1)}
      />
      <Link to="/restore">
        <Trans>Забыли пароль?</Trans>
      </Link>
    </EntranceFrame>
  )
}
