import { useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { exportClasses, listClasses } from '../contract/classes.ts'
import { ClassCardPart } from './class-card/class-card.tsx'
import { ClassFilters } from './class-filters.tsx'
import { ClassRowCard } from './class-row-card.tsx'
import { useClassColumns } from './use-class-columns.tsx'

/** Classes of the year as a list that is sorted, narrowed and taken into a file. */
export function ClassesList() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const list = useList(listClasses, year === null ? {} : { year_id: String(year.id) })
  const columns = useClassColumns()
  return (
    <>
      <ListView
        list={list}
        label={t`Классы`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(one) => <ClassRowCard schoolClass={one} />}
        searchLabel={t`Класс или классный руководитель`}
        name="classes"
        exported={exportClasses}
        filters={<ClassFilters list={list} />}
        empty={{ title: t`Классов пока нет`, hint: t`Добавьте их по параллелям` }}
      />
      <RowDrawer list={list} title={t`Класс`}>
        {(id) => <ClassCardPart id={id} />}
      </RowDrawer>
    </>
  )
}
