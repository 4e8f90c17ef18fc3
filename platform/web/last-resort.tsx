import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import classes from './last-resort.module.css'

/** In the place of everything when even the page that tells of failures fell over: native elements only, nothing to fetch. */
function Fallen() {
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

interface State {
  hasFallen: boolean
}
/** Stands around all that a document shows, with React or with what takes its place in the light ones. */
export class LastResort extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFallen: false }
  static getDerivedStateFromError = (): State => ({ hasFallen: true })
  override render(): ReactNode {
    return this.state.hasFallen ? <Fallen /> : this.props.children
  }
}
