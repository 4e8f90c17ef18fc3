import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { PageFrame } from '#platform/web/ui/index.ts'
import { keepsClasses } from '../contract/access.ts'
import { exportClasses, listClasses } from '../contract/classes.ts'
import { ClassCardPart } from './class-card/class-card.tsx'
import { ClassFilters } from './class-filters.tsx'
import { ClassRowCard } from './class-row-card.tsx'
import { useClassColumns } from './use-class-columns.tsx'

/** `/managing/grades`: the classes of the year. */
export function ClassesPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const list = useList(listClasses, year === null ? {} : { year_id: String(year.id) })
  const columns = useClassColumns()
  const mayKeep = useAllowed({ access: keepsClasses })
  return (
    <PageFrame title={<Trans>Классы</Trans>}>
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
        empty={{
          title: t`Классов пока нет`,
          hint: t`Классы приходят вместе с расписанием из FET: на сервере школы выполните npm run import-timetable`,
          by: { may: mayKeep, who: t`Классы переносит вместе с расписанием администратор сервера школы` },
        }}
      />
      <RowDrawer list={list} title={t`Класс`}>
        {(id) => <ClassCardPart id={id} />}
      </RowDrawer>
    </PageFrame>
  )
}
