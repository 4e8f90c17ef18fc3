import { closedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import { usePresence } from '#platform/web/realtime/index.ts'
import { Stack, Tabs, TabStrip } from '#platform/web/ui/index.ts'
import { journalRoomName } from '../contract/events.ts'
import { periodOf } from './choose/address.ts'
import { PeriodSelect } from './choose/period-select.tsx'
import { JournalHead } from './journal-head.tsx'
import styles from './journal-head.module.css'
import type { JournalPlace } from './journal-place.ts'
import { JournalTools } from './journal-tools.tsx'
import { PeopleHere } from './presence/people-here.tsx'
import { periodsOf } from './sheet/columns.ts'
import { draftWords } from './save/draft-words.ts'
import { useJournalTabs } from './tabs/use-journal-tabs.ts'
import { useJournalSession, type ReadJournal } from './use-journal-session.ts'

interface Props extends JournalPlace {
  journal: ReadJournal
  /** Whose journal it is, and the way to another. */
  select: ReactNode
}

/** An open journal: its tabs, its period, how far saving has come. */
export function JournalTabs({ journal, address, change, select }: Props) {
  const { i18n } = useLingui()
  const { grid } = journal
  const presence = usePresence(journalRoomName(grid.group.id))
  const journalSession = useJournalSession(journal, presence)
  const words = useMemo(() => draftWords(journalSession.store), [journalSession.store])
  const period = periodOf(grid, address)
  const tabs = useJournalTabs(grid)
  const open = tabs.find(({ id }) => id === address.tab) ?? tabs[0]
  if (!open) return null
  const show = (tab: string | null) => {
    const left = (open.ownAddress ?? []).map((word) => [word, undefined])
    change({ ...Object.fromEntries(left), tab })
  }
  return (
    <Tabs value={open.id} onChange={show} keepMounted={false}>
      <Stack gap="xs" className={styles['page'] ?? ''}>
        <JournalHead>
          <div className={styles['group']}>{select}</div>
          <div className={styles['tabs']}>
            <TabStrip tabs={tabs.map(({ id, title }) => ({ value: id, title: i18n._(title) }))} open={open.id} />
          </div>
          <div className={styles['state']}>
            {open.hasPeriod ? (
              <PeriodSelect
                quarters={grid.quarters}
                closed={closedQuarters(periodsOf(grid), grid.today)}
                value={period}
                onChange={(quarter) => change({ quarter, lesson: undefined })}
              />
            ) : null}
            {grid.group.is_by_lessons ? null : <JournalTools grid={grid} period={period} />}
            <PeopleHere peers={presence.peers} />
            <SaveStatus outbox={journalSession.store.outbox} words={words} />
          </div>
        </JournalHead>
        <Tabs.Panel value={open.id}>
          <open.component
            journalSession={journalSession}
            presence={presence}
            period={period}
            address={address}
            change={change}
          />
        </Tabs.Panel>
      </Stack>
    </Tabs>
  )
}
