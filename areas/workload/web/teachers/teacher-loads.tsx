import { useLingui } from '@lingui/react/macro'
import { CathedraFilter } from '#areas/curriculum/web/index.ts'
import { ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { exportWorkload, listWorkload } from '../../contract/workload.ts'
import { TeacherLoadDetails } from './teacher-card.tsx'
import { TeacherRowCard } from './teacher-row-card.tsx'
import { useTeacherColumns } from './use-teacher-columns.tsx'

/** Teachers with their groups and hours. */
export function TeacherLoads({ ofYear }: { ofYear: { year_id?: string } }) {
  const { t } = useLingui()
  const list = useList(listWorkload, ofYear)
  const columns = useTeacherColumns()
  return (
    <>
      <ListView
        list={list}
        label={t`Нагрузка учителей`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(teacher) => <TeacherRowCard teacher={teacher} />}
        searchLabel={t`Имя учителя`}
        name="workload.teachers"
        exported={exportWorkload}
        filters={<CathedraFilter list={list} />}
        empty={{ title: t`Учителей пока нет`, hint: t`Здесь стоят сотрудники кафедр и все, кто ведёт группы` }}
      />
      <RowDrawer list={list} title={t`Нагрузка учителя`}>
        {(id) => <TeacherLoadDetails id={id} query={ofYear} />}
      </RowDrawer>
    </>
  )
}
