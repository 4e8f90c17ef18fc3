import { Trans } from '@lingui/react/macro'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { PageFrame, Stack } from '#platform/web/ui/index.ts'
import { readStaffHome } from '../contract/staff-home.ts'
import { Shortcuts } from './shortcuts.tsx'
import { StudentDay } from './student/student-day.tsx'
import { TeacherDay } from './teacher/teacher-day.tsx'

/** `/`: what the day asks of who is signed in, and the way to everything they may open. */
export function HomePage() {
  const session = useSession()
  const isStudent = session?.roles.includes('student') ?? false
  const hasLessons = useAllowed(readStaffHome) && !isStudent
  return (
    <PageFrame title={<Trans>Главная</Trans>}>
      <Stack gap="lg">
        {hasLessons ? <TeacherDay /> : null}
        {isStudent ? <StudentDay /> : null}
        <Shortcuts />
      </Stack>
    </PageFrame>
  )
}
