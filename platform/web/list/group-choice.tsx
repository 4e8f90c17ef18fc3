import { useLingui } from '@lingui/react/macro'
import { Select } from '../ui/select.tsx'
import { useAllowed } from '../api/index.ts'
import type { Column } from './columns.ts'
import type { Grouping } from './use-grouping.ts'
import type { ListExport } from './use-list-file.ts'

interface Props {
  exported: ListExport
  /** Those that are shown. */
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'group'>[]
  grouping: Pick<Grouping<never>, 'group' | 'groupBy'>
}

/** By which column rows are put together: in the list's file and on paper with the sums of each group, and where it can be on the screen. */
export function GroupChoice({ exported, columns, grouping: { group, groupBy } }: Props) {
  const { t } = useLingui()
  const mayTake = useAllowed(exported)
  const offered = columns.filter((column) => column.group ?? (mayTake && exported.columns.includes(column.key)))
  if (offered.length === 0) return null
  return (
    <Select
      size="xs"
      w={170}
      clearable
      aria-label={t`Группировать`}
      placeholder={t`Без групп`}
      clearButtonProps={{ 'aria-label': t`Не группировать` }}
      data={offered.map(({ key, title }) => ({ value: key, label: t`По столбцу: ${title}` }))}
      value={group}
      onChange={groupBy}
    />
  )
}
