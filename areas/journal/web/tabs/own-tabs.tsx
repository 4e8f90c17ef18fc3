import { msg } from '@lingui/core/macro'
import { PlanTab } from '#areas/assessments/web/index.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { MarksTab } from '../grid/marks-tab.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { JournalTab } from './journal-tab.ts'

const TopicsTab = lazyPart(async () => (await import('../lessons/topics-tab.tsx')).TopicsTab)
const ownAddress = ['lesson']
const ofMarks = ['lesson', 'order', 'only']

/** What every journal has. */
export const ownTabs: readonly JournalTab[] = [
  {
    id: 'marks',
    title: msg`Оценки`,
    order: 10,
    isByLessons: true,
    hasPeriod: true,
    ownAddress: ofMarks,
    component: ({ journalSession, presence, period, address, address: { lesson = null }, change }) => (
      <MarksTab
        key={`${period}:${lesson ?? ''}`}
        place={{ address, change }}
        journalSession={journalSession}
        presence={presence}
        period={period}
        lessonId={lesson}
      />
    ),
  },
  {
    id: 'topics',
    title: msg`Темы и домашние задания`,
    order: 30,
    isByLessons: true,
    hasPeriod: true,
    ownAddress,
    component: ({ journalSession, period, address: { lesson = null } }) => (
      <TopicsTab journalSession={journalSession} period={period} lessonId={lesson} />
    ),
  },
  {
    id: 'works',
    title: msg`СОР и СОЧ`,
    order: 35,
    useIsFor: ({ group, read_until }) =>
      read_until === undefined && modeRules[group.grading_mode].lesson_types.includes('sor'),
    component: ({ journalSession }) => <PlanTab groupId={journalSession.store.grid.group.id} />,
  },
]
