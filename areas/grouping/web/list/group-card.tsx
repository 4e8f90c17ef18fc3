import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { CourseLink } from '#areas/curriculum/web/index.ts'
import { PersonLinks } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Card, CardLinks, CardSection } from '#platform/web/list/index.ts'
import { Answer, FactList } from '#platform/web/ui/index.ts'
import { groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import { readGroup, type GroupCard } from '../../contract/groups.ts'
import { ClassLink, groupLinks } from '#areas/classes/web/index.ts'
import { GroupMembers } from './group-members.tsx'

/** A teaching group beside the list. */
export function GroupCardPart({ id }: { id: number }) {
  const card = useQuery(query(readGroup, { params: { id: String(id) } }))
  return <Answer of={card}>{(group) => <GroupCardView group={group} />}</Answer>
}

function GroupCardView({ group }: { group: GroupCard }) {
  const { t } = useLingui()
  const { course, title, classes, students_count } = group
  return (
    <Card title={`${course.title}, ${title}`} links={<CardLinks place={groupLinks} of={group} />}>
      <FactList
        facts={[
          { title: t`Предмет`, value: <CourseLink course={course} /> },
          { title: t`Вид`, value: groupKindTitles[group.kind] },
          {
            title: t`Классы`,
            value: classes.map((one, index) => (
              <Fragment key={one.id}>
                {index > 0 ? ', ' : null}
                <ClassLink schoolClass={one} />
              </Fragment>
            )),
          },
          { title: t`Учитель`, value: <PersonLinks persons={group.teachers} /> },
          { title: t`Часов в неделю`, value: group.hours === null ? null : displayNumber(group.hours) },
        ]}
      />
      <CardSection title={<Trans>Состав: {students_count}</Trans>}>
        <GroupMembers group={group} />
      </CardSection>
    </Card>
  )
}
