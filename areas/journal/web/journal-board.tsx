import { useMemo } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import { usePresence } from '#platform/web/realtime/index.ts'
import { Group, Loading, Stack, Tabs, TabStrip } from '#platform/web/ui/index.ts'
import { journalRoomName } from '../contract/events.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { periodOf, tabsWithPeriod } from './choose/address.ts'
import { PeriodSelect } from './choose/period-select.tsx'
import { MarksTab } from './grid/marks-tab.tsx'
import type { JournalPlace } from './group-journal.tsx'
import { useJournalTabs } from './journal-tabs.tsx'
import { PeopleHere } from './presence/people-here.tsx'
import { ResultsTab } from '#areas/results/web/results-tab.tsx'
import { draftWords } from './saving/draft-words.ts'
import { TopicsTab } from './topics/topics-tab.tsx'
import { useDesk } from './use-desk.ts'

const waiting = <Loading lines={8} height={28} />
const RollTab = lazyPart(async () => (await import('./roll/roll-tab.tsx')).RollTab, waiting)
const CouncilTab = lazyPart(async () => (await import('#areas/summary-sheet/web/council-tab.tsx')).CouncilTab, waiting)
const AttendanceTab = lazyPart(async () => (await import('./attendance/attendance-tab.tsx')).AttendanceTab, waiting)
const ReportsView = lazyPart(async () => (await import('#areas/reports/web/reports-view.tsx')).ReportsView, waiting)
const HistoryTab = lazyPart(
  async () => (await import('#areas/journal-history/web/history-tab.tsx')).HistoryTab,
  waiting,
)

interface Props extends JournalPlace {
  grid: JournalGrid
  reload: () => void
}
/** What only some tabs look at does not go over to the next one. */
const ofOneTab = { lesson: undefined, student: undefined, who: undefined, kind: undefined }

const historyOf = ({ student, who, kind }: JournalPlace['address']) => ({ student, who, kind })

/** An open journal: its tabs, its period, how far saving has come. */
export function JournalBoard({ grid, address, change, reload }: Props) {
  const presence = usePresence(journalRoomName(grid.group.id))
  const desk = useDesk(grid, presence, reload)
  const words = useMemo(() => draftWords(desk.store), [desk.store])
  const period = periodOf(grid, address)
  const tabs = useJournalTabs(grid)
  const tab = tabs.find(({ value }) => value === address.tab)?.value ?? 'marks'
  return (
    <Tabs value={tab} onChange={(next) => change({ tab: next, ...ofOneTab })} keepMounted={false}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <TabStrip tabs={tabs} open={tab} />
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
        <Tabs.Panel value="roll">
          <RollTab desk={desk} lessonId={address.lesson ?? null} onLesson={(lesson) => change({ lesson })} />
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
