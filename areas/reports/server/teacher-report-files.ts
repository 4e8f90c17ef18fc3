import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { exportTeacherReport, printTeacherReport, type TeacherReport } from '../contract/reports.ts'
import { reportBook, reportPaper, type ReportFiles } from './report-files.ts'
import { teacherReportBook } from './teacher-report-book.ts'
import { teacherReportPaper } from './teacher-report-paper.ts'
import { reportOfTeacher } from './teacher-report.ts'

const files: ReportFiles<TeacherReport> = {
  name: ({ teacher }) => t`Отчёт учителя ${teacher.full_name}`,
  taken: ({ teacher, groups }) => ({ list: 'teacher-report', teacher_id: teacher.id, rows: groups.length }),
  book: teacherReportBook,
  paper: teacherReportPaper,
}

export const exportTeacherReportHandler = handle(exportTeacherReport, async ({ params, query, ...call }) => {
  const time = call.context.clock.timeOfDay()
  return reportBook(files, await reportOfTeacher({ ...call, time }, params.id, query), call)
})
export const printTeacherReportHandler = handle(printTeacherReport, async ({ params, query, ...call }) => {
  const time = call.context.clock.timeOfDay()
  return reportPaper(files, await reportOfTeacher({ ...call, time }, params.id, query), call)
})
