import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ImportWizard, useImportState } from '#platform/web/import/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Group, PageFrame, Text, useUrlState } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readApproval } from '../../contract/rup-approval.ts'
import { importRup } from '../../contract/rup-import.ts'
import { readRup } from '../../contract/rup.ts'
import { RupAddress } from './address.ts'
import { ApprovalLine } from './approval/approval-line.tsx'
import { PlanView } from './plan-view.tsx'
import { RupActions } from './rup-actions.tsx'
import { rupViews, type RupView } from './rup-view.ts'
import { useLivePlan } from './use-live-plan.ts'

/** `/managing/rup`: the school's plan of the year, courses × parallels; in its place what rooms above know of it. */
export function RupPage() {
  const { year } = useStudyYear()
  const [{ view }] = useUrlState(RupAddress)
  const open = usePlace(rupViews).find(({ id }) => id === view)
  return year && open ? <OtherView of={open} year={year} /> : <PlanOfYear year={year} />
}

type Year = NonNullable<ReturnType<typeof useStudyYear>['year']>

function YearLine({ of: { date_start, date_end } }: { of: Year }) {
  const years = `${date_start.slice(0, 4)}–${date_end.slice(0, 4)}`
  return (
    <Text component="span" size="sm" c="dimmed">
      <Trans>{years} учебный год, часов в неделю</Trans>
    </Text>
  )
}

function OtherView({ of: { title, component: View }, year }: { of: RupView; year: Year }) {
  const { i18n } = useLingui()
  return (
    <PageFrame title={i18n._(title)} subtitle={<YearLine of={year} />}>
      <View yearId={year.id} />
    </PageFrame>
  )
}

const shown = [readRup, readApproval]

function PlanOfYear({ year }: { year: Year | null | undefined }) {
  const imported = useImportState()
  const mayImport = useAllowed(importRup.stage)
  const { refresh } = useActions(shown)
  useLivePlan(year?.id ?? null, shown)
  if (imported.isOpen && mayImport)
    return <ImportWizard of={importRup} state={imported} onDone={() => void refresh()} />
  return (
    <PageFrame
      title={<Trans>Рабочий учебный план</Trans>}
      subtitle={
        year && (
          <Group gap="sm">
            <YearLine of={year} />
            <ApprovalLine yearId={year.id} />
          </Group>
        )
      }
      actions={year ? <RupActions yearId={year.id} /> : null}
    >
      <PlanView yearId={year?.id ?? null} />
    </PageFrame>
  )
}
