import { Trans, useLingui } from '@lingui/react/macro'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { IconArrowRight, IconX } from '#platform/web/icons/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Action, ActionMenu, Group, Text } from '#platform/web/ui/index.ts'
import { useState } from 'react'
import { schoolDay } from '#platform/web/format/moment.ts'
import type { GroupCard, GroupMember } from '../../contract/group.ts'
import { MoveMemberDialog, RemoveMemberDialog } from './member-dialogs.tsx'

/** Students of the group with the dates of their membership; who has left stands last. */
export function GroupMembers({ group }: { group: GroupCard }) {
  const { members, students_count } = group
  const { t } = useLingui()
  const [doing, setDoing] = useState<{ what: 'move' | 'remove'; member: GroupMember } | null>(null)
  const hidden = students_count - members.filter(({ is_now }) => is_now).length
  const columns: Column<GroupMember>[] = [
    {
      key: 'name',
      title: t`Ученик`,
      render: (member) => (
        <Text span inherit c={member.is_now ? undefined : 'dimmed'}>
          <PersonLinks persons={[member]} />
        </Text>
      ),
    },
    { key: 'class', title: t`Класс`, width: 60, render: ({ class_title }) => class_title ?? '—' },
    {
      key: 'during',
      title: t`В группе`,
      width: group.may_write ? 220 : 190,
      render: (member) => (
        <Group gap={4} justify="space-between" wrap="nowrap">
          <During member={member} />
          {group.may_write && !isOver(member) ? (
            <ActionMenu label={t`Действия: ${member.full_name}`}>
              <Action
                icon={<IconArrowRight size={16} aria-hidden />}
                onClick={() => setDoing({ what: 'move', member })}
              >
                <Trans>Перевести в другую группу</Trans>
              </Action>
              <Action icon={<IconX size={16} aria-hidden />} onClick={() => setDoing({ what: 'remove', member })}>
                <Trans>Вывести из группы</Trans>
              </Action>
            </ActionMenu>
          ) : null}
        </Group>
      ),
    },
  ]
  return (
    <>
      {members.length > 0 ? (
        <CardTable
          label={t`Состав группы`}
          columns={columns}
          rows={members}
          rowKey={({ id, from }) => `${id} ${from}`}
        />
      ) : null}
      {hidden > 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Имена учеников видят те, кто работает с группой. Не показано: {hidden}</Trans>
        </Text>
      ) : null}
      {doing?.what === 'move' ? (
        <MoveMemberDialog group={group} member={doing.member} onClose={() => setDoing(null)} />
      ) : null}
      {doing?.what === 'remove' ? (
        <RemoveMemberDialog group={group} member={doing.member} onClose={() => setDoing(null)} />
      ) : null}
    </>
  )
}

/** Who has left is moved no more. */
const isOver = ({ to, is_now }: GroupMember) => !is_now && to !== null && to < schoolDay()

function During({ member: { from, to, is_now } }: { member: GroupMember }) {
  const { t } = useLingui()
  const begun = from === null ? null : displayDate(from)
  const left = to === null ? null : displayDate(to)
  if (is_now || left === null) return begun === null ? '—' : t`с ${begun}`
  return begun === null ? t`по ${left}` : `${begun} – ${left}`
}
