import { paperHead } from '#areas/school/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { FileAnswer } from '#platform/contract/file.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Change } from '#platform/server/history.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import { notFound } from '#platform/server/refusal.ts'
import { schoolMoments } from '#platform/server/school-moments.ts'
import type { ClassReport } from '../contract/reports.ts'

/** What a report brings of its own to its files. */
export interface ReportFiles<Report> {
  name: (report: Report) => string
  /** What the history keeps of the taking: which report, of whom, how many rows. */
  taken: (report: Report) => object
  book: (report: Report) => Promise<FileAnswer['bytes']>
  paper: (report: Report, head: PaperHead, moment: (at: string) => string) => Promise<FileAnswer['bytes']>
}
interface Call {
  caller: Caller
  today: string
  record: (...changes: Change[]) => Promise<void>
  context: AppContext
}
type Dated = Pick<ClassReport, 'period'>

/** Notes that the report was taken. @returns the name of its file @throws 404 where there is none for the caller */
async function take<Report extends Dated>(of: ReportFiles<Report>, report: Report | null, call: Call) {
  if (!report) throw notFound()
  const { period } = report
  const after = { ...of.taken(report), period: period?.key }
  await call.record({ subject: 'platform.export', id: call.caller.accountId, after })
  return { report, name: [of.name(report), period?.title, displayDate(call.today)].filter(Boolean).join(', ') }
}

/** The report as an XLSX. @throws 404 */
export async function reportBook<Report extends Dated>(of: ReportFiles<Report>, found: Report | null, call: Call) {
  const { report, name } = await take(of, found, call)
  return { name: `${name}.xlsx`, bytes: await of.book(report) }
}

/** The report on paper. @throws 404 */
export async function reportPaper<Report extends Dated>(of: ReportFiles<Report>, found: Report | null, call: Call) {
  const { report, name } = await take(of, found, call)
  const { text } = schoolMoments(call.context.clock.timeZone)
  const moment = (at: string) => text(new Date(at))
  return { name: `${name}.pdf`, bytes: await of.paper(report, await paperHead(call.context, call.caller), moment) }
}
