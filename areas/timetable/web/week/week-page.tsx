import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { query } from '#platform/web/api/index.ts'
import { Answer, PageFrame, Text } from '#platform/web/ui/index.ts'
import { readWeek } from '../../contract/week.ts'

/** `/timetable/{slug}`: the dated lessons of a class, teacher, room or student, week by week. */
export function WeekPage() {
  const { t } = useLingui()
  const { slug = 'me' } = useParams({ strict: false })
  const week = useQuery(query(readWeek, { params: { slug } }))
  return (
    <PageFrame title={t`Расписание`}>
      <Answer of={week}>{({ title }) => <Text>{title}</Text>}</Answer>
    </PageFrame>
  )
}
