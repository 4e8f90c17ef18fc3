import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { Group, Loading, Stack, Tabs } from '#platform/web/ui/index.ts'
import { journalChanged, journalRoom, journalRoomName } from '../contract/events.ts'
import { readGroupHistory } from '../contract/group-history.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { modeRules } from '../rules/grading-mode.ts'
import { periodOf } from './choose/address.ts'
import { PeriodSelect } from './choose/period-select.tsx'
import { MarksTab } from './grid/marks-tab.tsx'
import type { JournalPlace } from './group-journal.tsx'
import { openDesk, type JournalDesk } from './journal-desk.ts'
import { ResultsTab } from './results/results-tab.tsx'
import { draftWords } from './saving/draft-words.ts'
import { TopicsTab } from './topics/topics-tab.tsx'
import styles from './journal-board.module.css'

const waiting = <Loading lines={8} height={28} />
const RollTab = lazyPart(async () => (await import('./roll/roll-tab.tsx')).RollTab, waiting)
const AttendanceTab = lazyPart(async () => (await import('./attendance/attendance-tab.tsx')).AttendanceTab, waiting)
const HistoryTab = lazyPart(async () => (await import('./group-history/history-tab.tsx')).HistoryTab, waiting)

/** Tabs that are not about one period. */
const timeless: readonly string[] = ['results', 'roll', 'history']

interface Props extends JournalPlace {
  grid: JournalGrid
  reload: () => void
}

/** Keeps the desk with the server: what others change comes in live, and after a lost connection all is read again. */
function useDesk(grid: JournalGrid, reload: () => void): JournalDesk {
  const [desk] = useState(() => openDesk(grid, reload))
  const { store } = desk
  useEffect(() => store.open(), [store])
  useEffect(() => store.reload(grid), [store, grid])
  useRoom({
    room: journalRoom,
    params: { group_id: grid.group.id },
    name: journalRoomName(grid.group.id),
    // what others did between the reading and the joining, or while the connection was lost, is in no event
    onJoined: () => {
      store.outbox.retry()
      desk.reload()
    },
  })
  useRealtimeEvent(journalChanged, (news) => {
    if (news.group_id === store.grid.group.id) store.merge(news)
  })
  return desk
}

/** On a phone the tabs are a strip that is drawn along: the open one stands in sight. */
function useTabInSight(tab: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])
  return list
}

const historyOf = ({ student, who, kind }: JournalPlace['address']) => ({ student, who, kind })

/** An open journal: its tabs, its period, how far saving has come. */
export function JournalBoard({ grid, address, change, reload }: Props) {
  const desk = useDesk(grid, reload)
  const words = useMemo(() => draftWords(desk.store), [desk.store])
  const period = periodOf(grid, address)
  const hasResults = modeRules[grid.group.grading_mode].result !== null
  const mayReadHistory = useAllowed(readGroupHistory)
  const isShut = (address.tab === 'results' && !hasResults) || (address.tab === 'history' && !mayReadHistory)
  const tab = isShut ? 'marks' : address.tab
  return (
    <Tabs
      value={tab}
      onChange={(next) => change({ tab: next, lesson: undefined, student: undefined, who: undefined, kind: undefined })}
      keepMounted={false}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Tabs.List ref={useTabInSight(tab)} data-print="never" className={styles['tabs'] ?? ''}>
            <Tabs.Tab value="marks">
              <Trans>Оценки</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="roll">
              <Trans>Перекличка</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="topics">
              <Trans>Темы и домашние задания</Trans>
            </Tabs.Tab>
            {hasResults ? (
              <Tabs.Tab value="results">
                <Trans>Итоги</Trans>
              </Tabs.Tab>
            ) : null}
            <Tabs.Tab value="attendance">
              <Trans>Посещаемость</Trans>
            </Tabs.Tab>
            {mayReadHistory ? (
              <Tabs.Tab value="history">
                <Trans>История</Trans>
              </Tabs.Tab>
            ) : null}
          </Tabs.List>
          <Group gap="md" data-print="never">
            {timeless.includes(tab) ? null : (
              <PeriodSelect
                quarters={grid.quarters}
                value={period}
                onChange={(quarter) => change({ quarter, lesson: undefined })}
              />
            )}
            <SaveStatus outbox={desk.store.outbox} words={words} />
          </Group>
        </Group>
        <Tabs.Panel value="marks">
          <MarksTab
            key={`${period}:${address.lesson ?? ''}`}
            desk={desk}
            period={period}
            lessonId={address.lesson ?? null}
          />
        </Tabs.Panel>
        <Tabs.Panel value="topics">
          <TopicsTab desk={desk} period={period} lessonId={address.lesson ?? null} />
        </Tabs.Panel>
        <Tabs.Panel value="roll">
          <RollTab desk={desk} lessonId={address.lesson ?? null} onLesson={(lesson) => change({ lesson })} />
        </Tabs.Panel>
        <Tabs.Panel value="results">
          <ResultsTab desk={desk} />
        </Tabs.Panel>
        <Tabs.Panel value="attendance">
          <AttendanceTab desk={desk} period={period} onRoll={() => change({ tab: 'roll', lesson: undefined })} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryTab desk={desk} state={historyOf(address)} change={change} />
        </Tabs.Panel>
      </Stack>
    </Tabs>
  )
}
