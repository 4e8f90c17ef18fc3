import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { openDocument } from '#areas/media/server/index.ts'
import { pictureReader } from '#areas/people/server/index.ts'
import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import { pictureLinks } from '#areas/rich-text/server/index.ts'
import {
  listAnnouncementVersions,
  markAnnouncementRead,
  openAnnouncementFile,
  readAnnouncement,
  type Announcement,
  type AnnouncementRow,
} from '../contract/announcements.ts'
import { audienceKey } from '../rules/audience-key.ts'
import { iso, rowColumns, rowsFrom } from './announcement-rows.ts'
import { lineTitle, reachOf } from './audience.ts'
import { authorName } from './author-name.ts'
import { hasBegun, isReached, mayManage, mayOpen, type Hour } from './scope.ts'

type Row = AnnouncementRow & {
  content: RichText
  version: number
  attachments: Announcement['attachments']
  reminded_on: string | null
  taken_back_by: string | null
}
type Line = NonNullable<Announcement['management']>['audience'][number]

/** One that the caller may open. @throws 404 */
async function requireOpen(db: Database, caller: Caller, hour: Hour, id: number): Promise<Row> {
  const { rows } =
    await sql<Row>`select ${rowColumns(caller, hour)}, a.content, a.version, to_char(a.reminded_on, 'YYYY-MM-DD') as reminded_on,
      case when a.taken_back_by is not null then ${authorName('a.taken_back_by')} end as taken_back_by,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime) order by t.place), '[]')
        from announcements.attachment t join media.file f on f.id = t.file_id where t.announcement_id = a.id) as attachments
    ${rowsFrom(caller)} where a.id = ${id} and ${mayOpen(caller, hour)}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

/** What who manages it sees beside: to whom it is, how many of them have read it. */
async function managementOf(db: Database, row: Row, today: string): Promise<NonNullable<Announcement['management']>> {
  const { rows: audience } = await sql<Line>`
    select au.side, au.unit_id, au.role_id, au.parallel_id, au.class_id, ${lineTitle} as title
    from announcements.audience au where au.announcement_id = ${row.id} order by au.id`.execute(db)
  const { rows } = await sql<{ read: number }>`
    select count(*)::int as read from announcements.reading where announcement_id = ${row.id}
      and (acknowledged_at is not null or not ${row.asks_acknowledgement})`.execute(db)
  return {
    audience,
    reach: await reachOf(db, audience.map(audienceKey), today),
    read: rows[0]?.read ?? 0,
    taken_back_by: row.taken_back_by,
    may_remind: row.state === 'shown' && row.reminded_on !== today,
  }
}

export const readAnnouncementHandler = handle(readAnnouncement, async ({ params, caller, db, today, context }) => {
  const hour = { today, time: context.clock.timeOfDay() }
  const row = await requireOpen(db, caller, hour, params.id)
  const isHidden = row.state === 'taken_back' && !row.may_manage
  const { reminded_on: _reminded, taken_back_by: _by, ...shown } = row
  return {
    ...shown,
    content: isHidden ? null : row.content,
    pictures: isHidden ? {} : await pictureLinks(db, pictureReader(context, caller), [row.content]),
    attachments: isHidden ? [] : row.attachments,
    management: row.may_manage ? await managementOf(db, row, today) : null,
  }
})

export const markAnnouncementReadHandler = handle(
  markAnnouncementRead,
  async ({ params, body, caller, db, today, context }) => {
    const hour = { today, time: context.clock.timeOfDay() }
    const { rows } = await sql`select from announcements.announcement a
      where a.id = ${params.id} and ${hasBegun(hour)} and ${isReached(caller, today)}`.execute(db)
    if (rows.length === 0) throw notFound()
    const acknowledged = body.acknowledge === true ? sql`now()` : sql`null::timestamptz`
    if (caller.personId !== null)
      await sql`insert into announcements.reading (announcement_id, person_id, acknowledged_at)
        values (${params.id}, ${caller.personId}, ${acknowledged})
        on conflict (announcement_id, person_id)
        do update set acknowledged_at = coalesce(reading.acknowledged_at, excluded.acknowledged_at)`.execute(db)
    return { id: params.id }
  },
)

export const openAnnouncementFileHandler = handle(
  openAnnouncementFile,
  async ({ params, caller, db, today, context }) => {
    const hour = { today, time: context.clock.timeOfDay() }
    const { rows } = await sql<{ stem: string; name: string; mime: string }>`
      select f.stem, f.name, f.mime from announcements.announcement a
      join announcements.attachment t on t.announcement_id = a.id join media.file f on f.id = t.file_id
      where a.id = ${params.id} and f.id = ${params.file_id}
        and (${mayManage(caller)} or (${hasBegun(hour)} and ${isReached(caller, today)}))`.execute(db)
    if (!rows[0]) throw notFound()
    return openDocument(context, rows[0])
  },
)

export const listAnnouncementVersionsHandler = handle(
  listAnnouncementVersions,
  async ({ params, caller, db, context }) => {
    const { rows: known } = await sql`
    select from announcements.announcement a where a.id = ${params.id} and ${mayManage(caller)}`.execute(db)
    if (known.length === 0) throw notFound()
    const { rows } = await sql<{
      version: number
      title: string
      content: RichText
      changed_at: string
      changed_by: string | null
    }>`select v.version, v.title, v.content, ${iso('v.changed_at')} as changed_at, ${authorName('v.changed_by')} as changed_by
    from announcements.former_version v where v.announcement_id = ${params.id} order by v.version desc limit 100`.execute(
      db,
    )
    const texts = rows.map(({ content }) => content)
    return { items: rows, pictures: await pictureLinks(db, pictureReader(context, caller), texts) }
  },
)
