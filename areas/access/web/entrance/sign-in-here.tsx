import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { publishToTabs } from '#platform/web/api/session-channel.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { LoginForm } from './login-form.tsx'

/** The page that was opened continues, with the cookies that have come. */
function goOn(): void {
  publishToTabs('changed')
  window.location.reload()
}

/** Signing in in the place of a page that anybody may open; `children`: what can be done without. */
export function SignInHere({ children }: { children: ReactNode }) {
  const [round, setRound] = useState(0)
  return (
    <EntranceFrame title={<Trans>Вход в школу</Trans>}>
      <LoginForm key={round} intro={null} onSignedIn={goOn} onBack={() => setRound(round + 1)} />
      {children}
    </EntranceFrame>
  )
}
