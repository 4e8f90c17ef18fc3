import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { LinkAnchor } from '#platform/web/ui/link-anchor.tsx'
import { modeTitles } from '../../rules/words.ts'
import { useRunning } from './running.ts'
import classes from '../words.module.css'

/** Whether a page stands under `/evacuation`: it opens without sign-in, and its reader needs no leading. */
const isOfEvacuation = (path: string): boolean => path === '/evacuation' || path.startsWith('/evacuation/')

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
