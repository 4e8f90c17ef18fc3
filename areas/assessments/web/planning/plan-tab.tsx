import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { readGroupWorks, type GroupWorks, type PlannedWork } from '../../contract/planning.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'
import { RequestDialog } from './request-dialog.tsx'
import { RequestsList } from './requests-list.tsx'
import { WorkDialog } from './work-dialog.tsx'
import { WorksTable } from './works-table.tsx'

type Quarter = GroupWorks['quarters'][number]
type Open = { do: 'change'; work: PlannedWork } | { do: 'ask'; quarter: Quarter; work: PlannedWork | null }

/** «СОР и СОЧ» of a journal: works of the group by quarters, their lessons, and what is asked for beside the template. */
export function PlanTab({ groupId }: { groupId: number }) {
  const plan = useQuery(query(readGroupWorks, { params: { id: String(groupId) } }))
  return <Answer of={plan}>{(shown) => <Plan plan={shown} />}</Answer>
}

function Plan({ plan }: { plan: GroupWorks }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Stack gap="md">
      {plan.has_works ? null : (
        <Text c="dimmed">
          <Trans>По этому предмету СОР и СОЧ не пишут</Trans>
        </Text>
      )}
      <RequestsList plan={plan} />
      {plan.has_works
        ? plan.quarters.map((quarter) => (
            <QuarterPanel
              key={quarter.id}
              plan={plan}
              quarter={quarter}
              onChange={(work) => setOpen({ do: 'change', work })}
              onAsk={(work) => setOpen({ do: 'ask', quarter, work })}
            />
          ))
        : null}
      {open?.do === 'change' ? <WorkDialog groupId={plan.group.id} workId={open.work.id} onClose={close} /> : null}
      {open?.do === 'ask' ? (
        <RequestDialog plan={plan} quarter={open.quarter} work={open.work} onClose={close} />
      ) : null}
    </Stack>
  )
}

interface QuarterProps {
  plan: GroupWorks
  quarter: Quarter
  onChange: (work: PlannedWork) => void
  onAsk: (work: PlannedWork | null) => void
}
function QuarterPanel({ plan, quarter, onChange, onAsk }: QuarterProps) {
  const { t } = useLingui()
  const works = plan.works.filter(({ quarter_id }) => quarter_id === quarter.id)
  const isOpen = plan.may_plan && !quarter.is_closed
  const asked =
    quarter.asked &&
    plannedWorksText({ sor_min: quarter.asked.sor, sor_max: quarter.asked.sor, soch_groups: quarter.asked.soch })
  return (
    <Panel>
      <PanelHead
        order={2}
        title={quarter.title}
        mb="xs"
        beside={
          <Text size="sm" c="dimmed">
            {quarter.is_closed ? t`закрыта` : asked ? t`по плану: ${asked}` : null}
          </Text>
        }
      >
        {isOpen ? (
          <Button size="compact-sm" variant="default" onClick={() => onAsk(null)}>
            {plan.may_decide ? <Trans>Добавить работу</Trans> : <Trans>Нужна ещё работа</Trans>}
          </Button>
        ) : null}
      </PanelHead>
      {works.length === 0 ? (
        <Group>
          <Text c="dimmed">
            <Trans>Работ в этой четверти нет</Trans>
          </Text>
        </Group>
      ) : (
        <WorksTable
          label={quarter.title}
          works={works}
          isOpen={isOpen}
          isAtOnce={plan.may_decide}
          onChange={onChange}
          onRemove={onAsk}
        />
      )}
    </Panel>
  )
}
