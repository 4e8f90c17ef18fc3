import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { FactList, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import type { ClassReport } from '../contract/reports.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { reasonText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { studentGroupTitles } from '#areas/summary-sheet/rules/student-groups.ts'
import { Indicators, PendingNote } from '#areas/summary-sheet/web/index.ts'
import { gradeColumns } from './grade-columns.tsx'
import { ReportTable } from './report-table.tsx'

const named = (people: ClassReport['movement']['arrived']) =>
  people.length === 0
    ? '0'
    : `${people.length}: ${people.map(({ full_name, date }) => `${full_name} (${displayDate(date)})`).join(', ')}`

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
              { title: t`Прибыло`, value: named(movement.arrived) },
              { title: t`Выбыло`, value: named(movement.left) },
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
          { title: t`Группа`, of: ({ group }) => studentGroupTitles[group] },
          { title: t`Учеников`, isNumber: true, of: ({ students: own }) => own.length },
          {
            title: t`Кто`,
            of: ({ students: own }) => own.map((student) => <div key={student.id}>{reasonText(student)}</div>),
          },
        ]}
      />
      <ReportTable
        title={t`Предметы`}
        rows={courses}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t`Предмет`,
            of: ({ title, period_title }) => (period_title === null ? title : `${title} (${period_title})`),
          },
          { title: t`Учитель`, of: ({ teachers }) => teachers.join(', ') },
          ...gradeColumns<ClassReport['courses'][number]>(),
        ]}
      />
      <ReportTable
        title={t`Ученики`}
        rows={students}
        keyOf={({ id }) => id}
        columns={[
          { title: t`Ученик`, of: ({ full_name }) => full_name },
          { title: t`Средний балл`, isNumber: true, of: ({ average }) => displayNumber(average) },
          { title: t`Пропущено`, isNumber: true, of: (student) => student.misses.total },
          { title: t`по болезни`, isNumber: true, of: (student) => student.misses.illness },
          { title: t`по уважительной`, isNumber: true, of: (student) => student.misses.excused },
          { title: t`без причины`, isNumber: true, of: (student) => student.misses.unexcused },
          { title: t`по другой`, isNumber: true, of: (student) => student.misses.other },
          { title: t`Опозданий`, isNumber: true, of: (student) => student.misses.late },
        ]}
      />
      {students.length === 0 ? (
        <Text c="dimmed">
          <Trans>В классе пока нет учеников.</Trans>
        </Text>
      ) : null}
    </Stack>
  )
}
