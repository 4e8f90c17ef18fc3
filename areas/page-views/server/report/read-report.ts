import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { readViewReport, type ViewReport } from '../../contract/report.ts'
import { viewMonths } from '../forget-views.ts'
import { isOfAudience } from './audience.ts'
import { dayOfView, isWithin, lastDays } from './date-range.ts'

const maxOrigins = 5

/** The range is read once, and counted at once by day, by account and page, and by where people came from. */
export const readViewReportHandler = handle(readViewReport, async ({ query, db, today, context }) => {
  const range = lastDays(query.days, today, context.clock.timeZone)
  const { rows } = await sql<Omit<ViewReport, 'from' | 'to' | 'kept_months'>>`
    with account as materialized (
      select a.id from access.account a left join people.person p on p.admin_user_id = a.id
      where ${isOfAudience(query.audience, today)}),
    counted as materialized (
      select seen.day, seen.account_id, seen.page_id, seen.from_page_id, count(*)::int as views,
        grouping(seen.day) = 0 as is_day, grouping(seen.from_page_id) = 0 as is_origin
      from (select ${dayOfView(range)} as day, v.account_id, v.page_id, v.from_page_id from page_views.view v
        join account on account.id = v.account_id where ${isWithin(range)}) seen
      group by grouping sets ((seen.day), (seen.account_id, seen.page_id), (seen.page_id, seen.from_page_id))),
    seen as materialized (select account_id, page_id, views from counted where not is_day and not is_origin),
    day as (
      select day.date::date as date, coalesce(counted.views, 0) as views
      from generate_series(${range.from}::date, ${range.to}::date, '1 day') with ordinality day(date, place)
        left join counted on counted.is_day and counted.day = day.place),
    origin as (
      select page_id, from_page_id, views, row_number() over (partition by page_id order by views desc, from_page_id) as place
      from counted where is_origin and from_page_id <> page_id),
    page as (
      select page_id, sum(views)::int as views, count(*)::int as people,
        coalesce((select jsonb_agg(jsonb_build_object('page_id', from_page_id, 'views', origin.views) order by place)
          from origin where origin.page_id = seen.page_id and place <= ${maxOrigins}), '[]') as "from"
      from seen group by page_id),
    role as (
      select r.title, sum(seen.views)::int as views, count(distinct seen.account_id)::int as people
      from seen join access.account_role ar on ar.account_id = seen.account_id join access.role r on r.id = ar.role_id
      group by r.id)
    select (select count(*)::int from account) as accounts,
      (select coalesce(sum(views), 0)::int from seen) as views,
      (select count(distinct account_id)::int from seen) as people,
      (select jsonb_agg(to_jsonb(day) order by date) from day) as days,
      (select coalesce(jsonb_agg(to_jsonb(page) order by views desc, page_id), '[]') from page) as pages,
      (select coalesce(jsonb_agg(to_jsonb(role) order by views desc, title), '[]') from role) as roles`.execute(db)
  const [report] = rows
  if (!report) throw new Error('A report is one row')
  return { from: range.from, to: range.to, kept_months: await viewMonths(db), ...report }
})
