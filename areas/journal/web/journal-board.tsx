import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import { usePresence, useRealtimeEvent, useRoom, type RoomPresence } from '#platform/web/realtime/index.ts'
import { Group, Loading, Stack, Tabs } from '#platform/web/ui/index.ts'
import { journalChanged, journalRoom, journalRoomName } from '../contract/events.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { readTeacherReport } from '../contract/reports.ts'
import { modeRules } from '../rules/grading-mode.ts'
import { periodOf, tabsWithPeriod } from './choose/address.ts'
import { PeriodSelect } from './choose/period-select.tsx'
import { useCouncilClasses } from './council/use-council-classes.ts'
import { MarksTab } from './grid/marks-tab.tsx'
import type { JournalPlace } from './group-journal.tsx'
import { openDesk, type JournalDesk } from './journal-desk.ts'
import { PeopleHere } from './presence/people-here.tsx'
import { ResultsTab } from './results/results-tab.tsx'
import { keepUpToDate } from './saving/keep-up-to-date.ts'
import { draftWords } from './saving/draft-words.ts'
import { TopicsTab } from './topics/topics-tab.tsx'

const CouncilTab = lazyPart(async () => (await import('./council/council-tab.tsx')).CouncilTab, <Loading />)
const ReportsView = lazyPart(async () => (await import('./reports/reports-view.tsx')).ReportsView, <Loading />)

interface Props extends JournalPlace {
  grid: JournalGrid
  reload: () => void
}

/** Keeps the desk with the server: what others change comes in live, and after a lost connection all is read again. */
function useDesk(grid: JournalGrid, presence: RoomPresence, reload: () => void): JournalDesk {
  const [desk] = useState(() => openDesk(grid, reload))
  const { store } = desk
  useEffect(() => store.open(), [store])
  useEffect(() => store.reload(grid), [store, grid])
  useEffect(() => {
    const again = () => desk.edits.retryAll()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [desk])
  useRoom({
    room: journalRoom,
    params: { group_id: grid.group.id },
    name: journalRoomName(grid.group.id),
    // what others did between the reading and the joining, or while the connection was lost, is in no event
    onJoined: () => {
      presence.joined()
      store.outbox.retry()
      desk.edits.retryAll()
      desk.reload()
    },
  })
  useRealtimeEvent(journalChanged, (news) => {
    if (news.group_id === store.grid.group.id) store.merge(news)
  })
  useEffect(() => keepUpToDate(store), [store])
  return desk
}

/** An open journal: its tabs, its period, how far saving has come. */
export function JournalBoard({ grid, address, change, reload }: Props) {
  const presence = usePresence(journalRoomName(grid.group.id))
  const desk = useDesk(grid, presence, reload)
  const words = useMemo(() => draftWords(desk.store), [desk.store])
  const period = periodOf(grid, address)
  const hasResults = modeRules[grid.group.grading_mode].result !== null
  const hasCouncil = (useCouncilClasses(grid.year_id).data?.items.length ?? 0) > 0
  const hasReports = useAllowed(readTeacherReport)
  const isShown = { marks: true, topics: true, results: hasResults, council: hasCouncil, reports: hasReports }
  const tab = isShown[address.tab] ? address.tab : 'marks'
  return (
    <Tabs
      value={tab}
      onChange={(next) => change({ tab: next, lesson: undefined, student: undefined })}
      keepMounted={false}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Tabs.List data-print="never">
            <Tabs.Tab value="marks">
              <Trans>Оценки</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="topics">
              <Trans>Темы и домашние задания</Trans>
            </Tabs.Tab>
            {hasResults ? (
              <Tabs.Tab value="results">
                <Trans>Итоги</Trans>
              </Tabs.Tab>
            ) : null}
            {hasCouncil ? (
              <Tabs.Tab value="council">
                <Trans>Сводная ведомость</Trans>
              </Tabs.Tab>
            ) : null}
            {hasReports ? (
              <Tabs.Tab value="reports">
                <Trans>Отчёты</Trans>
              </Tabs.Tab>
            ) : null}
          </Tabs.List>
          <Group gap="md" data-print="never">
            {tabsWithPeriod.has(tab) ? (
              <PeriodSelect
                quarters={grid.quarters}
                value={period}
                onChange={(quarter) => change({ quarter, lesson: undefined })}
              />
            ) : null}
            <PeopleHere peers={presence.peers} />
            <SaveStatus outbox={desk.store.outbox} words={words} />
          </Group>
        </Group>
        <Tabs.Panel value="marks">
          <MarksTab
            key={`${period}:${address.lesson ?? ''}`}
            desk={desk}
            presence={presence}
            period={period}
            lessonId={address.lesson ?? null}
          />
        </Tabs.Panel>
        <Tabs.Panel value="topics">
          <TopicsTab desk={desk} period={period} lessonId={address.lesson ?? null} />
        </Tabs.Panel>
        <Tabs.Panel value="results">
          <ResultsTab desk={desk} studentId={address.student ?? null} />
        </Tabs.Panel>
        <Tabs.Panel value="council">
          <CouncilTab yearId={grid.year_id} titles={grid.group.classes} />
        </Tabs.Panel>
        <Tabs.Panel value="reports">
          <ReportsView yearId={grid.year_id} titles={grid.group.classes} />
        </Tabs.Panel>
      </Stack>
    </Tabs>
  )
}
