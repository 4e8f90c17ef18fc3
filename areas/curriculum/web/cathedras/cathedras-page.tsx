import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { PageFrame } from '#platform/web/ui/index.ts'
import { keepsCathedras } from '../../contract/access.ts'
import { exportCathedras, listCathedras } from '../../contract/cathedras.ts'
import { CathedraCardPart } from './cathedra-card.tsx'
import { CathedraRowCard } from './cathedra-row-card.tsx'
import { useCathedraColumns } from './use-cathedra-columns.tsx'

/** `/managing/cathedra`: the departments with their heads. */
export function CathedrasPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const list = useList(listCathedras, ofYear)
  const columns = useCathedraColumns()
  const mayKeep = useAllowed({ access: keepsCathedras })
  return (
    <PageFrame title={<Trans>Кафедры</Trans>}>
      <ListView
        list={list}
        label={t`Кафедры`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(cathedra) => <CathedraRowCard cathedra={cathedra} />}
        searchLabel={t`Кафедра или заведующий`}
        name="cathedras"
        exported={exportCathedras}
        empty={{
          title: t`Кафедр пока нет`,
          hint: t`Кафедры объединяют предметы и их учителей`,
          by: { may: mayKeep, who: t`Кафедры ведёт заместитель директора или методист` },
        }}
      />
      <RowDrawer list={list} title={t`Кафедра`}>
        {(id) => <CathedraCardPart id={id} query={ofYear} />}
      </RowDrawer>
    </PageFrame>
  )
}
