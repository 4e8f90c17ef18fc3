import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { PageFrame } from '#platform/web/ui/index.ts'
import { keepsCourses } from '../../contract/access.ts'
import { exportCourses, listCourses } from '../../contract/courses.ts'
import { CathedraFilter } from '../cathedra-filter.tsx'
import { CourseCardPart } from './course-card.tsx'
import { CourseRowCard } from './course-row-card.tsx'
import { useCourseColumns } from './use-course-columns.tsx'

/** `/managing/courses`: the catalogue of subjects, with what the year makes of them. */
export function CoursesPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const list = useList(listCourses, ofYear)
  const columns = useCourseColumns()
  const mayKeep = useAllowed({ access: keepsCourses })
  return (
    <PageFrame title={<Trans>Предметы</Trans>}>
      <ListView
        list={list}
        label={t`Предметы`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(course) => <CourseRowCard course={course} />}
        searchLabel={t`Название, краткое или казахское название`}
        name="courses"
        exported={exportCourses}
        filters={<CathedraFilter list={list} />}
        empty={{
          title: t`Предметов пока нет`,
          hint: t`Предметы приходят вместе с расписанием из FET: на сервере школы выполните npm run import-timetable`,
          by: { may: mayKeep, who: t`Предметы переносит вместе с расписанием администратор сервера школы` },
        }}
      />
      <RowDrawer list={list} title={t`Предмет`}>
        {(id) => <CourseCardPart id={id} query={ofYear} />}
      </RowDrawer>
    </PageFrame>
  )
}
