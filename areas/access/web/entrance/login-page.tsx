import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { parseSearch } from '#platform/web/search-text.ts'
import { afterSignIn } from './after-sign-in.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { Providers } from './providers.tsx'
import { SignIns } from './sign-ins.tsx'
import { useProviderAnswer } from './use-provider-answer.ts'

// few come back from a provider: the page stays light for all
const ProviderStep = lazyPart(async () => (await import('../providers/provider-step.tsx')).ProviderStep)

/** `/login`: e-mail, IIN or phone, and the password, or a provider; then the second step, for who has one. */
export function LoginPage() {
  const isBlocked = 'blocked' in parseSearch(window.location.search)
  const { answer, forget } = useProviderAnswer()
  // going back from the second step begins anew
  const [round, setRound] = useState(0)
  if (answer !== null)
    return (
      <EntranceFrame title={<Trans>Вход в школу</Trans>}>
        <ProviderStep answer={answer} onSignedIn={afterSignIn} onBack={forget} />
      </EntranceFrame>
    )
  return (
    <EntranceFrame title={<Trans>Вход в школу</Trans>} aside={<SignIns onSignedIn={afterSignIn} />}>
      <LoginForm
        key={round}
        intro={isBlocked ? <Trans>Учётная запись заблокирована. Обратитесь к администратору школы</Trans> : null}
        onSignedIn={afterSignIn}
        onBack={() => setRound(round + 1)}
      />
      <Providers />
      <a href="/restore">
        <Trans>Забыли пароль?</Trans>
      </a>
    </EntranceFrame>
  )
}
