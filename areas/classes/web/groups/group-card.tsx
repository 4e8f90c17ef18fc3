import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { CourseLink } from '#areas/curriculum/web/index.ts'
import { PersonLinks } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/web/format/number.ts'
import { Card, CardSection } from '#platform/web/list/index.ts'
import { Answer, FactList, LinkButton } from '#platform/web/ui/index.ts'
import { groupKindTitles, readGroup, type GroupCard } from '../../contract/groups.ts'
import { ClassLink } from '../class-link.tsx'
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
    <Card title={`${course.title}, ${title}`} links={<GroupLinks group={group} />}>
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

/** To the group's journal, and to the weeks in which it has its lessons. */
function GroupLinks({ group: { id, classes, may_read_journal } }: { group: GroupCard }) {
  return (
    <>
      {may_read_journal ? (
        <LinkButton
          to="/journal"
          search={({ year }: { year?: string }) => ({ year, group: String(id) })}
          variant="default"
          size="xs"
        >
          <Trans>Журнал</Trans>
        </LinkButton>
      ) : null}
      {classes.map((one) => (
        <LinkButton key={one.id} to="/timetable/$slug" params={{ slug: `class-${one.id}` }} variant="default" size="xs">
          <Trans>Неделя {one.title}</Trans>
        </LinkButton>
      ))}
    </>
  )
}
