import { allows } from '#platform/contract/access.ts'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { homeCards, type HomeCard } from '#platform/web/home/index.ts'
import { usePlace } from '#platform/web/places.tsx'
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

/** Cards that other rooms bring stand among these. */
const ownCards: readonly HomeCard[] = [
  { id: 'class', order: 10, isFor: (rights) => allows(readClassHome.access, rights), component: ClassHome },
  { id: 'heads', order: 20, isFor: (rights) => allows(readHeadsHome.access, rights), component: HeadsHomePanels },
  { id: 'own-day', order: 30, isFor: ({ roles }) => roles.includes('student'), component: OwnDay },
]

/** `/`: what the day asks of who is signed in, and the way to everything they may open. */
export function HomePage() {
  const { today } = useStudyYear()
  const session = useSession()
  const isStudent = session?.roles.includes('student') ?? false
  const mayTeach = useAllowed(readStaffHome) && !isStudent
  const cards = [...ownCards, ...usePlace(homeCards)]
    .filter(({ isFor }) => session !== null && isFor(session))
    .toSorted((one, other) => one.order - other.order)
  const [above, below] = [cards.filter(({ order }) => order < 0), cards.filter(({ order }) => order >= 0)]
  return (
    <PageFrame title={weekdayAndDay(today)} subtitle={<SchoolDay />}>
      <Stack gap="lg">
        {above.map(({ id, component: Card }) => (
          <Card key={id} />
        ))}
        {mayTeach ? <TeacherDay beside={<Upcoming />} /> : null}
        {below.map(({ id, component: Card }) => (
          <Card key={id} />
        ))}
        <Sections />
        {mayTeach ? null : <Upcoming />}
      </Stack>
    </PageFrame>
  )
}
