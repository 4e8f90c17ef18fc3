import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Redirect } from '#platform/web/redirect.tsx'
import { Answer, Loading } from '#platform/web/ui/index.ts'
import { listWeekSubjects, type WeekSubjects } from '../contract/week-subjects.ts'
import { weekSlug } from '../rules/week-slug.ts'

/** One's own week, or the first class for who neither teaches nor is taught. */
function firstSlug({ has_own, classes: [first] }: WeekSubjects): string {
  return has_own || first === undefined ? 'me' : weekSlug({ kind: 'class', id: first.id })
}

/** `/timetable`: leads to the week that its reader wants to see first. */
export function TimetablePage() {
  const subjects = useQuery(query(listWeekSubjects))
  return (
    <Answer of={subjects} loading={<Loading lines={12} height={36} />}>
      {(all) => <Redirect to="/timetable/$slug" params={{ slug: firstSlug(all) }} />}
    </Answer>
  )
}
