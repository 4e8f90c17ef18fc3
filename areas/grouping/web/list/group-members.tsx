import { Trans, useLingui } from '@lingui/react/macro'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { GroupCard, GroupMember } from '../../contract/groups.ts'

/** Students of the group with the dates of their membership; who has left stands last. */
export function GroupMembers({ group: { members, students_count } }: { group: GroupCard }) {
  const { t } = useLingui()
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
    { key: 'during', title: t`В группе`, width: 190, render: (member) => <During member={member} /> },
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
    </>
  )
}

function During({ member: { from, to, is_now } }: { member: GroupMember }) {
  const { t } = useLingui()
  const begun = from === null ? null : displayDate(from)
  const left = to === null ? null : displayDate(to)
  if (is_now || left === null) return begun === null ? '—' : t`с ${begun}`
  return begun === null ? t`по ${left}` : `${begun} – ${left}`
}
