import { paperHead } from '#areas/media/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportTeacherReport, printTeacherReport, type TeacherReport } from '../contract/reports.ts'
import { teacherReportBook } from './teacher-report-book.ts'
import { teacherReportPaper } from './teacher-report-paper.ts'
import { reportOfTeacher } from './teacher-report.ts'

const fileName = (report: TeacherReport, today: string) =>
  [t`Отчёт учителя ${report.teacher.full_name}`, report.period?.title, displayDate(today)].filter(Boolean).join(', ')

const taken = (accountId: number, { teacher, period, groups }: TeacherReport) => ({
  subject: 'platform.export',
  id: accountId,
  after: { list: 'teacher-report', teacher_id: teacher.id, period: period?.key, rows: groups.length },
})

export const exportTeacherReportHandler = handle(
  exportTeacherReport,
  async ({ params, query, record, context, ...call }) => {
    const report = await reportOfTeacher({ ...call, time: context.clock.timeOfDay() }, params.id, query)
    if (!report) throw notFound()
    await record(taken(call.caller.accountId, report))
    return { name: `${fileName(report, call.today)}.xlsx`, bytes: await teacherReportBook(report) }
  },
)

export const printTeacherReportHandler = handle(
  printTeacherReport,
  async ({ params, query, record, context, ...call }) => {
    const report = await reportOfTeacher({ ...call, time: context.clock.timeOfDay() }, params.id, query)
    if (!report) throw notFound()
    await record(taken(call.caller.accountId, report))
    return {
      name: `${fileName(report, call.today)}.pdf`,
      bytes: await teacherReportPaper(report, await paperHead(context)),
    }
  },
)
