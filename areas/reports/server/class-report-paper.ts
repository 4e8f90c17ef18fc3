import { t } from '#platform/contract/text.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { courseColumns, groupColumns, movedText, studentColumns } from '../contract/class-columns.ts'
import type { ClassReport } from '../contract/reports.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { pendingText, reasonText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { centred, paperCells, paperColumns } from './paper-cells.ts'
import { basisLine } from '../rules/last-change.ts'
import { periodLine } from './period-line.ts'

const groupsTable = ({ groups }: ClassReport): PaperTable => ({
  columns: [...paperColumns(groupColumns), { title: t`Кто`, share: 14 }],
  rows: groups.map((group) => [...paperCells(groupColumns, group), group.students.map(reasonText).join('; ')]),
})

const coursesTable = ({ courses }: ClassReport): PaperTable => ({
  isDense: true,
  columns: paperColumns(courseColumns),
  rows: courses.map((course) => paperCells(courseColumns, course)),
})

const studentsTable = ({ students }: ClassReport): PaperTable => ({
  isDense: true,
  columns: [centred('№', 1), ...paperColumns(studentColumns)],
  rows: students.map((student, index) => [String(index + 1), ...paperCells(studentColumns, student)]),
})

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
        t`На начало: ${movement.at_start} · прибыло: ${movedText(movement.arrived)} · выбыло: ${movedText(
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
