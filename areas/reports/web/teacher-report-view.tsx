import { Trans, useLingui } from '@lingui/react/macro'
import { Empty, LinkAnchor, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { workName } from '#areas/summary-sheet/rules/sheet-words.ts'
import { PendingNote } from '#areas/summary-sheet/web/index.ts'
import { gradeColumns } from './grade-columns.tsx'
import { ReportTable } from './report-table.tsx'

type Group = TeacherReport['groups'][number]
const groupName = ({ title, course }: Group) => (title.includes(course) ? title : `${course}, ${title}`)

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
  const works = groups.flatMap((group) => group.works.map((work) => ({ group, work })))
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
          { title: t`Учеников`, isNumber: true, of: ({ students }) => students },
          ...gradeColumns<Group>(),
          { title: t`Уроков по плану`, isNumber: true, of: ({ lessons }) => lessons.planned },
          { title: t`Проведено`, isNumber: true, of: ({ lessons }) => lessons.held },
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
          columns={[
            { title: t`Группа`, of: ({ group }) => groupName(group) },
            { title: t`Работа`, of: ({ work }) => workName(work) },
            { title: t`Максимум`, isNumber: true, of: ({ work }) => work.maximum },
            { title: t`Писали`, isNumber: true, of: ({ group, work }) => t`${work.written} из ${group.students}` },
            { title: t`Низкий, 0–39 %`, isNumber: true, of: ({ work }) => work.low },
            { title: t`Средний, 40–84 %`, isNumber: true, of: ({ work }) => work.middle },
            { title: t`Высокий, 85–100 %`, isNumber: true, of: ({ work }) => work.high },
            { title: t`Средний процент`, isNumber: true, of: ({ work }) => displayNumber(work.average) },
          ]}
        />
      )}
    </Stack>
  )
}
