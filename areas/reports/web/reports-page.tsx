import { Trans } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { PageFrame } from '#platform/web/ui/index.ts'
import { ReportsView } from './reports-view.tsx'

/** `/reports`: the forms a school hands in. */
export function ReportsPage() {
  const { year } = useStudyYear()
  return (
    <PageFrame title={<Trans>Отчёты</Trans>}>
      <ReportsView yearId={year?.id} />
    </PageFrame>
  )
}
