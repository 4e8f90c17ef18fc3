import { headsOn } from '#areas/curriculum/server/index.ts'
import { sql } from 'kysely'
import { demonstrationDomain } from '#areas/access/rules/demonstration.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { changePost } from '#areas/people/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'

/** Teachers without a shown sign-in of the role. */
const isUnshown = sql<boolean>`not exists (select from access.account shown join access.role r
  on shown.login = r.name || ${demonstrationDomain} where shown.id = p.admin_user_id)`

/** A group of each of half a dozen courses has had no teacher since this week began, and a group lacks an hour. */
async function leaveVacant(db: Database, today: string, shownClass: string): Promise<void> {
  const picked = sql`(select distinct on (g.course_id) a.id
    from workload.assignment a join classes.study_group g on g.id = a.group_id
      join people.person p on p.id = a.teacher_id
    where g.year_id = ${currentYearId(today)} and a.during @> ${today}::date and lower(a.during) < ${today}::date - 6
      and a.hours <= 3 and ${isUnshown}
      and not exists (select from classes.group_class gc join classes.class c on c.id = gc.class_id
        where gc.group_id = g.id and c.title = ${shownClass})
    order by g.course_id, a.hours desc, a.id desc)`
  await sql`update workload.assignment a set version = version + 1,
      during = daterange(lower(a.during), greatest(lower(a.during) + 1, date_trunc('week', ${today}::timestamp)::date))
    where a.id in (select one.id from ${picked} one order by one.id % 7, one.id limit 6)`.execute(db)
  await sql`update workload.assignment a set hours = hours - 1, version = version + 1
    where a.id in (select a.id from workload.assignment a join classes.study_group g on g.id = a.group_id and g.kind = 'class'
      join people.person p on p.id = a.teacher_id
      where g.year_id = ${currentYearId(today)} and a.during @> ${today}::date and a.hours >= 3 and ${isUnshown}
      order by a.id limit 1)`.execute(db)
}

/** A teacher with much to hand over leaves at the end of January. */
async function leaveInWinter(db: Database, today: string): Promise<void> {
  const { rows } = await sql<{ id: number; from: string | null; to: string }>`
    select e.id, lower(e.during)::text as from, (extract(year from y.date_end)::int || '-02-01') as to
    from people.employment e join people.person p on p.id = e.person_id
      join calendar.study_year y on y.id = ${currentYearId(today)}
      join lateral (select sum(a.hours) as hours from workload.assignment a join classes.study_group g on g.id = a.group_id
        where a.teacher_id = p.id and g.year_id = y.id and a.during @> ${today}::date) load on true
    where e.during @> y.date_end and load.hours between 12 and 20 and ${isUnshown}
      and ${today}::date < (extract(year from y.date_end)::int || '-02-01')::date
      and not exists (select from people.employment other where other.person_id = p.id and other.id <> e.id)
      and not exists (select from ${headsOn(today)} heads where heads.person_id = p.id)
      and not exists (select from classes.leader l where l.person_id = p.id)
    order by load.hours desc, e.id limit 1`.execute(db)
  for (const { id, from, to } of rows)
    await changePost(db, id, { during: sql<string>`daterange(${from}::date, ${to}::date)` })
}

/** Hours that nobody has, and a teacher who is about to leave. */
export const workloadDemonstration: DemonstrationPart = {
  name: 'workload',
  write: async ({ db, today, shownClass }) => {
    await leaveVacant(db, today, shownClass)
    await leaveInWinter(db, today)
  },
}
