import { msg } from '@lingui/core/macro'
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
]
