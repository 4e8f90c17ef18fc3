import { paperHead } from '#areas/media/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportClassReport, printClassReport, type ClassReport } from '../contract/reports.ts'
import { classReportBook } from './class-report-book.ts'
import { classReportPaper } from './class-report-paper.ts'
import { reportOfClass } from './class-report.ts'

const fileName = (report: ClassReport, today: string) =>
  [t`Отчёт классного руководителя ${report.class.title}`, report.period?.title, displayDate(today)]
    .filter(Boolean)
    .join(', ')

const taken = (accountId: number, classId: number, { period, students }: ClassReport) => ({
  subject: 'platform.export',
  id: accountId,
  after: { list: 'class-report', class_id: classId, period: period?.key, rows: students.length },
})

export const exportClassReportHandler = handle(exportClassReport, async ({ params, query, record, ...call }) => {
  const report = await reportOfClass(call, params.id, query.period)
  if (!report) throw notFound()
  await record(taken(call.caller.accountId, params.id, report))
  return { name: `${fileName(report, call.today)}.xlsx`, bytes: await classReportBook(report) }
})

export const printClassReportHandler = handle(printClassReport, async ({ params, query, record, context, ...call }) => {
  const report = await reportOfClass(call, params.id, query.period)
  if (!report) throw notFound()
  await record(taken(call.caller.accountId, params.id, report))
  return {
    name: `${fileName(report, call.today)}.pdf`,
    bytes: await classReportPaper(report, await paperHead(context)),
  }
})
