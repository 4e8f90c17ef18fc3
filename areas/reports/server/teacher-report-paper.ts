import { t } from '#platform/contract/text.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { numberText, pendingText, percentText, workName } from '#areas/summary-sheet/rules/sheet-words.ts'
import { periodLine } from './period-line.ts'

const centred = (title: string, share = 2) => ({ title, share, align: 'center' as const })

const groupsTable = ({ groups }: TeacherReport): PaperTable => ({
  columns: [
    { title: t`Предмет`, share: 6 },
    { title: t`Группа`, share: 4 },
    centred(t`Уч-ся`),
    ...['5', '4', '3', '2', t`н/а`].map((title) => centred(title, 1.4)),
    ...[t`Усп., %`, t`Кач., %`, t`СОУ, %`, t`Средний`, t`План, ч`, t`Факт, ч`].map((title) => centred(title, 2.2)),
  ],
  rows: groups.map(({ course, title, students, type, summary, lessons }) => {
    const { counts } = summary
    const marks =
      type === 'passfail'
        ? [t`зч ${counts.passed}`, '', '', t`нз ${counts.failed}`]
        : [counts.n5, counts.n4, counts.n3, counts.n2].map(String)
    const results =
      type === null ? Array.from({ length: 9 }, () => '—') : [...marks, String(counts.na), ...percentsOf(summary)]
    return [course, title, String(students), ...results, String(lessons.planned), String(lessons.held)]
  }),
})
const percentsOf = ({ progress, quality, degree, average }: TeacherReport['total']) =>
  [progress, quality, degree, average].map(numberText)

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
      numberText(work.average),
    ]),
  ),
})

/** The report of a subject teacher on A4, landscape. */
export const teacherReportPaper = (report: TeacherReport, head: PaperHead) =>
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
      table(groupsTable(report))
      text(
        t`По всем группам с отметками: успеваемость ${percentText(total.progress)} · качество ${percentText(
          total.quality,
        )} · СОУ ${percentText(total.degree)} · средний балл ${numberText(total.average)}`,
      )
      if (report.groups.some(({ works }) => works.length > 0)) table(worksTable(report))
      text(t`Учитель ____________________        Заместитель директора ____________________`)
    },
  )
