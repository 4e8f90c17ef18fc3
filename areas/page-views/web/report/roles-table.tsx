import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import type { ViewReport } from '../../contract/report.ts'

type RoleRow = ViewReport['roles'][number]

/** How much each role opens; who has two roles counts in both. */
export function RolesTable({ roles }: { roles: RoleRow[] }) {
  const { t } = useLingui()
  const columns: Column<RoleRow>[] = [
    { key: 'role', title: t`Роль`, render: ({ title }) => title },
    { key: 'views', title: t`Просмотров`, width: 110, align: 'right', render: ({ views }) => displayNumber(views) },
    { key: 'people', title: t`Людей`, width: 80, align: 'right', render: ({ people }) => displayNumber(people) },
  ]
  return <CardTable label={t`Роли`} columns={columns} rows={roles} rowKey={({ title }) => title} />
}
