import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { listClasses } from '#areas/classes/contract/classes.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Loading } from '#platform/web/ui/index.ts'
import { readWeek } from '../contract/week.ts'

/** `/timetable`: one's own week; who teaches nothing begins with the first class. */
export function TimetableEntry() {
  const mayChoose = useAllowed(listClasses)
  const own = useQuery(query(readWeek, { params: { slug: 'me' } }))
  const isIdle =
    own.isError || (own.data?.kind === 'teacher' && own.data.days.every(({ lessons }) => lessons.length === 0))
  const classes = useQuery({ ...query(listClasses, { query: { size: '1' } }), enabled: mayChoose && isIdle })
  const first = classes.data?.items[0]
  const isSettled = !own.isPending && (!isIdle || !mayChoose || !classes.isPending)
  if (!isSettled) return <Loading />
  return <Navigate to="/timetable/$slug" params={{ slug: isIdle && first ? `class-${first.id}` : 'me' }} replace />
}
