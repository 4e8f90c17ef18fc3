import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { homeCards, type HomeCard } from '#platform/web/home/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { PageFrame, Stack } from '#platform/web/ui/index.ts'
import { readsCalendar } from '#areas/calendar/contract/access.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { ClassHome } from './class/class-home.tsx'
import { DayCards } from './day-cards.tsx'
import { HeadsHomePanels } from './heads/heads-home.tsx'
import { JobsCard } from './jobs/jobs-card.tsx'
import { ownReadings } from './own-readings.ts'
import { SchoolDay } from './school/school-day.tsx'
import { Upcoming } from './school/upcoming.tsx'
import { OwnDay } from './student/own-day.tsx'
import { TeacherDay } from './teacher/teacher-day.tsx'

/** Cards that other rooms bring stand among these. */
const ownCards: readonly HomeCard[] = [
  { id: 'teacher-day', order: 5, isFor: ownReadings.staff.isFor, component: TeacherDay },
  { id: 'own-day', order: 5, isFor: ownReadings.student.isFor, component: OwnDay },
  { id: 'class', order: 10, isFor: ownReadings.class.isFor, component: ClassHome },
  { id: 'heads', order: 20, isFor: ownReadings.heads.isFor, component: HeadsHomePanels },
  { id: 'jobs', order: 22, isFor: ({ client }) => client === 0, component: JobsCard },
  { id: 'upcoming', order: 80, isFor: (rights) => allows(readsCalendar, rights), component: Upcoming },
]

/** `/`: what the day asks of who is signed in; the way to everything they may open is the menu. */
export function HomePage() {
  const { today } = useStudyYear()
  const session = useSession()
  const cards = [...ownCards, ...usePlace(homeCards)]
    .filter(({ isFor }) => session !== null && isFor(session))
    .toSorted((one, other) => one.order - other.order)
  const [above, day] = [cards.filter(({ order }) => order < 0), cards.filter(({ order }) => order >= 0)]
  return (
    <PageFrame title={weekdayAndDay(today)} subtitle={<SchoolDay />}>
      <Stack gap="lg">
        {above.map(({ id, component: Card }) => (
          <Card key={id} />
        ))}
        <DayCards cards={day} />
      </Stack>
    </PageFrame>
  )
}
