import { useLingui } from '@lingui/react/macro'
import { ListView, useList } from '#platform/web/list/index.ts'
import { exportGroups, listGroups } from '../../contract/groups.ts'
import { GroupFilters } from './group-filters.tsx'
import { GroupRowCard } from './group-row-card.tsx'
import { useGroupColumns } from './use-group-columns.tsx'

/** The groups of the year as a list with filters. */
export function GroupsList({ ofYear }: { ofYear: { year_id?: string } }) {
  const { t } = useLingui()
  const list = useList(listGroups, ofYear)
  const columns = useGroupColumns()
  return (
    <ListView
      list={list}
      label={t`Учебные группы`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(group) => <GroupRowCard group={group} />}
      searchLabel={t`Предмет, группа или учитель`}
      name="groups"
      exported={exportGroups}
      filters={<GroupFilters list={list} ofYear={ofYear} />}
      empty={{ title: t`Учебных групп нет`, hint: t`Здесь стоят группы, которые вы ведёте или за которые отвечаете` }}
    />
  )
}
