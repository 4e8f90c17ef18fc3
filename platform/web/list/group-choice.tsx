import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { useAllowed } from '../api/index.ts'
import type { Column } from './columns.ts'
import type { ListExport } from './use-list-file.ts'

interface Props {
  exported: ListExport
  /** Those that are shown. */
  columns: readonly Pick<Column<never>, 'key' | 'title'>[]
  value: string | null
  onChange: (key: string | null) => void
}

/** By which column the list's file and paper put rows together, with the sums of each group. */
export function GroupChoice({ exported, columns, value, onChange }: Props) {
  const { t } = useLingui()
  const offered = columns.filter(({ key }) => exported.columns.includes(key))
  if (!useAllowed(exported) || offered.length < 2) return null
  return (
    <Select
      size="xs"
      w={170}
      clearable
      aria-label={t`Группировать файл и печать`}
      placeholder={t`Файл без групп`}
      clearButtonProps={{ 'aria-label': t`Не группировать` }}
      data={offered.map(({ key, title }) => ({ value: key, label: t`По столбцу: ${title}` }))}
      value={value}
      onChange={onChange}
    />
  )
}
