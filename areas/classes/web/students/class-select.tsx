import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ClassChoiceProps } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { numberOrNull } from '#platform/web/form/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import { listClasses } from '../../contract/classes.ts'

/** A class of this year. */
export function ClassSelect({ value, error, onChange }: ClassChoiceProps) {
  const { t } = useLingui()
  const found = useQuery({ ...query(listClasses, { query: { size: '200' } }), staleTime: 5 * 60_000 })
  return (
    <Select
      label={t`Класс`}
      placeholder={t`Не назначен`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Очистить` }}
      nothingFoundMessage={t`Такого класса нет`}
      data={(found.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
      error={error}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(numberOrNull(chosen))}
    />
  )
}
