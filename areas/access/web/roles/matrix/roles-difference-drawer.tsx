import { Trans, useLingui } from '@lingui/react/macro'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Button, Drawer, Empty, Group, Select, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { PermissionGroup } from '../../../contract/permission-table.ts'
import { levelTitles, type Levels } from '../../../rules/rights-changes.ts'
import { differenceOf, pairOf, type Differing } from './compare-roles.ts'
import type { RoleColumn } from './shown-rights.ts'

interface Props {
  roles: readonly RoleColumn[]
  groups: readonly PermissionGroup[]
  /** With what is not saved yet. */
  levels: Levels
  /** Two ids with a comma between; anything else: closed. */
  pair: string
  onChange: (pair: string | undefined) => void
}

/** Two roles side by side: what one holds beyond the other, in both directions; what they share is only counted. */
export function RolesDifferenceDrawer({ roles, groups, levels, pair, onChange }: Props) {
  const { t } = useLingui()
  const found = pairOf(pair, roles)
  return (
    <Drawer
      opened={found !== null}
      onClose={() => onChange(undefined)}
      position="right"
      size={760}
      title={t`Чем отличаются роли`}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {found === null ? null : (
        <Stack gap="md">
          <Chooser roles={roles} pair={found} onChange={onChange} />
          <Differences groups={groups} levels={levels} pair={found} />
        </Stack>
      )}
    </Drawer>
  )
}

type Pair = readonly [RoleColumn, RoleColumn]

function Chooser({ roles, pair: [one, other], onChange }: Pick<Props, 'roles' | 'onChange'> & { pair: Pair }) {
  const { t } = useLingui()
  const data = roles.map(({ id, title }) => ({ value: String(id), label: title }))
  const common = { data, searchable: true, allowDeselect: false, nothingFoundMessage: t`Ничего не найдено`, flex: 1 }
  return (
    <Group align="flex-end" gap="xs">
      <Select
        {...common}
        label={t`Первая роль`}
        value={String(one.id)}
        onChange={(next) => onChange(`${next},${other.id}`)}
      />
      <Button variant="default" onClick={() => onChange(`${other.id},${one.id}`)} aria-label={t`Поменять местами`}>
        ⇄
      </Button>
      <Select
        {...common}
        label={t`Вторая роль`}
        value={String(other.id)}
        onChange={(next) => onChange(`${one.id},${next}`)}
      />
    </Group>
  )
}

function Differences({ groups, levels, pair }: Pick<Props, 'groups' | 'levels'> & { pair: Pair }) {
  const { t } = useLingui()
  const [one, other] = pair
  const { onlyOne, onlyOther, alike } = differenceOf(groups, levels, [one.id, other.id])
  if (onlyOne.length + onlyOther.length === 0)
    return <Empty title={t`Права этих ролей одинаковы`} hint={t`Общих прав: ${alike}`} />
  return (
    <>
      <Rows title={t`Больше у роли «${one.title}»: ${onlyOne.length}`} rows={onlyOne} pair={pair} />
      <Rows title={t`Больше у роли «${other.title}»: ${onlyOther.length}`} rows={onlyOther} pair={pair} />
      <Text size="sm" c="dimmed">
        <Trans>Одинаковых прав: {alike}. Они здесь не показаны</Trans>
      </Text>
    </>
  )
}

function Rows({ title, rows, pair: [one, other] }: { title: string; rows: readonly Differing[]; pair: Pair }) {
  const { t } = useLingui()
  const columns: Column<Differing>[] = [
    {
      key: 'key',
      title: t`Право`,
      render: ({ permission }) =>
        permission.opens_nothing ? t`${permission.title}, пока ничего не открывает` : permission.title,
    },
    { key: 'one', title: one.title, width: 150, render: (row) => levelTitles[row.one] },
    { key: 'other', title: other.title, width: 150, render: (row) => levelTitles[row.other] },
  ]
  if (rows.length === 0) return null
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      <CardTable label={title} columns={columns} rows={rows} rowKey={({ permission }) => permission.key} />
    </section>
  )
}
