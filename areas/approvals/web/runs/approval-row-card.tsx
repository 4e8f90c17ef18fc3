import { displayMoment } from '#platform/web/format/moment.ts'
import { RowLink } from '#platform/web/list/index.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import type { ApprovalRow, Section } from '../../contract/runs.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { RowFacts, RowState } from './row-parts.tsx'

/** A row of «На мне» on a phone. */
export const ApprovalRowCard = ({ row, section }: { row: ApprovalRow; section: Section }) => (
  <Stack gap={4}>
    <RowLink id={row.id}>{row.title}</RowLink>
    <RowFacts row={row} />
    <Text size="xs" c="dimmed">
      {row.author.name}, {displayMoment(row.started_at)}
    </Text>
    <RowState row={row} section={section} />
    <DecisionButtons run={row} mine={row.mine} link={row.link} />
  </Stack>
)
