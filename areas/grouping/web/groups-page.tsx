import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { PageFrame } from '#platform/web/ui/index.ts'
import { exportGroups, listGroups } from '../contract/groups.ts'
import { GroupCardPart } from './list/group-card.tsx'
import { GroupFilters } from './list/group-filters.tsx'
import { GroupRowCard } from './list/group-row-card.tsx'
import { useGroupColumns } from './list/use-group-columns.tsx'

/** `/managing/grouping`: the teaching groups of the year. */
export function GroupsPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const list = useList(listGroups, ofYear)
  const columns = useGroupColumns()
  return (
    <PageFrame title={<Trans>Учебные группы</Trans>}>
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
      <RowDrawer list={list} title={t`Учебная группа`}>
        {(id) => <GroupCardPart id={id} />}
      </RowDrawer>
    </PageFrame>
  )
}
