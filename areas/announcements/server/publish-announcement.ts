import { sql } from 'kysely'
import { takeBackNotices } from '#areas/notices/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { publishAnnouncement, takeBackAnnouncement } from '../contract/announcements.ts'
import { requireAudience } from './audience.ts'
import { reminderSubject, subjectOf } from './notice-kinds.ts'
import { momentOf } from './scope.ts'
import { requireHeld, requireVersion } from './write-announcement.ts'

const subject = 'announcements.announcement'

export const publishAnnouncementHandler = handle(
  publishAnnouncement,
  async ({ params, body, caller, db, today, context, record }) => {
    const held = await requireHeld(db, caller, params.id)
    if (held.state !== 'draft') throw conflict(msg`Объявление уже опубликовано`)
    requireVersion(held, body.version)
    const { rows: audience } = await sql<{ side: 'all' | 'staff' | 'students' | 'families' }>`
      select side, unit_id, role_id, parallel_id, class_id from announcements.audience where announcement_id = ${params.id}`.execute(
      db,
    )
    if (audience.length === 0) throw refuse('audience', msg`Выберите, кому объявление`)
    // who may write to whom may have changed since the draft was made
    await requireAudience({ db, caller, today }, audience)
    if (held.ends_on !== null && held.ends_on < today) throw refuse('ends_on', msg`Последний день уже прошёл`)
    const { rows } = await sql<{ version: number }>`
      update announcements.announcement set state = 'published', published_at = now(), version = version + 1,
        starts_at = coalesce(starts_at, ${momentOf({ today, time: context.clock.timeOfDay() })})
      where id = ${params.id} returning version`.execute(db)
    await record({ subject, id: params.id, before: { state: 'draft' }, after: { state: 'published' } })
    return { id: params.id, version: rows[0]?.version ?? 0 }
  },
)

/** Every day on which somebody might have been reminded. */
async function subjectsOf(db: Parameters<typeof requireHeld>[0], id: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from announcements.announcement a,
      generate_series(a.starts_at::date, coalesce(a.reminded_on, a.starts_at::date), interval '1 day') day
    where a.id = ${id}`.execute(db)
  return [subjectOf(id), ...rows.map(({ day }) => reminderSubject(id, day))]
}

export const takeBackAnnouncementHandler = handle(
  takeBackAnnouncement,
  async ({ params, body, caller, db, publish, record }) => {
    const held = await requireHeld(db, caller, params.id)
    if (held.state !== 'published') throw conflict(msg`Отозвать можно опубликованное объявление`)
    await takeBackNotices(db, publish, await subjectsOf(db, params.id))
    await sql`update announcements.announcement set state = 'taken_back', taken_back_at = now(), version = version + 1,
      taken_back_by = ${caller.accountId}, taken_back_reason = ${body.reason} where id = ${params.id}`.execute(db)
    const { rows } = await sql<{ read: number }>`
      select count(*)::int as read from announcements.reading where announcement_id = ${params.id}`.execute(db)
    await record({
      subject,
      id: params.id,
      before: { state: 'published' },
      after: { state: 'taken_back', reason: body.reason },
    })
    return { id: params.id, read: rows[0]?.read ?? 0 }
  },
)
