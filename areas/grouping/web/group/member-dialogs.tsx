import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import type { GroupCard, GroupMember } from '../../contract/group.ts'
import { listGroups } from '../../contract/groups.ts'
import { addUsers, removeUser } from '../../contract/members.ts'
import { firstDay } from '../first-day.ts'
import { useGroupingActions } from '../use-grouping-actions.ts'

interface Props {
  group: GroupCard
  member: GroupMember
  onClose: () => void
}
const Values = z.looseObject({ from: queryDate })

/** A student leaves a group on a day. */
export function RemoveMemberDialog({ group, member, onClose }: Props) {
  const { t } = useLingui()
  const { settle } = useGroupingActions()
  const entry = useEndpointForm(removeUser, {
    initialValues: { from: firstDay(group.year) },
    schema: Values,
    input: ({ from }) => ({ params: { group_id: String(group.id), student_id: String(member.id) }, query: { from } }),
    onDone: async ({ batch }) => {
      onClose()
      await settle(t`${member.full_name}: вне группы`, batch)
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Вывести из группы: ${member.full_name}`}>
      <DateField label={t`Первый день вне группы`} min={group.year.from} max={group.year.to} {...entry.field('from')} />
      <FormFoot action={<Trans>Вывести</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

/** A student moves into another group of the course on a day. */
export function MoveMemberDialog({ group, member, onClose }: Props) {
  const { t } = useLingui()
  const { settle } = useGroupingActions()
  const groups = useQuery(query(listGroups, { query: { course_id: String(group.course.id), size: '200' } }))
  const others = (groups.data?.items ?? []).filter(
    ({ id, kind, classes }) =>
      id !== group.id && kind !== 'individual' && classes.some((one) => group.classes.some((own) => own.id === one.id)),
  )
  const entry = useEndpointForm(addUsers, {
    initialValues: { from: firstDay(group.year), to: null as string | null },
    schema: Values,
    rules: { to: [(value) => (value === null ? t`Выберите группу` : true)] },
    input: ({ from, to }) => ({ params: { id: to ?? '' }, body: { users: [member.id], from } }),
    onDone: async ({ batch }) => {
      onClose()
      await settle(t`${member.full_name}: в другой группе`, batch)
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Перевести: ${member.full_name}`}>
      <Select
        label={t`В какую группу`}
        nothingFoundMessage={t`Других групп этого предмета у класса нет`}
        data={others.map(({ id, title }) => ({ value: String(id), label: title }))}
        data-autofocus
        {...entry.field('to')}
      />
      <DateField label={t`С какого дня`} min={group.year.from} max={group.year.to} {...entry.field('from')} />
      <FormFoot action={<Trans>Перевести</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
