import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { PageFrame, SegmentedControl, useUrlState } from '#platform/web/ui/index.ts'
import { WorkloadAddress } from './address.ts'
import { WorkloadBoardView } from './board/workload-board.tsx'
import { ClassLoads } from './classes/class-loads.tsx'
import { GroupDrawer } from './group/group-drawer.tsx'
import { TeacherDrawer } from './teachers/teacher-drawer.tsx'
import { TeacherLoads } from './teachers/teacher-loads.tsx'
import { VacanciesPanel, VacancyList } from './vacancies-panel.tsx'

/** Fields of the address that are cleared when another view is shown. */
const fieldsOfOneView = ['page', 'sort', 'asc', 'search', 'active', 'parallel', 'course_id']

/** `/managing/workload`: hours without a teacher beside the teachers; the load of teachers, of classes, the vacancies. */
export function WorkloadPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const [{ view, cathedra_id }, change] = useUrlState(WorkloadAddress)
  const showView = (next: string) =>
    change({ ...Object.fromEntries(fieldsOfOneView.map((key) => [key, undefined])), view: next })
  const part = { ofYear, cathedra: cathedra_id }
  return (
    <PageFrame
      title={<Trans>Нагрузка</Trans>}
      actions={
        <SegmentedControl
          aria-label={t`Что показать`}
          value={view}
          onChange={showView}
          data={[
            { value: 'board', label: t`Назначить` },
            { value: 'teachers', label: t`Учителя` },
            { value: 'classes', label: t`Классы` },
            { value: 'vacancies', label: t`Вакансии` },
          ]}
        />
      }
    >
      {view === 'teachers' || view === 'classes' ? <VacanciesPanel {...part} /> : null}
      {view === 'board' ? <WorkloadBoardView ofYear={ofYear} /> : null}
      {view === 'board' ? <TeacherDrawer ofYear={ofYear} /> : null}
      {view === 'teachers' ? <TeacherLoads ofYear={ofYear} /> : null}
      {view === 'classes' ? <ClassLoads ofYear={ofYear} /> : null}
      {view === 'vacancies' ? <VacancyList {...part} /> : null}
      <GroupDrawer />
    </PageFrame>
  )
}
