import { Trans, useLingui } from '@lingui/react/macro'
import { Empty, LinkAnchor, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { groupColumns, groupName, workColumns, writtenWorks } from '../contract/teacher-columns.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { PendingNote } from '#areas/summary-sheet/web/index.ts'
import { columnsShown, ReportTable } from './report-table.tsx'

/** The report of a subject teacher on the screen. */
export function TeacherReportView({ report }: { report: TeacherReport }) {
  const { t } = useLingui()
  const { groups, total } = report
  if (groups.length === 0)
    return (
      <Panel>
        <Empty title={<Trans>Групп за этот период нет</Trans>} hint={<Trans>Выберите другой период.</Trans>} />
      </Panel>
    )
  const works = writtenWorks(report)
  return (
    <Stack gap="md">
      <PendingNote pending={report.pending} />
      <ReportTable
        title={t`Группы`}
        rows={groups}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t`Группа`,
            of: (group) => (
              <LinkAnchor to="/journal" search={{ group: String(group.id), tab: 'results' }} size="sm">
                {groupName(group)}
                {group.period_title === null ? '' : ` (${group.period_title})`}
              </LinkAnchor>
            ),
          },
          ...columnsShown(groupColumns),
        ]}
      >
        <Text size="sm" c="dimmed" mt="xs">
          <Trans>
            По всем группам с отметками: успеваемость {displayPercent(total.progress)}, качество{' '}
            {displayPercent(total.quality)}, СОУ {displayPercent(total.degree)}, средний балл{' '}
            {displayNumber(total.average)}
          </Trans>
        </Text>
      </ReportTable>
      {works.length === 0 ? null : (
        <ReportTable
          title={t`СОР и СОЧ`}
          rows={works}
          keyOf={({ group, work }) => `${group.id} ${work.kind} ${work.number} ${work.title}`}
          columns={columnsShown(workColumns)}
        />
      )}
    </Stack>
  )
}
