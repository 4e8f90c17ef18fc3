import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/web/format/number.ts'
import { Card, CardLinks, CardSection } from '#platform/web/list/index.ts'
import { Answer, FactList, LinkButton } from '#platform/web/ui/index.ts'
import { readWorkload, type TeacherLoadCard } from '../../contract/workload.ts'
import { weeklyNorm } from '../../rules/teacher-load.ts'
import { LoadGroups } from './load-groups.tsx'
import { LoadHours } from './load-hours.tsx'
import { teacherLinks } from './teacher-links.ts'

/** A teacher's load beside the list. */
export function TeacherCardPart({ id, query: requested }: { id: number; query: { year_id?: string } }) {
  const card = useQuery(query(readWorkload, { params: { id: String(id) }, query: requested }))
  return <Answer of={card}>{(teacher) => <TeacherCardView teacher={teacher} />}</Answer>
}

function TeacherCardView({ teacher }: { teacher: TeacherLoadCard }) {
  const { t } = useLingui()
  const { id, full_name, cathedras, rate, hours, groups } = teacher
  const held = rate === null ? null : displayNumber(rate)
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
          { title: t`Ставка`, value: held && t`${held} (полная — ${weeklyNorm} ч в неделю)` },
          { title: t`Часов в неделю`, value: <LoadHours hours={hours} /> },
        ]}
      />
      <CardSection title={<Trans>Группы</Trans>} empty={groups.length === 0 ? t`Групп в этом году нет` : null}>
        <LoadGroups groups={groups} />
      </CardSection>
    </Card>
  )
}
