import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { notify } from '#areas/notices/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import {
  exportAnnouncementReaders,
  listAnnouncementReaders,
  remindOfAnnouncement,
  type AnnouncementReader,
} from '../contract/readers.ts'
import { announcementNotices, reminderSubject } from './notice-kinds.ts'
import { mayManage } from './scope.ts'
import { linkFor } from './tell.ts'
import { requireHeld } from './write-announcement.ts'

type Query = Omit<z.output<(typeof exportAnnouncementReaders)['query']>, 'columns'>
interface Asking {
  db: Database
  caller: Caller
  today: string
}

/**
 * Whom announcement `id` reaches on the day, and who has read it though it is not to them any more; with the classes and units by which
 * it reaches each, and no others of theirs.
 */
const readersOf = (id: number, today: string): RawBuilder<unknown> => sql`(
  with hit as materialized (
    select m.* from announcements.members_on(${today}::date) m
    join announcements.audience au on au.key = m.key where au.announcement_id = ${id}),
  reader as (
    select person_id from hit union select person_id from announcements.reading where announcement_id = ${id})
  select p.id, p.full_name, p.sort_name, p.search, r.read_at, r.acknowledged_at,
    array(select distinct h.side from hit h where h.person_id = p.id order by h.side) as sides,
    array(select distinct h.class_id from hit h where h.person_id = p.id and h.class_id is not null) as class_ids,
    array(select distinct h.unit_id from hit h where h.person_id = p.id and h.unit_id is not null) as unit_ids,
    exists (select from access.account a where a.id = p.admin_user_id and a.status = 'active') as has_account
  from reader join people.person p on p.id = reader.person_id and p.archived_at is null
  left join announcements.reading r on r.announcement_id = ${id} and r.person_id = p.id)`

const isRead = sql`((case when a.asks_acknowledgement then w.acknowledged_at else w.read_at end) is not null)`
const orderBy = { name: sql`w.sort_name`, read: sql`coalesce(w.acknowledged_at, w.read_at)` }

/** @throws 404 of one that the caller does not manage */
async function requireManaged({ db, caller }: Asking, id: number): Promise<void> {
  const { rows } =
    await sql`select from announcements.announcement a where a.id = ${id} and ${mayManage(caller)}`.execute(db)
  if (rows.length === 0) throw notFound()
}

function findReaders({ db, today }: Asking, query: Query) {
  const { announcement_id = 0, has_read, side, class_id, unit_id, search, sort, asc } = query
  const isWanted = has_read === undefined ? sql`true` : has_read === 'yes' ? isRead : sql`not ${isRead}`
  return listOfSql<AnnouncementReader>(db, {
    columns: sql`w.id, w.full_name, w.sides, w.has_account,
      (select string_agg(o.title, ', ' order by o.title) from (
        select c.title from classes.class c where c.id = any(w.class_ids)
        union select u.title from organisation.unit u where u.id = any(w.unit_ids)) o) as places,
      to_char(w.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as read_at,
      to_char(w.acknowledged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as acknowledged_at`,
    found: sql`from announcements.announcement a, ${readersOf(announcement_id, today)} w
      where a.id = ${announcement_id} and ${isWanted}
      and (${side ?? null}::text is null or ${side ?? null} = any(w.sides))
      and (${class_id ?? null}::integer is null or ${class_id ?? null} = any(w.class_ids))
      and (${unit_id ?? null}::integer is null or ${unit_id ?? null} = any(w.unit_ids))
      and ${containsWords(sql.ref('w.search'), search ?? '')}`,
    ordered: sql`order by ${orderBy[sort]} ${asc ? sql`asc` : sql`desc`} nulls last, w.sort_name, w.id`,
  })
}

export const listAnnouncementReadersHandler = handle(listAnnouncementReaders, async ({ query, ...asking }) => {
  await requireManaged(asking, query.announcement_id ?? 0)
  return findReaders(asking, query).pageOf(query)
})

const sideWords = texts({ staff: msg`сотрудник`, students: msg`ученик`, families: msg`родитель` })
const columns: Record<(typeof exportAnnouncementReaders)['columns'][number], SheetColumn<AnnouncementReader>> = {
  name: { title: msg`ФИО`, width: 40, kind: 'text', of: ({ full_name }) => full_name },
  side: {
    title: msg`Кто это`,
    width: 20,
    kind: 'text',
    of: ({ sides }) => sides.map((side) => sideWords[side]).join(', '),
  },
  places: { title: msg`Класс или подразделение`, width: 34, kind: 'text', of: ({ places }) => places },
  read: { title: msg`Открыл`, width: 14, kind: 'date', of: ({ read_at }) => read_at?.slice(0, 10) ?? null },
  acknowledged: {
    title: msg`Ознакомлен`,
    width: 14,
    kind: 'date',
    of: ({ acknowledged_at }) => acknowledged_at?.slice(0, 10) ?? null,
  },
}
export const exportAnnouncementReadersHandler = handle(
  exportAnnouncementReaders,
  async ({ query, record, ...asking }) => {
    await requireManaged(asking, query.announcement_id ?? 0)
    const found = await findReaders(asking, query).whole()
    const { caller, today } = asking
    return exportRows({
      list: 'announcements.readers',
      title: t`Кто прочитал объявление`,
      columns,
      query,
      found,
      caller,
      today,
      record,
    })
  },
)

export const remindOfAnnouncementHandler = handle(
  remindOfAnnouncement,
  async ({ params, caller, db, today, publish, record }) => {
    const held = await requireHeld(db, caller, params.id)
    if (held.state !== 'published') throw conflict(msg`Напомнить можно об опубликованном объявлении`)
    const { rows: taken } = await sql`update announcements.announcement set reminded_on = ${today}
      where id = ${params.id} and reminded_on is distinct from ${today} returning id`.execute(db)
    if (taken.length === 0) throw conflict(msg`Сегодня уже напоминали, повторите завтра`)
    const { rows } = await sql<{ account_id: number; is_family: boolean }>`
      select p.admin_user_id as account_id, w.sides = array['families'] as is_family from announcements.announcement a, ${readersOf(params.id, today)} w
      join people.person p on p.id = w.id where a.id = ${params.id} and w.has_account and not ${isRead}`.execute(db)
    const told = await notify(
      db,
      publish,
      rows.map(({ account_id, is_family }) => ({
        accountId: account_id,
        kind: announcementNotices,
        title: msg`Напоминание: ${held.title}`,
        text: msg`Вы ещё не прочитали это объявление. Напоминание от ${displayDate(today)}.`,
        link: linkFor(params.id, is_family),
        subject: reminderSubject(params.id, today),
      })),
    )
    await record({ subject: 'announcements.announcement', id: params.id, after: { reminded: told.length } })
    return { reminded: told.length }
  },
)
