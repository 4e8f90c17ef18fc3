import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SaveStatus, type DraftWords } from '#platform/web/outbox/index.ts'
import { Title } from '#platform/web/ui/index.ts'
import { markStatusTitles } from '../../rules/words.ts'
import { tapOutbox } from './tap-outbox.ts'
import type { TapDraft } from './tap.ts'
import classes from './marks.module.css'

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

/** Taps on their way, as a person reads of them. */
function useTapWords(): DraftWords<TapDraft> {
  const { t } = useLingui()
  return {
    place: ({ name }) => name,
    wanted: ({ want }) => (want?.status ? markStatusTitles[want.status] : t`в другой список`),
    theirs: ({ theirs }) => (theirs?.mark ? markStatusTitles[theirs.mark.status] : ''),
    clash: () => '',
  }
}
