import { useLingui } from '@lingui/react/macro'
import { SearchField } from '#platform/web/list/index.ts'
import { Group, MultiSelect, Select } from '#platform/web/ui/index.ts'
import type { MatrixView } from './address.ts'
import type { RoleColumn } from './shown-rights.ts'

interface Props {
  view: MatrixView
  roles: readonly RoleColumn[]
  change: (changes: Partial<Record<keyof MatrixView, unknown>>, how?: { replace?: boolean }) => void
}

/** What of the matrix is shown: keys by words, changed ones, those that differ; which roles. */
export function RightsFilters({ view, roles, change }: Props) {
  const { t } = useLingui()
  const chosen = view.roles === '' ? [] : view.roles.split(',')
  return (
    <Group component="search" gap="xs" p="xs" align="flex-start" data-print="never">
      <SearchField
        label={t`Название, ключ или что открывает`}
        value={view.search}
        onChange={(search) => change({ search }, { replace: true })}
      />
      <Select
        aria-label={t`Какие права`}
        w={230}
        allowDeselect={false}
        value={view.show}
        onChange={(show) => change({ show: show === 'all' ? undefined : show })}
        data={[
          { value: 'all', label: t`Все права` },
          { value: 'changed', label: t`Только несохранённые` },
          { value: 'custom', label: t`Не как по умолчанию` },
        ]}
      />
      <MultiSelect
        aria-label={t`Роли`}
        placeholder={chosen.length === 0 ? t`Все роли` : ''}
        flex="1 1 240px"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Показать все роли` }}
        nothingFoundMessage={t`Ничего не найдено`}
        value={chosen}
        onChange={(next) => change({ roles: next.join(',') })}
        data={roles.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
    </Group>
  )
}
