import { t } from '#platform/contract/text.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { groupColumns, workColumns, writtenWorks, type WrittenWork } from '../contract/teacher-columns.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { pendingText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { paperCells, paperColumns } from './paper-cells.ts'
import { basisLine } from '../rules/last-change.ts'
import { periodLine } from './period-line.ts'

const groupsTable = ({ groups }: TeacherReport): PaperTable => ({
  columns: [{ title: t`Предмет`, share: 6 }, { title: t`Группа`, share: 4 }, ...paperColumns(groupColumns)],
  rows: groups.map((group) => [group.course, group.title, ...paperCells(groupColumns, group)]),
})

const worksTable = (works: readonly WrittenWork[]): PaperTable => ({
  columns: paperColumns(workColumns),
  rows: works.map((written) => paperCells(workColumns, written)),
})

/** The report of a subject teacher on A4, landscape. */
export const teacherReportPaper = (report: TeacherReport, head: PaperHead, moment: (at: string) => string) =>
  writePaper(
    {
      head,
      title: t`Отчёт учителя-предметника`,
      subtitle: `${report.teacher.full_name} · ${periodLine(report.period, report.teacher.year)}`,
      isLandscape: true,
    },
    ({ text, table }) => {
      const { total } = report
      const warning = pendingText(report.pending)
      if (warning) text(warning)
      const basis = basisLine(report, moment)
      if (basis) text(basis)
      table(groupsTable(report))
      text(
        t`По всем группам с отметками: успеваемость ${displayPercent(total.progress)} · качество ${displayPercent(
          total.quality,
        )} · СОУ ${displayPercent(total.degree)} · средний балл ${displayNumber(total.average)}`,
      )
      const works = writtenWorks(report)
      if (works.length > 0) table(worksTable(works))
      text(t`Учитель ____________________        Заместитель директора ____________________`)
    },
  )
