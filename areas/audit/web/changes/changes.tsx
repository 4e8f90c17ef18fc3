import { useLingui } from '@lingui/react/macro'
import { ListFilter, ListView, useList } from '#platform/web/list/index.ts'
import { exportChanges, listChanges } from '../../contract/audit.ts'
import { PeriodFilter } from '../period-filter.tsx'
import { ChangeCard } from './change-card.tsx'
import { useChangeColumns } from './use-change-columns.tsx'
import { useSectionTitles } from './use-section-titles.ts'

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
