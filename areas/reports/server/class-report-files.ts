import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { exportClassReport, printClassReport, type ClassReport } from '../contract/reports.ts'
import { classReportBook } from './class-report-book.ts'
import { classReportPaper } from './class-report-paper.ts'
import { reportOfClass } from './class-report.ts'
import { reportBook, reportPaper, type ReportFiles } from './report-files.ts'

const files: ReportFiles<ClassReport> = {
  name: (report) => t`Отчёт классного руководителя ${report.class.title}`,
  taken: (report) => ({ list: 'class-report', class_id: report.class.id, rows: report.students.length }),
  book: classReportBook,
  paper: classReportPaper,
}

export const exportClassReportHandler = handle(exportClassReport, async ({ params, query, ...call }) =>
  reportBook(files, await reportOfClass(call, params.id, query.period), call),
)
export const printClassReportHandler = handle(printClassReport, async ({ params, query, ...call }) =>
  reportPaper(files, await reportOfClass(call, params.id, query.period), call),
)
