import { Trans } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { EntranceFrame } from './entrance-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { Providers } from './providers.tsx'
import { SignIns } from './sign-ins.tsx'
import { useProviderAnswer } from './use-provider-answer.ts'
import { useSignedIn } from './use-sign-in.ts'

// few come back from a provider: the page stays light for all
const ProviderStep = lazyPart(async () => (await import('../providers/provider-step.tsx')).ProviderStep)

/** `/login`: e-mail, IIN or phone, and the password, or a provider; then the second step, for who has one. */
export function LoginPage() {
  const signedIn = useSignedIn()
  const { blocked }: { blocked?: unknown } = useSearch({ strict: false })
  const { answer, forget } = useProviderAnswer()
  // going back from the second step begins anew
  const [round, setRound] = useState(0)
  if (answer !== null)
    return (
      <EntranceFrame title={<Trans>Вход в школу</Trans>}>
        <ProviderStep answer={answer} onSignedIn={signedIn} onBack={forget} />
      </EntranceFrame>
    )
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
      <Providers />
      <Link to="/restore">
        <Trans>Забыли пароль?</Trans>
      </Link>
    </EntranceFrame>
  )
}
