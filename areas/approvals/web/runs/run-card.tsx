import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Button, FactList, LinkAnchor, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { readApproval, reassignApproval, type Run, type RunStep, type StepDecider } from '../../contract/runs.ts'
import { ApprovalTrack } from './approval-track.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'

/** A run beside the list: what it is about, what may be done, and its way. */
export function RunCard({ id, onDone }: { id: number; onDone: () => void }) {
  const found = useQuery(query(readApproval, { params: { id: String(id) } }))
  return (
    <Answer of={found}>
      {({ run, link, facts, mine }) => (
        <Stack gap="md">
          <Title order={2} size="h4">
            {run.title}
          </Title>
          <FactList facts={facts} />
          {link === null ? (
            <Text size="sm" c="dimmed">
              <Trans>Самой бумаги больше нет или она вам недоступна</Trans>
            </Text>
          ) : (
            <LinkAnchor to={link} size="sm">
              <Trans>Открыть на своей странице</Trans>
            </LinkAnchor>
          )}
          {mine.on_behalf_of.length > 0 ? (
            <Text size="sm">
              <Trans>Вы решаете как и. о., замещаете: {mine.on_behalf_of.join(', ')}</Trans>
            </Text>
          ) : null}
          <DecisionButtons run={run} mine={mine} link={link} onDone={onDone} />
          <Track run={run} />
        </Stack>
      )}
    </Answer>
  )
}

/** With the right to name another who decides. */
function Track({ run }: { run: Run }) {
  const { t } = useLingui()
  const [naming, name] = useState<{ step: RunStep; decider: StepDecider | null } | null>(null)
  const mayReassign = useAllowed(reassignApproval)
  return (
    <>
      <ApprovalTrack
        run={run}
        tools={(step, decider) =>
          mayReassign && step.state === 'open' ? (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={
                decider === null ? t`Назначить решающего: ${step.title}` : t`Другой вместо: ${decider.person.name}`
              }
              onClick={() => name({ step, decider })}
            >
              {decider === null ? <Trans>Назначить</Trans> : <Trans>Другой</Trans>}
            </Button>
          ) : null
        }
      />
      {naming === null ? null : <ReassignDialog runId={run.id} {...naming} onClose={() => name(null)} />}
    </>
  )
}
