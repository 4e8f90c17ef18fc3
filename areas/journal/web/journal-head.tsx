import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import styles from './journal-head.module.css'

/** The one line over a journal: whose it is, its tabs, its period, how far saving has come. The rest is the sheet's. */
export const JournalHead = ({ children }: { children: ReactNode }) => (
  <div className={styles['head']}>
    <VisuallyHidden component="h1">
      <Trans>Журнал</Trans>
    </VisuallyHidden>
    {children}
  </div>
)
