import { msg } from '@lingui/core/macro'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { MarksTab } from '../grid/marks-tab.tsx'
import { TopicsTab } from '../lessons/topics-tab.tsx'
import type { JournalTab } from './journal-tab.ts'

const waiting = <Loading lines={8} height={28} />
const RollTab = lazyPart(async () => (await import('../roll/roll-tab.tsx')).RollTab, waiting)
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
    id: 'roll',
    title: msg`Перекличка`,
    order: 20,
    isByLessons: true,
    ownAddress,
    component: ({ journalSession, address: { lesson = null }, change }) => (
      <RollTab journalSession={journalSession} lessonId={lesson} onLesson={(next) => change({ lesson: next })} />
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
