import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { PageFrame, Stack } from '#platform/web/ui/index.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { readClassHome } from '../contract/class-home.ts'
import { readHeadsHome } from '../contract/heads-home.ts'
import { readStaffHome } from '../contract/staff-home.ts'
import { ClassHome } from './class/class-home.tsx'
import { HeadsHomePanels } from './heads/heads-home.tsx'
import { SchoolDay } from './school/school-day.tsx'
import { Upcoming } from './school/upcoming.tsx'
import { Sections } from './sections/sections.tsx'
import { OwnDay } from './student/own-day.tsx'
import { TeacherDay } from './teacher/teacher-day.tsx'

/** `/`: what the day asks of who is signed in, and the way to everything they may open. */
export function HomePage() {
  const { today } = useStudyYear()
  const isStudent = useSession()?.roles.includes('student') ?? false
  const mayTeach = useAllowed(readStaffHome) && !isStudent
  const leads = useAllowed(readClassHome)
  const heads = useAllowed(readHeadsHome)
  return (
    <PageFrame title={weekdayAndDay(today)} subtitle={<SchoolDay />}>
      <Stack gap="lg">
        {mayTeach ? <TeacherDay beside={<Upcoming />} /> : null}
        {leads ? <ClassHome /> : null}
        {heads ? <HeadsHomePanels /> : null}
        {isStudent ? <OwnDay /> : null}
        <Sections />
        {mayTeach ? null : <Upcoming />}
      </Stack>
    </PageFrame>
  )
}
