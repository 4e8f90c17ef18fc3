import { useLingui } from '@lingui/react/macro'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import { classLanguages, classLanguageTitles, type SchoolClass } from '../contract/class-shapes.ts'
import { useParallels } from './use-parallels.ts'

/** Classes of one parallel, shift, language of instruction. */
export function ClassFilters({ list }: { list: List<SchoolClass> }) {
  const { t } = useLingui()
  const shifts = [
    { value: '1', label: t`Первая смена` },
    { value: '2', label: t`Вторая смена` },
  ]
  const languages = classLanguages.map((value) => ({ value, label: classLanguageTitles[value] }))
  return (
    <>
      <ListFilter list={list} name="parallel" all={t`Все параллели`} data={useParallels()} />
      <ListFilter list={list} name="shift" all={t`Обе смены`} data={shifts} />
      <ListFilter list={list} name="language" all={t`Все языки`} data={languages} />
    </>
  )
}
