import { sql } from 'kysely'
import { isStaff } from '#areas/people/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { DemonstrationContext } from '#platform/server/demonstration/part.ts'

const days = 30
const percent = 100
/** How many of a hundred come on a day of study, and what they open: ids of pages with their paths. */
const habits = {
  staff: {
    come: 93,
    pages: [
      'home /',
      'journal /journal',
      'journal /journal',
      'timetable-week /timetable/me',
      'classes /managing/grades',
    ],
  },
  student: { come: 45, pages: ['home /', 'journal /journal', 'journal /journal', 'timetable-week /timetable/me'] },
  parent: { come: 20, pages: ['dashboard /dashboard', 'dashboard /dashboard', 'notices /notices'] },
}

/**
 * The last month of page views, drawn from the ids of accounts and the days alone; one in fifty has never come. On days
 * off few look in.
 */
export async function writePageViews(
  db: Database,
  { today, timeZone }: Pick<DemonstrationContext, 'today' | 'timeZone'>,
): Promise<void> {
  const isStudent = sql`exists (
    select from people.kind_member km where km.person_id = p.id and km.kind_id = ${personKinds.student.id})`
  await sql`
    with visitor as materialized (
      select a.id, case when ${isStudent} then 'student' when ${isStaff(sql.ref('p.id'), today)} then 'staff'
        else 'parent' end as habit
      from access.account a join people.person p on p.admin_user_id = a.id where a.status = 'active' and a.id % 50 <> 7),
    habit as (
      select key as habit, (value ->> 'come')::int as come,
        array(select jsonb_array_elements_text(value -> 'pages')) as pages
      from jsonb_each(${JSON.stringify(habits)}::jsonb)),
    visit as (
      select visitor.id, habit.pages, day::date as day, abs(hashint8(visitor.id * 8191 + extract(day from day)::int)) as luck
      from visitor join habit using (habit)
        cross join generate_series(${today}::date - ${days}::int, ${today}::date - 1, interval '1 day') day
      where abs(hashint8(visitor.id * 131 + extract(doy from day)::int)) % ${percent}
        < habit.come / case when extract(isodow from day) > 5 then 8 else 1 end),
    opened as (
      select id, step, pages[1 + (luck / (step * 7)) % cardinality(pages)] as page,
        (day + interval '7 hours 30 minutes' + luck % 600 * interval '1 minute' + step * interval '95 seconds')
          at time zone ${timeZone} as at
      from visit cross join lateral generate_series(1, 2 + luck % 3) step)
    insert into page_views.view (at, account_id, page_id, path, from_page_id, from_path)
    select at, id, split_part(page, ' ', 1), split_part(page, ' ', 2),
      split_part(lag(page) over visits, ' ', 1), split_part(lag(page) over visits, ' ', 2)
    from opened window visits as (partition by id, at::date order by step)
    order by at, id`.execute(db)
}
