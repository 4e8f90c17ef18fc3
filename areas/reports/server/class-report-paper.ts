import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { ClassReport } from '../contract/reports.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { pendingText, reasonText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { studentGroupTitles } from '#areas/summary-sheet/rules/student-groups.ts'
import { centred, indicatorTitles, markColumns, resultCells } from './paper-cells.ts'
import { basisLine } from '../rules/last-change.ts'
import { periodLine } from './period-line.ts'

const groupsTable = ({ groups }: ClassReport): PaperTable => ({
  columns: [{ title: t`Группа`, share: 4 }, centred(t`Учеников`, 3), { title: t`Кто`, share: 14 }],
  rows: groups.map(({ group, students }) => [
    studentGroupTitles[group],
    String(students.length),
    students.map(reasonText).join('; '),
  ]),
})

const coursesTable = ({ courses }: ClassReport): PaperTable => ({
  isDense: true,
  columns: [
    { title: t`Предмет`, share: 7 },
    { title: t`Учитель`, share: 6 },
    ...markColumns(1.7),
    ...indicatorTitles().map((title) => centred(title, 2.7)),
  ],
  rows: courses.map((course) => [course.title, course.teachers.join(', '), ...resultCells(course)]),
})

const studentsTable = ({ students }: ClassReport): PaperTable => ({
  isDense: true,
  columns: [
    centred('№', 1),
    { title: t`Ученик`, share: 8 },
    ...[t`Средний балл`, t`Пропущено`, t`по болезни`, t`по уваж.`, t`без причины`, t`по другой`, t`Опозданий`].map(
      (title) => centred(title, 2.4),
    ),
  ],
  rows: students.map(({ full_name, average, misses }, index) => [
    String(index + 1),
    full_name,
    displayNumber(average),
    ...[misses.total, misses.illness, misses.excused, misses.unexcused, misses.other, misses.late].map(String),
  ]),
})

const named = (people: ClassReport['movement']['arrived']) =>
  people.length === 0
    ? '0'
    : `${people.length} (${people.map(({ full_name, date }) => `${full_name}, ${displayDate(date)}`).join('; ')})`

/** The report of a class teacher on A4. */
export const classReportPaper = (report: ClassReport, head: PaperHead, moment: (at: string) => string) =>
  writePaper(
    {
      head,
      title: t`Отчёт классного руководителя: ${report.class.title} класс`,
      subtitle: periodLine(report.period, report.class.year),
    },
    ({ text, table }) => {
      const { movement, summary, misses } = report
      text(t`Классный руководитель: ${report.class.class_teacher ?? t`не назначен`}`)
      text(
        t`На начало: ${movement.at_start} · прибыло: ${named(movement.arrived)} · выбыло: ${named(
          movement.left,
        )} · на конец: ${movement.at_end}`,
      )
      text(
        t`Успеваемость ${displayPercent(summary.progress)} · качество ${displayPercent(summary.quality)} · СОУ ${displayPercent(
          summary.degree,
        )} · средний балл ${displayNumber(summary.average)}`,
      )
      const warning = pendingText(report.pending)
      if (warning) text(warning)
      const basis = basisLine(report, moment)
      if (basis) text(basis)
      table(groupsTable(report))
      table(coursesTable(report))
      text(
        t`Пропущено уроков: ${misses.total}, из них по болезни ${misses.illness}, по уважительной причине ${misses.excused}, без причины ${misses.unexcused}, по другой причине ${misses.other}. Опозданий: ${misses.late}`,
      )
      table(studentsTable(report))
      text(t`Классный руководитель ____________________`)
    },
  )
