import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { idText } from '#platform/contract/wire.ts'
import { PageFrame, SegmentedControl, useUrlState } from '#platform/web/ui/index.ts'
import { ClassLoads } from './classes/class-loads.tsx'
import { TeacherLoads } from './teachers/teacher-loads.tsx'
import { VacanciesPanel } from './vacancies-panel.tsx'

const Address = z.object({
  view: z._default(z.enum(['teachers', 'classes']), 'teachers'),
  cathedra_id: z.optional(idText),
})
/** Fields of the address that are cleared when the other view is shown. */
const fieldsOfOneView = ['page', 'sort', 'asc', 'search', 'active', 'parallel']

/** `/managing/workload`: hours without a teacher first, then the load of teachers or of classes. */
export function WorkloadPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const [{ view, cathedra_id }, change] = useUrlState(Address)
  const showView = (next: string) =>
    change({ ...Object.fromEntries(fieldsOfOneView.map((key) => [key, undefined])), view: next })
  return (
    <PageFrame
      title={<Trans>Нагрузка</Trans>}
      actions={
        <SegmentedControl
          aria-label={t`Что показать`}
          value={view}
          onChange={showView}
          data={[
            { value: 'teachers', label: t`Учителя` },
            { value: 'classes', label: t`Классы` },
          ]}
        />
      }
    >
      <VacanciesPanel ofYear={ofYear} cathedra={cathedra_id} />
      {view === 'teachers' ? <TeacherLoads ofYear={ofYear} /> : <ClassLoads ofYear={ofYear} />}
    </PageFrame>
  )
}
