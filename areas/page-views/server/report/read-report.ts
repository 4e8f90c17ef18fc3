import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { readViewReport, type ViewReport } from '../../contract/report.ts'
import { isOfAudience } from './audience.ts'
import { dayOfView, isWithin, lastDays } from './stretch.ts'

const mostOrigins = 5

/** In one reading of the stretch, gathered by day, account and page first: a million views are a few thousand such rows. */
export const readViewReportHandler = handle(readViewReport, async ({ query, db, today, house }) => {
  const stretch = lastDays(query.days, today, house.clock.timeZone)
  const { rows } = await sql<Omit<ViewReport, 'from' | 'to'>>`
    with account as materialized (
      select a.id from access.account a left join people.person p on p.admin_user_id = a.id
      where ${isOfAudience(query.audience, today)}),
    gathered as materialized (
      select ${dayOfView(stretch)} as date, v.account_id, v.page_id, v.from_page_id, count(*) as views
      from page_views.view v where ${isWithin(stretch)} group by 1, 2, 3, 4),
    seen as materialized (select gathered.* from gathered join account on account.id = gathered.account_id),
    day as (
      select day::date as date, coalesce(sum(seen.views), 0)::int as views, count(distinct seen.account_id)::int as people
      from generate_series(${stretch.from}::date, ${stretch.to}::date, '1 day') day
        left join seen on seen.date = day::date group by day),
    origin as (
      select page_id, from_page_id, sum(views)::int as views,
        row_number() over (partition by page_id order by sum(views) desc, from_page_id) as place
      from seen where from_page_id is not null and from_page_id <> page_id group by 1, 2),
    page as (
      select page_id, sum(views)::int as views, count(distinct account_id)::int as people,
        coalesce((select jsonb_agg(jsonb_build_object('page_id', from_page_id, 'views', origin.views) order by place)
          from origin where origin.page_id = seen.page_id and place <= ${mostOrigins}), '[]') as "from"
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
  return { from: stretch.from, to: stretch.to, ...report }
})
