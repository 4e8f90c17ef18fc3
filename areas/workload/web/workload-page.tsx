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
/** What belongs to the list of one view only. */
const ofOneView = ['page', 'sort', 'asc', 'search', 'active', 'parallel']

/** `/managing/workload`: who teaches how many hours; what is without a teacher stands first. */
export function WorkloadPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const [{ view, cathedra_id }, change] = useUrlState(Address)
  const turnTo = (next: string) =>
    change({ ...Object.fromEntries(ofOneView.map((key) => [key, undefined])), view: next })
  return (
    <PageFrame
      title={<Trans>Нагрузка</Trans>}
      actions={
        <SegmentedControl
          aria-label={t`Что показать`}
          value={view}
          onChange={turnTo}
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
