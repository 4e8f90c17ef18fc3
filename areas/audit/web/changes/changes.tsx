import { useLingui } from '@lingui/react/macro'
import { compareText } from '#platform/contract/compare.ts'
import { ListFilter, ListView, useList } from '#platform/web/list/index.ts'
import { areaHistories } from '#platform/web/history/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { exportChanges, listChanges } from '../../contract/audit.ts'
import { PeriodFilter } from '../period-filter.tsx'
import { ChangeCard } from './change-card.tsx'
import { useChangeColumns } from './use-change-columns.tsx'

/** What the history keeps, the newest first. */
export function Changes() {
  const { t } = useLingui()
  const list = useList(listChanges)
  const sections = useSectionTitles()
  return (
    <ListView
      list={list}
      label={t`Изменения`}
      columns={useChangeColumns()}
      rowKey={({ id }) => id}
      renderCard={(change) => <ChangeCard change={change} />}
      searchLabel={t`Кто или о ком`}
      name="audit.changes"
      exported={exportChanges}
      filters={
        <>
          <PeriodFilter list={list} />
          <ListFilter list={list} name="section" all={t`Все разделы`} data={sections} searchable />
        </>
      }
      empty={{ title: t`За эти дни изменений нет`, hint: t`Выберите другие дни` }}
    />
  )
}

/** The rooms as the audit names them, by the first part of their tables' names, in the order of their titles. */
function useSectionTitles(): { value: string; label: string }[] {
  const { t, i18n } = useLingui()
  const ofAreas = usePlace(areaHistories).map(({ schema, title }) => ({ value: schema, label: i18n._(title) }))
  return [...ofAreas, { value: 'platform', label: t`Выгрузки и длительные работы` }].toSorted((one, other) =>
    compareText(one.label, other.label),
  )
}
