import { useLingui } from '@lingui/react/macro'
import { RowDrawer } from '#platform/web/list/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { WorkloadAddress } from '../address.ts'
import { TeacherLoadDetails } from './teacher-card.tsx'

/** The card of the teacher whom the address names, beside the board. */
export function TeacherDrawer({ ofYear }: { ofYear: { year_id?: string } }) {
  const { t } = useLingui()
  const [{ active, date }, change] = useUrlState(WorkloadAddress)
  const list = { active: active ?? null, open: (id: number | null) => change({ active: id }) }
  return (
    <RowDrawer list={list} title={t`Нагрузка учителя`}>
      {(id) => <TeacherLoadDetails id={id} query={{ ...ofYear, ...(date !== undefined && { date }) }} />}
    </RowDrawer>
  )
}
