import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import { Badge, Group } from '#platform/web/ui/index.ts'
import type { RoleRow } from '../../../contract/roles.ts'

/** Columns of the list of roles. */
export function useRoleColumns(): Column<RoleRow>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      title: t`Роль`,
      sort: 'name',
      render: ({ id, title, is_own, is_system }) => (
        <Group gap={6} wrap="nowrap">
          <RowLink id={id}>{title}</RowLink>
          {is_own ? <Badge variant="light">{t`Ваша`}</Badge> : null}
          {is_system ? null : (
            <Badge variant="light" color="gray">
              {t`Своя роль школы`}
            </Badge>
          )}
        </Group>
      ),
    },
    { key: 'description', title: t`Для чего`, maxWidth: 380, render: ({ description }) => description || '—' },
    {
      key: 'people',
      title: t`Людей`,
      sort: 'people',
      width: 100,
      align: 'right',
      render: ({ people }) => displayNumber(people),
    },
    {
      key: 'keys',
      title: t`Прав, из них правка`,
      sort: 'keys',
      width: 170,
      align: 'right',
      render: ({ keys, written_keys }) => `${keys} / ${written_keys}`,
    },
  ]
}
