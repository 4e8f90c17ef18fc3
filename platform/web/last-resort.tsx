import { Trans } from '@lingui/react/macro'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './last-resort.module.css'

/** In the place of everything when even the page that tells of failures fell over: native elements only, nothing to fetch. */
export function Fallen() {
  return (
    <main className={classes['page']} role="alert">
      <h1>
        <Trans>Страница не открылась</Trans>
      </h1>
      <p>
        <Trans>Проверьте связь и обновите страницу. То, что ещё не отправлено, хранится на этом устройстве.</Trans>
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        <Trans>Обновить страницу</Trans>
      </button>
    </main>
  )
}

const never = () => 0

export function LastResort({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={never} errorComponent={Fallen}>
      {children}
    </CatchBoundary>
  )
}
