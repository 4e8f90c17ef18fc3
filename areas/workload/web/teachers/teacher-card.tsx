import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Card, CardLinks, CardSection } from '#platform/web/list/index.ts'
import { Answer, FactList, LinkButton } from '#platform/web/ui/index.ts'
import { readWorkload, type TeacherLoadCard } from '../../contract/workload.ts'
import { weeklyHoursOfPost } from '../../rules/teacher-load.ts'
import { AssignedGroups } from './assigned-groups.tsx'
import { LoadHours } from './load-hours.tsx'
import { teacherLinks } from './teacher-links.ts'

/** A teacher's load, opened beside the list. */
export function TeacherLoadDetails({ id, query: requested }: { id: number; query: { year_id?: string } }) {
  const card = useQuery(query(readWorkload, { params: { id: String(id) }, query: requested }))
  return <Answer of={card}>{(teacher) => <TeacherLoadView teacher={teacher} />}</Answer>
}

function TeacherLoadView({ teacher }: { teacher: TeacherLoadCard }) {
  const { t } = useLingui()
  const { id, full_name, cathedras, rate, hours, groups } = teacher
  const shownRate = rate === null ? null : displayNumber(rate)
  return (
    <Card
      title={full_name}
      links={
        <>
          <LinkButton to="/users/$id" params={{ id: String(id) }} variant="default" size="xs">
            <Trans>Карточка</Trans>
          </LinkButton>
          <CardLinks place={teacherLinks} of={teacher} />
        </>
      }
    >
      <FactList
        facts={[
          { title: t`Кафедра`, value: cathedras.map(({ title }) => title).join(', ') },
          { title: t`Ставка`, value: shownRate && t`${shownRate} (полная — ${weeklyHoursOfPost} ч в неделю)` },
          { title: t`Часов в неделю`, value: <LoadHours hours={hours} /> },
        ]}
      />
      <CardSection title={<Trans>Группы</Trans>} empty={groups.length === 0 ? t`Групп в этом году нет` : null}>
        <AssignedGroups groups={groups} />
      </CardSection>
    </Card>
  )
}
