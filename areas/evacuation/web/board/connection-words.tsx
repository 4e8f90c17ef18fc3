import { Trans } from '@lingui/react/macro'
import { displaySeconds } from './display-clock.ts'

/** How far the figures may be believed while nothing is heard by itself: asked for anew, or those of a moment that has passed. */
export function ConnectionWords({ staleSince }: { staleSince: number | null }) {
  if (staleSince === null) return <Trans>Нет живой связи с сервером: данные обновляются раз в несколько секунд</Trans>
  const at = displaySeconds(new Date(staleSince).toISOString())
  return <Trans>Нет связи с сервером: данные на {at}, не обновляются</Trans>
}
