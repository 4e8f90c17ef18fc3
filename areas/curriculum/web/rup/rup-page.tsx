import { Trans } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ImportWizard, useImportState } from '#platform/web/import/index.ts'
import { Group, PageFrame, Text, useUrlState } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readApproval } from '../../contract/rup-approval.ts'
import { comparePlan } from '../../contract/rup-compare.ts'
import { importRup, importStandards } from '../../contract/rup-import.ts'
import { readRup } from '../../contract/rup.ts'
import { listStandards } from '../../contract/standards.ts'
import { RupAddress } from './address.ts'
import { ApprovalLine } from './approval/approval-line.tsx'
import { ComparisonView } from './compare/comparison-view.tsx'
import { PlanView } from './plan-view.tsx'
import { RupActions } from './rup-actions.tsx'
import { StandardsView } from './standards/standards-view.tsx'
import { useLivePlan } from './use-live-plan.ts'

/** `/managing/rup`: the school's plan of the year, courses × parallels; beside it what it is compared with. */
export function RupPage() {
  const { year } = useStudyYear()
  const [{ view }] = useUrlState(RupAddress)
  const imported = useImportState()
  const mayImport = useAllowed(importRup.stage)
  const { refresh } = useActions([readRup, readApproval, comparePlan, listStandards])
  useLivePlan(year?.id ?? null)
  if (imported.isOpen && mayImport)
    return (
      <ImportWizard
        of={view === 'standards' ? importStandards : importRup}
        state={imported}
        onDone={() => void refresh()}
      />
    )
  const years = year && `${year.date_start.slice(0, 4)}–${year.date_end.slice(0, 4)}`
  return (
    <PageFrame
      title={
        view === 'compare' ? (
          <Trans>Сравнение учебных планов</Trans>
        ) : view === 'standards' ? (
          <Trans>Типовые учебные планы</Trans>
        ) : (
          <Trans>Рабочий учебный план</Trans>
        )
      }
      subtitle={
        year && (
          <Group gap="sm">
            <Text component="span" size="sm" c="dimmed">
              <Trans>{years} учебный год, часов в неделю</Trans>
            </Text>
            {view === undefined ? <ApprovalLine yearId={year.id} /> : null}
          </Group>
        )
      }
      actions={year && view === undefined ? <RupActions yearId={year.id} /> : null}
    >
      {year && view === 'compare' ? (
        <ComparisonView yearId={year.id} />
      ) : year && view === 'standards' ? (
        <StandardsView yearId={year.id} />
      ) : (
        <PlanView yearId={year?.id ?? null} />
      )}
    </PageFrame>
  )
}
