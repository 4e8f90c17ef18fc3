import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { LinkAnchor } from '#platform/web/ui/link-anchor.tsx'
import { isOfEvacuation } from '../../rules/pages.ts'
import { modeTitles } from '../../rules/words.ts'
import classes from '../words.module.css'
import { useRunning } from './running.ts'

/** On every page beside the evacuation's own: it goes on, and the way back to it. */
export function RunningBanner() {
  const { evacuation, leadsTo } = useRunning()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (evacuation === null || isOfEvacuation(path)) return null
  return (
    <div role="alert" className={classes['strip']} data-mode={evacuation.mode}>
      <strong>
        <Trans>Идет эвакуация</Trans>
      </strong>
      {evacuation.mode === 'alarm' ? null : <span>{modeTitles[evacuation.mode]}</span>}
      {leadsTo === null ? null : (
        <LinkAnchor to={`/evacuation/${leadsTo}`} c="inherit" td="underline" fw={600}>
          <Trans>Перейти к эвакуации</Trans>
        </LinkAnchor>
      )}
    </div>
  )
}
