import { msg } from '@lingui/core/macro'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { MarksTab } from '../grid/marks-tab.tsx'
import { TopicsTab } from '../lessons/topics-tab.tsx'
import type { JournalTab } from './journal-tab.ts'

const waiting = <Loading lines={8} height={28} />
const AttendanceTab = lazyPart(async () => (await import('../attendance/attendance-tab.tsx')).AttendanceTab, waiting)
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
    id: 'attendance',
    title: msg`Посещаемость`,
    order: 60,
    hasPeriod: true,
    component: ({ journalSession, period, change }) => (
      <AttendanceTab
        journalSession={journalSession}
        period={period}
        onRoll={() => change({ tab: 'roll', lesson: undefined })}
      />
    ),
  },
]
