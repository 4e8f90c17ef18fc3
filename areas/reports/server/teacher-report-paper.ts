import { t } from '#platform/contract/text.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { pendingText, workName } from '#areas/summary-sheet/rules/sheet-words.ts'
import { centred, indicatorTitles, markColumns, resultCells } from './paper-cells.ts'
import { basisLine } from '../rules/last-change.ts'
import { periodLine } from './period-line.ts'

const groupsTable = ({ groups }: TeacherReport): PaperTable => ({
  columns: [
    { title: t`Предмет`, share: 6 },
    { title: t`Группа`, share: 4 },
    centred(t`Уч-ся`),
    ...markColumns(1.4),
    ...[...indicatorTitles(), t`План, ч`, t`Факт, ч`].map((title) => centred(title, 2.2)),
  ],
  rows: groups.map((group) => {
    const { course, title, students, lessons } = group
    return [course, title, String(students), ...resultCells(group), String(lessons.planned), String(lessons.held)]
  }),
})

const worksTable = ({ groups }: TeacherReport): PaperTable => ({
  columns: [
    { title: t`Группа`, share: 6 },
    { title: t`Работа`, share: 8 },
    ...[t`Макс.`, t`Уч-ся`, t`Писали`, '0–39 %', '40–84 %', '85–100 %', t`Средний %`].map((title) =>
      centred(title, 2.2),
    ),
  ],
  rows: groups.flatMap(({ course, title, students, works }) =>
    works.map((work) => [
      `${course}, ${title}`,
      workName(work),
      ...[work.maximum, students, work.written, work.low, work.middle, work.high].map(String),
      displayNumber(work.average),
    ]),
  ),
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
      if (report.groups.some(({ works }) => works.length > 0)) table(worksTable(report))
      text(t`Учитель ____________________        Заместитель директора ____________________`)
    },
  )
