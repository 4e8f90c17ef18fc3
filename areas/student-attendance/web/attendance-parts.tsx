import { msg } from '@lingui/core/macro'
import type { JournalTab } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Посещаемость» of a journal. */
export const attendanceTab: JournalTab = {
  id: 'attendance',
  title: msg`Посещаемость`,
  order: 60,
  hasPeriod: true,
  component: lazyPart(
    async () => (await import('./attendance-tab.tsx')).AttendanceTab,
    <Loading lines={8} height={28} />,
  ),
}
