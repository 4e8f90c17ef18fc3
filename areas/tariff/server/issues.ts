import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { dayOfBoard } from '#areas/workload/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { QualificationSource } from '#platform/server/qualifications.ts'
import { refuse } from '#platform/server/refusal.ts'
import { compareTariffs, issueTariff, listIssues, readIssue } from '../contract/tariff.ts'
import { compareTariffRows } from '../rules/compare-tariffs.ts'
import { tariffSums } from '../rules/tariff-sums.ts'
import { findIssuesOfYear, readIssueRow } from './issue-rows.ts'
import { readableTo } from './readable-to.ts'
import { requireWhole } from './require-whole.ts'
import { setNotebookCoursesHandler } from './notebook-courses.ts'
import { readTariffRows } from './tariff-rows.ts'

/** The year that holds the day. @throws 422 */
async function yearOf(db: Database, date: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from calendar.study_year where ${date}::date between date_start and date_end`.execute(db)
  const [year] = rows
  if (!year) throw refuse('date', msg`${displayDate(date)} не входит ни в один учебный год`)
  return year.id
}

export const listIssuesHandler = handle(listIssues, async ({ query, caller, db, today }) => ({
  items: await findIssuesOfYear({ db, caller, today }, query.year_id ?? currentYearId(today)),
}))

export const readIssueHandler = handle(readIssue, ({ params, caller, db, today }) =>
  readIssueRow({ db, caller, today }, params.id),
)

const issueTariffWith = (sources: readonly QualificationSource[]) =>
  handle(issueTariff, async ({ body, caller, db, today, record }) => {
    requireWhole(caller)
    const year_id = await yearOf(db, body.date)
    const day = await dayOfBoard(db, { year_id, date: body.date }, today)
    const list = await readTariffRows({ db, among: readableTo(caller, today), sources }, day)
    const { rows } = await sql<{ id: number }>`
      insert into tariff.issue (year_id, as_of, made_by, remark, contents)
      values (${year_id}, ${body.date}, ${caller.personId}, ${body.remark ?? null}, ${JSON.stringify(list)}::jsonb)
      returning id`.execute(db)
    const id = rows[0]?.id ?? 0
    const { rows: _rows, base_salary: _base, ...issue } = await readIssueRow({ db, caller, today }, id)
    const { teachers, hours } = issue.sums
    await record({ subject: 'tariff.issue', id, after: { as_of: issue.as_of, remark: issue.remark, teachers, hours } })
    return issue
  })

const compareTariffsWith = (sources: readonly QualificationSource[]) =>
  handle(compareTariffs, async ({ params, query, caller, db, today }) => {
    const before = await readIssueRow({ db, caller, today }, params.id)
    const readDay = async () => {
      const day = await dayOfBoard(db, { year_id: await yearOf(db, before.as_of), date: query.date }, today)
      return { as_of: day.date, ...(await readTariffRows({ db, among: readableTo(caller, today), sources }, day)) }
    }
    const after =
      query.with_id === undefined ? await readDay() : await readIssueRow({ db, caller, today }, query.with_id)
    return {
      before: before.as_of,
      after: after.as_of,
      items: compareTariffRows(before.rows, after.rows),
      hours: { before: before.sums.hours, after: tariffSums(after.rows).hours },
    }
  })

export const issueHandlersWith = (sources: readonly QualificationSource[]) => [
  listIssuesHandler,
  readIssueHandler,
  issueTariffWith(sources),
  compareTariffsWith(sources),
  setNotebookCoursesHandler,
]
