import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import { ClassLink, groupLinks } from '#areas/classes/web/index.ts'
import { CourseLink } from '#areas/curriculum/web/index.ts'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { IconUserPlus } from '#platform/web/icons/index.ts'
import { Card, CardLinks, CardSection } from '#platform/web/list/index.ts'
import { Answer, Badge, Button, FactList, Group } from '#platform/web/ui/index.ts'
import { readGroup, type GroupCard } from '../../contract/group.ts'
import { AddMembersDialog } from './add-members-dialog.tsx'
import { GroupHistory } from './group-history.tsx'
import { GroupMembers } from './group-members.tsx'
import { GroupMenu } from './group-menu.tsx'

interface Props {
  id: number
  /** The group was removed. */
  onGone: () => void
}
/** A teaching group beside the list. */
export function GroupCardPart({ id, onGone }: Props) {
  const card = useQuery(query(readGroup, { params: { id: String(id) } }))
  return <Answer of={card}>{(group) => <GroupCardView key={group.id} group={group} onGone={onGone} />}</Answer>
}

function GroupCardView({ group, onGone }: { group: GroupCard; onGone: () => void }) {
  const { course, title, students_count, closed_on } = group
  const [isAdding, setAdding] = useState(false)
  const mayAdd = group.may_write && group.kind !== 'individual' && closed_on === null
  return (
    <Card
      title={`${course.title}, ${title}`}
      links={
        <>
          <CardLinks place={groupLinks} of={group} />
          {group.may_manage ? <GroupMenu group={group} onGone={onGone} /> : null}
        </>
      }
      subtitle={
        closed_on === null ? null : (
          <Badge color="gray" variant="light" tt="none">
            <Trans>закрыта с {displayDate(closed_on)}</Trans>
          </Badge>
        )
      }
    >
      <GroupFacts group={group} />
      <CardSection
        title={
          <Group justify="space-between" gap="xs">
            <span>
              <Trans>
                Состав:{' '}
                <Plural value={students_count} one="# ученик" few="# ученика" many="# учеников" other="# ученика" />
              </Trans>
            </span>
            {mayAdd ? (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconUserPlus size={16} aria-hidden />}
                onClick={() => setAdding(true)}
              >
                <Trans>Добавить учеников</Trans>
              </Button>
            ) : null}
          </Group>
        }
      >
        <GroupMembers group={group} />
      </CardSection>
      {group.may_write ? <GroupHistory id={group.id} /> : null}
      {isAdding ? <AddMembersDialog group={group} onClose={() => setAdding(false)} /> : null}
    </Card>
  )
}

function GroupFacts({ group }: { group: GroupCard }) {
  const { t } = useLingui()
  const hours = group.hours === null ? null : displayNumber(group.hours)
  const [followedTitle, isShared] = [group.follows_class?.title, group.classes.length > 1]
  const followed = followedTitle
    ? t`как в классе ${followedTitle}: в табеле каждого ученика предмет стоит с этим оцениванием`
    : isShared
      ? t`как в младшем из классов`
      : null
  return (
    <FactList
      facts={[
        { title: t`Предмет`, value: <CourseLink course={group.course} /> },
        { title: t`Вид`, value: groupKindTitles[group.kind] },
        { title: t`Уровень`, value: group.level },
        {
          title: t`Классы`,
          value: group.classes.map((one, index) => (
            <Fragment key={one.id}>
              {index > 0 ? ', ' : null}
              <ClassLink schoolClass={one} />
            </Fragment>
          )),
        },
        { title: t`Оценивание, звонки, табель`, value: followed },
        { title: t`Учитель`, value: <PersonLinks persons={group.teachers} /> },
        { title: group.own_hours === null ? t`Часов в неделю` : t`Своих часов в неделю`, value: hours },
        { title: t`Почему деление не по норме`, value: group.norm_reason },
      ]}
    />
  )
}
