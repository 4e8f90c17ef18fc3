import { sql } from 'kysely'
import { remembered } from '#platform/server/conditional/remembered.ts'
import { handle } from '#platform/server/handle.ts'
import { readViewReport } from '../../contract/report.ts'
import { viewMonths } from '../forget-views.ts'
import { isOfAudience } from './audience.ts'
import { viewsOf } from './count-views.ts'
import { lastDays } from './date-range.ts'
import { reportOfViews } from './report-of-views.ts'

export const readViewReportHandler = handle(readViewReport, async ({ query, db, today, context }) => {
  const range = lastDays(query.days, today, context.clock.timeZone)
  const accounts = sql<{ ids: number[] }>`
    select coalesce(array_agg(a.id), '{}') as ids from access.account a left join people.person p on p.admin_user_id = a.id
    where ${isOfAudience(query.audience, today)}`
  const roles = sql<{ title: string; accounts: number[] }>`
    select r.title, array_agg(ar.account_id) as accounts
    from access.account_role ar join access.role r on r.id = ar.role_id group by r.id`
  // asked together, their versions are read once
  const [[asked], held] = await Promise.all([remembered(db, accounts), remembered(db, roles)])
  const report = reportOfViews(await viewsOf(db, range), asked?.ids ?? [], held, range)
  return { from: range.from, to: range.to, kept_months: await viewMonths(db), ...report }
})
