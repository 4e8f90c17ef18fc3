import { sql } from 'kysely'
import { leadersOn } from '#areas/classes/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import { keepsAnnouncements } from '../contract/access.ts'
import { previewAudience, readAudienceChoices, type AudienceLine, type Reach } from '../contract/audience.ts'
import { audienceKey } from '../rules/audience-key.ts'

interface Asking {
  db: Database
  caller: Caller
  today: string
}
interface Titled {
  id: number
  title: string
}
const list = (rows: ReturnType<typeof sql>) =>
  sql<
    Titled[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title) order by o.place, o.title), '[]') from (${rows}) o)`

const presentYear = (today: string) => sql`(select y.id from calendar.study_year y
  order by (${today}::date between y.date_start and y.date_end) desc, (y.date_start <= ${today}::date) desc,
    abs(y.date_start - ${today}::date) limit 1)`

/** Whom the caller may write to: anybody, or the classes that they lead or curate today. */
async function choicesOf({ db, caller, today }: Asking) {
  const wholeSchool = allows(keepsAnnouncements, caller)
  const isOwn = sql`c.id in (select led.class_id from ${leadersOn(today)} led where led.person_id = ${caller.personId})`
  const mayWrite = wholeSchool ? sql`true` : caller.client === 0 ? isOwn : sql`false`
  const classes = sql`select c.id, c.title, p.number as place from classes.class c
    join classes.parallel p on p.id = c.parallel_id where c.year_id = ${presentYear(today)} and ${mayWrite}`
  const parallels = sql`select p.id, p.number::text as title, p.number as place from classes.parallel p
    where ${wholeSchool} and p.year_id = ${presentYear(today)}`
  const units = sql`select u.id, u.title, u.index as place from organisation.unit u
    where ${wholeSchool} and u.archived_at is null`
  const roles = sql`select r.id, r.title, 0 as place from access.role r where ${wholeSchool}`
  const { rows } = await sql<Record<'classes' | 'parallels' | 'units' | 'roles', Titled[]>>`
    select ${list(classes)} as classes, ${list(parallels)} as parallels, ${list(units)} as units, ${list(roles)} as roles`.execute(
    db,
  )
  const [choices = { classes: [], parallels: [], units: [], roles: [] }] = rows
  return { whole_school: wholeSchool, ...choices }
}
export const readAudienceChoicesHandler = handle(readAudienceChoices, choicesOf)

/**
 * Whether the caller may write to these. @throws 403 who writes to nobody, 422 at the first line that is none of theirs or is not
 * there
 */
export async function requireAudience(asking: Asking, audience: readonly AudienceLine[]): Promise<void> {
  const { whole_school, classes, parallels, units, roles } = await choicesOf(asking)
  if (!whole_school && classes.length === 0)
    throw forbidden(msg`Объявления пишут администрация школы, а своему классу — классный руководитель и куратор`)
  const knows = (known: readonly Titled[], id: number | null | undefined) =>
    id === null || id === undefined || known.some((one) => one.id === id)
  const isTheirs = ({ side, unit_id, role_id, parallel_id, class_id }: AudienceLine): boolean =>
    (whole_school || typeof class_id === 'number') &&
    [unit_id, role_id, parallel_id, class_id].filter((id) => typeof id === 'number').length <= 1 &&
    (side === 'staff' || (typeof unit_id !== 'number' && typeof role_id !== 'number')) &&
    (side === 'students' || side === 'families' || (typeof parallel_id !== 'number' && typeof class_id !== 'number')) &&
    knows(classes, class_id) &&
    knows(parallels, parallel_id) &&
    knows(units, unit_id) &&
    knows(roles, role_id)
  const wrong = audience.findIndex((line) => !isTheirs(line))
  if (wrong >= 0)
    throw refuse(
      ['audience', wrong],
      whole_school ? msg`Таких получателей нет` : msg`Вы пишете ученикам и семьям своего класса`,
    )
}

/** How many people belong to any of these sets today. */
export async function reachOf(db: Database, keys: readonly string[], today: string): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with reached as (select m.person_id, bool_or(m.side = 'staff') as staff, bool_or(m.side = 'students') as students,
        bool_or(m.side = 'families') as families
      from announcements.members_on(${today}::date) m join people.person p on p.id = m.person_id
      where m.key = any(${[...keys]}) and p.archived_at is null group by m.person_id)
    select count(*)::int as people, count(*) filter (where staff)::int as staff,
      count(*) filter (where students)::int as students, count(*) filter (where families)::int as families,
      count(*) filter (where not exists (select from people.person p join access.account a on a.id = p.admin_user_id
        where p.id = reached.person_id and a.status = 'active'))::int as without_account
    from reached`.execute(db)
  return rows[0] ?? { people: 0, staff: 0, students: 0, families: 0, without_account: 0 }
}

export const previewAudienceHandler = handle(previewAudience, async ({ body, ...asking }) => {
  await requireAudience(asking, body.audience)
  return reachOf(asking.db, body.audience.map(audienceKey), asking.today)
})

/** Puts these lines in the place of those there were. @returns whether anything has changed */
export async function writeAudience(db: Database, id: number, audience: readonly AudienceLine[]): Promise<boolean> {
  const keys = [...new Set(audience.map(audienceKey))]
  const gone = await sql`
    delete from announcements.audience where announcement_id = ${id} and key <> all(${keys}) returning id`.execute(db)
  const come = await sql`
    insert into announcements.audience (announcement_id, side, unit_id, role_id, parallel_id, class_id)
    select ${id}::integer, g.side, g.unit_id, g.role_id, g.parallel_id, g.class_id from jsonb_to_recordset(${JSON.stringify(audience)}::jsonb)
      as g(side text, unit_id integer, role_id integer, parallel_id integer, class_id integer)
    on conflict (announcement_id, key) do nothing returning id`.execute(db)
  return gone.rows.length + come.rows.length > 0
}

/** A line of an audience `au` in words. */
export const lineTitle = sql<string>`case
  when au.unit_id is not null then (select u.title from organisation.unit u where u.id = au.unit_id)
  when au.role_id is not null then (select r.title from access.role r where r.id = au.role_id)
  when au.class_id is not null then (select ${sqlText`${sql<string>`c.title`} класс`} from classes.class c where c.id = au.class_id)
  when au.parallel_id is not null then (select ${sqlText`${sql<string>`p.number::text`} классы`} from classes.parallel p where p.id = au.parallel_id)
  else '' end`
