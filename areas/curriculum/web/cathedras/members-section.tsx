import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { IconUserPlus } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Badge, Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { CathedraCard, CathedraMember } from '../../contract/cathedras.ts'
import { TenureMenu } from './tenure-menu.tsx'
import { useTenureDays } from './tenure-words.ts'

const MembersDialog = lazyPart(async () => (await import('./members-dialog.tsx')).MembersDialog, null)

/** Who is a member today; who will be, and who was, where there are any. */
export function MembersSection({ cathedra }: { cathedra: CathedraCard }) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const [showsFormer, setShowsFormer] = useState(false)
  const of = (state: CathedraMember['state']) => cathedra.members.filter((one) => one.state === state)
  const [now, later, before] = [of('now'), of('later'), of('before')]
  return (
    <Stack gap="xs" align="stretch">
      {now.length === 0 ? (
        <Text c="dimmed">
          <Trans>Сотрудников на кафедре нет</Trans>
        </Text>
      ) : (
        <Members label={t`Сотрудники`} cathedra={cathedra} members={now} />
      )}
      {later.length > 0 ? <Members label={t`Придут позже`} cathedra={cathedra} members={later} isTitled /> : null}
      <Group gap="xs">
        {cathedra.may_edit && !cathedra.is_archived ? (
          <Button
            size="xs"
            variant="light"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            <Trans>Добавить сотрудников</Trans>
          </Button>
        ) : null}
        {before.length > 0 ? (
          <Button size="xs" variant="subtle" aria-expanded={showsFormer} onClick={() => setShowsFormer(!showsFormer)}>
            {showsFormer ? <Trans>Скрыть прежних</Trans> : <Trans>Прежние: {before.length}</Trans>}
          </Button>
        ) : null}
      </Group>
      {showsFormer ? <Members label={t`Прежние сотрудники`} cathedra={cathedra} members={before} isTitled /> : null}
      {isAdding ? <MembersDialog cathedra={cathedra} onClose={() => setAdding(false)} /> : null}
    </Stack>
  )
}

interface MembersProps {
  label: string
  cathedra: CathedraCard
  members: readonly CathedraMember[]
  isTitled?: boolean
}
function Members({ label, cathedra, members, isTitled = false }: MembersProps) {
  const { t } = useLingui()
  const days = useTenureDays()
  const columns: Column<CathedraMember>[] = [
    {
      key: 'name',
      title: t`Сотрудник`,
      render: (member) => (
        <>
          <Group gap={6}>
            <PersonLinks persons={[member.person]} />
            {member.is_head && member.state === 'now' ? (
              <Badge size="sm" variant="light">
                <Trans>заведующий</Trans>
              </Badge>
            ) : null}
          </Group>
          <Text size="xs" c="dimmed">
            {[member.position, days(member)].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
    },
    { key: 'hours', title: t`Часов`, width: 70, align: 'right', render: ({ hours }) => displayNumber(hours) },
    {
      key: 'actions',
      title: '',
      width: 44,
      align: 'right',
      render: (member) => <TenureMenu kind="member" cathedra={cathedra} tenure={member} />,
    },
  ]
  return (
    <>
      {isTitled ? (
        <Text component="h4" size="sm" fw={600} c="dimmed">
          {label}
        </Text>
      ) : null}
      <CardTable label={label} columns={columns} rows={members} rowKey={({ id }) => id} />
    </>
  )
}
