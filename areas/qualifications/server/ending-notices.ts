import { sql } from 'kysely'
import { holdersOfKey } from '#areas/access/server/index.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { notify, type NewNotice } from '#areas/notices/server/index.ts'
import { numberOn } from '#areas/norms/server/index.ts'
import { categoryTitle } from '#areas/organisation/rules/categories.ts'
import { hrsOrgStructure } from '#areas/organisation/contract/permissions.ts'
import { isStaff } from '#areas/people/server/index.ts'
import { displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, plural } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { withEvents } from '#platform/server/with-events.ts'
import { noticeMonths } from './norms.ts'

export const endingCategories = defineNoticeKind('qualifications.category-ends', {
  title: msg`Заканчивается квалификационная категория`,
  order: 62,
  byMail: false,
  concerns: ({ client, roles }) => client === 0 && roles.some((role) => role !== 'student'),
})

interface Ending {
  id: number
  person_id: number
  account_id: number | null
  full_name: string
  level: string
  until: CalendarDate
}
/** Categories of the staff that end within the months, with no other one after them. */
async function readEnding(db: Database, today: string, months: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select c.id, p.id as person_id, p.admin_user_id as account_id, p.full_name, coalesce(c.title, c.level) as level,
      (upper(c.during) - 1)::text as until
    from qualifications.category c join people.person p on p.id = c.person_id
    where c.removed_at is null and p.archived_at is null and c.during @> ${today}::date
      and upper(c.during) - 1 <= (${today}::date + make_interval(months => ${months}::integer))::date
      and not exists (select from qualifications.category n
        where n.person_id = c.person_id and n.removed_at is null and n.during >> c.during)
      and ${isStaff(sql.ref('p.id'), today)}
    order by 6, p.sort_name`.execute(db)
  return rows
}

const titleOf = ({ full_name, level, until }: Ending) =>
  msg`${full_name}: категория «${categoryTitle(level)}» заканчивается ${displayDate(until)}`

/** Of each category a person is told once; who keeps the staff and the load hears of all new ones of a day in one notice. */
export async function notifyOfEnding(context: AppContext): Promise<void> {
  const today = context.clock.today()
  await withEvents(context, async (db, publish) => {
    const ending = await readEnding(db, today, await numberOn(db, noticeMonths, today))
    if (ending.length === 0) return
    const own = ending.flatMap(({ account_id, person_id, id, level, until }): NewNotice[] =>
      account_id === null
        ? []
        : [
            {
              accountId: account_id,
              kind: endingCategories,
              title: msg`Ваша категория «${categoryTitle(level)}» заканчивается ${displayDate(until)}`,
              text: msg`Подайте заявление на аттестацию заранее: без новой категории доплата прекратится.`,
              link: `/users/${person_id}?tab=qualification`,
              subject: `category-ends:${id}:${until}`,
            },
          ],
    )
    const told = await untold(db, ending)
    const keepers = await keepersOf(context, db, today)
    const first = told[0]
    const count = told.length
    const forKeepers =
      first === undefined
        ? []
        : keepers.map((accountId): NewNotice => ({
            accountId,
            kind: endingCategories,
            title:
              count === 1
                ? titleOf(first)
                : msg`${plural(count, { one: 'Заканчивается # категория', few: 'Заканчиваются # категории', other: 'Заканчивается # категорий' })}`,
            link: '/passport/qualifications?term=soon&sort=until',
            subject: `categories-end:${told
              .map(({ id, until }) => `${id}:${until}`)
              .join(',')
              .slice(0, 200)}`,
          }))
    await notify(db, publish, [...own, ...forKeepers])
  })
}

/** Of which nobody who keeps the staff has been told yet: remembered by category and its last day. */
async function untold(db: Database, ending: readonly Ending[]): Promise<Ending[]> {
  const { rows } = await sql<{ category_id: number }>`
    insert into qualifications.notified (category_id, until)
    select * from unnest(${ending.map(({ id }) => id)}::integer[], ${ending.map(({ until }) => until)}::date[])
    on conflict do nothing returning category_id`.execute(db)
  const fresh = new Set(rows.map(({ category_id }) => category_id))
  return ending.filter(({ id }) => fresh.has(id))
}

/** Accounts of personnel and of the deputies: who writes posts, and who writes the load. */
async function keepersOf({ accessRules }: AppContext, db: Database, today: string): Promise<number[]> {
  const persons = [
    ...(await holdersOfKey(db, hrsOrgStructure, today, accessRules.permissions)),
    ...(await holdersOfKey(db, crsWorkload, today, accessRules.permissions)),
  ]
  const { rows } = await sql<{ id: number }>`select distinct admin_user_id as id from people.person
    where id = any(${persons}::int[]) and admin_user_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

export const endingCategoriesTask: ScheduledTask = {
  name: 'category-notices',
  cron: '20 8 * * *',
  atStart: true,
  run: notifyOfEnding,
}
