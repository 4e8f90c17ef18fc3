import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import { Title } from '#platform/web/ui/index.ts'
import classes from './marks.module.css'
import { tapOutbox } from './tap-outbox.ts'
import { useTapWords } from './use-tap-words.ts'

/** The page's heading, how far it has come, and what is not sent yet, in one line: the screen belongs to the people. */
export function MarksHead({
  title = <Trans>Кого я собираю</Trans>,
  children,
}: {
  title?: ReactNode
  children?: ReactNode
}) {
  const words = useTapWords()
  return (
    <div className={classes['head']}>
      <Title order={1} className={classes['title']}>
        {title}
      </Title>
      {children}
      {/* taps that came too late are to be seen and given up too */}
      <div className={classes['sending']}>
        <SaveStatus outbox={tapOutbox()} words={words} />
      </div>
    </div>
  )
}
