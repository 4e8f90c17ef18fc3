import { Trans, useLingui } from '@lingui/react/macro'
import { FactList, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { courseColumns, groupColumns, movedText, studentColumns } from '../contract/class-columns.ts'
import type { ClassReport } from '../contract/reports.ts'
import { reasonText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { Indicators, PendingNote } from '#areas/summary-sheet/web/index.ts'
import { columnsShown, ReportTable } from './report-table.tsx'

/** The report of a class teacher on the screen. */
export function ClassReportView({ report }: { report: ClassReport }) {
  const { t } = useLingui()
  const { movement, misses, groups, courses, students } = report
  return (
    <Stack gap="md">
      <Panel>
        <Stack gap="md">
          <Indicators summary={report.summary} students={report.students.length} />
          <PendingNote pending={report.pending} />
          <FactList
            facts={[
              { title: t`На начало`, value: String(movement.at_start) },
              { title: t`Прибыло`, value: movedText(movement.arrived) },
              { title: t`Выбыло`, value: movedText(movement.left) },
              { title: t`На конец`, value: String(movement.at_end) },
              {
                title: t`Пропущено уроков`,
                value: t`${misses.total}: по болезни ${misses.illness}, по уважительной причине ${misses.excused}, без причины ${misses.unexcused}, по другой ${misses.other}`,
              },
              { title: t`Опозданий`, value: String(misses.late) },
            ]}
          />
        </Stack>
      </Panel>
      <ReportTable
        title={t`Ученики по группам`}
        rows={groups}
        keyOf={({ group }) => group}
        columns={[
          ...columnsShown(groupColumns),
          {
            title: t`Кто`,
            of: ({ students: own }) => own.map((student) => <div key={student.id}>{reasonText(student)}</div>),
          },
        ]}
      />
      <ReportTable title={t`Предметы`} rows={courses} keyOf={({ id }) => id} columns={columnsShown(courseColumns)} />
      <ReportTable title={t`Ученики`} rows={students} keyOf={({ id }) => id} columns={columnsShown(studentColumns)} />
      {students.length === 0 ? (
        <Text c="dimmed">
          <Trans>В классе пока нет учеников.</Trans>
        </Text>
      ) : null}
    </Stack>
  )
}
