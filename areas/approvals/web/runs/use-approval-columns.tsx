import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { ApprovalRow, Section } from '../../contract/runs.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { RowFacts, RowState } from './row-parts.tsx'

/** Columns of «На мне», by its section. */
export function useApprovalColumns(section: Section): Column<ApprovalRow>[] {
  const { t } = useLingui()
  return [
    {
      key: 'title',
      title: t`О чём`,
      sort: 'title',
      render: (row) => (
        <>
          <RowLink id={row.id}>{row.title}</RowLink>
          <RowFacts row={row} />
        </>
      ),
    },
    {
      key: 'author',
      title: t`Кто отправил`,
      sort: 'started',
      width: 180,
      group: ({ author }) => author.name,
      render: ({ author, started_at }) => (
        <>
          {author.name}
          <Text size="xs" c="dimmed">
            {displayMoment(started_at)}
          </Text>
        </>
      ),
    },
    {
      key: 'step',
      title: t`Шаг и срок`,
      sort: 'due',
      width: 230,
      render: (row) => <RowState row={row} section={section} />,
    },
    {
      key: 'action',
      title: t`Решение`,
      width: 270,
      render: (row) => <DecisionButtons run={row} mine={row.mine} link={row.link} />,
    },
  ]
}
