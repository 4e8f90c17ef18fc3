import { useLingui } from '@lingui/react/macro'
import { ListFilter, ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { exportViewers, listViewers, type Audience } from '../../contract/report.ts'
import { useViewerColumns } from './use-viewer-columns.tsx'
import { ViewerCard } from './viewer-card.tsx'
import { ViewerRowCard } from './viewer-row-card.tsx'

/** Who opens how much, and who has not come for long. */
export function Viewers({ audience, days }: { audience: Audience; days: string }) {
  const { t } = useLingui()
  const list = useList(listViewers, { audience, days })
  const columns = useViewerColumns()
  const absences = [
    { value: '7', label: t`Не заходили 7 дней` },
    { value: '14', label: t`Не заходили 14 дней` },
    { value: '30', label: t`Не заходили 30 дней` },
  ]
  return (
    <>
      <ListView
        list={list}
        label={t`Просмотры страниц по людям`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(viewer) => <ViewerRowCard viewer={viewer} />}
        searchLabel={t`Имя`}
        name="page-views.people"
        exported={exportViewers}
        filters={<ListFilter list={list} name="away" all={t`Заходили и нет`} data={absences} width={220} />}
        empty={{ title: t`Таких людей нет`, hint: t`Здесь стоят все, кто может входить` }}
      />
      <RowDrawer list={list} title={t`Путь по страницам`}>
        {(id) => <ViewerCard id={id} days={days} />}
      </RowDrawer>
    </>
  )
}
