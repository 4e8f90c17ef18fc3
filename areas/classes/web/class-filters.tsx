import { useLingui } from '@lingui/react/macro'
import type { List } from '#platform/web/list/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import { classLanguages, classLanguageTitles, type SchoolClass } from '../contract/classes.ts'

const parallels = Array.from({ length: 12 }, (_, index) => String(index))

/** Classes of one parallel, shift, language of instruction. */
export function ClassFilters({ list }: { list: List<SchoolClass> }) {
  const { t } = useLingui()
  const chosen = (key: string) => {
    const value = list.filters[key]
    return typeof value === 'number' || typeof value === 'string' ? String(value) : null
  }
  const filter = (key: string, all: string, data: { value: string; label: string }[]) => (
    <Select
      w={170}
      aria-label={all}
      placeholder={all}
      clearable
      clearButtonProps={{ 'aria-label': t`Снять фильтр` }}
      data={data}
      value={chosen(key)}
      onChange={(value) => list.change({ [key]: value })}
    />
  )
  return (
    <>
      {filter(
        'parallel',
        t`Все параллели`,
        parallels.map((value) => ({ value, label: t`${value} параллель` })),
      )}
      {filter('shift', t`Обе смены`, [
        { value: '1', label: t`Первая смена` },
        { value: '2', label: t`Вторая смена` },
      ])}
      {filter(
        'language',
        t`Все языки`,
        classLanguages.map((value) => ({ value, label: classLanguageTitles[value] })),
      )}
    </>
  )
}
