import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '#platform/web/ui/index.ts'
import type { ApprovalRow, Section } from '../../contract/runs.ts'
import { DueBadge, RunBadge } from './approval-track.tsx'

/** What the subject is, in a line: its kind, and a few facts. */
export function RowFacts({ row: { kind_title, facts, mine } }: { row: ApprovalRow }) {
  const { t } = useLingui()
  const words = [kind_title, ...facts.map(({ title, value }) => `${title}: ${value}`)]
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      {words.join(' · ')}
      {mine.on_behalf_of.length === 0 ? null : ` · ${t`и. о., замещаете: ${mine.on_behalf_of.join(', ')}`}`}
    </Text>
  )
}

/** Where it stands: the step with its term and who is next, or how it has ended. */
export function RowState({
  row: { state, step, due_on, next, remark },
  section,
}: {
  row: ApprovalRow
  section: Section
}) {
  if (state !== 'running')
    return (
      <>
        <RunBadge state={state} />
        {remark === null ? null : (
          <Text size="xs" c="dimmed" lineClamp={3}>
            {remark}
          </Text>
        )}
      </>
    )
  return (
    <>
      <Group gap={6}>
        <Text size="sm" component="span">
          {step}
        </Text>
        {due_on === null ? null : <DueBadge due={due_on} />}
      </Group>
      {section === 'decide' ? null : (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {next.length === 0 ? <Trans>Некому решать</Trans> : <Trans>Сейчас у: {next.join(', ')}</Trans>}
        </Text>
      )}
    </>
  )
}
