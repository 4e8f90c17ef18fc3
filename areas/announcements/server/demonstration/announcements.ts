import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { textOfLines } from '#areas/rich-text/rules/text-of-lines.ts'
import { announcementTexts, type Shown } from './announcement-texts.ts'

interface Ids {
  writer: number
  classTeacher: number
  class: number
  parallel: number
}
/** Who writes: the director, and the class teacher of the shown class. */
async function readIds(db: Database, today: CalendarDate, shownClass: string): Promise<Ids | undefined> {
  const { rows } = await sql<Ids>`
    select c.id as class, c.parallel_id as parallel, teacher.admin_user_id as "classTeacher",
      (select ar.account_id from access.account_role ar join access.role r on r.id = ar.role_id and r.name = 'director'
        join people.person p on p.admin_user_id = ar.account_id order by ar.account_id limit 1) as writer
    from classes.class c
    join classes.leader led on led.class_id = c.id and led.kind = 'teacher' and led.during @> ${today}::date
    join people.person teacher on teacher.id = led.person_id and teacher.admin_user_id is not null
    join calendar.study_year y on y.id = c.year_id and ${today}::date between y.date_start and y.date_end
    where c.title = ${shownClass}`.execute(db)
  return rows[0]?.writer ? rows[0] : undefined
}

const audienceOf = ({ audience }: Shown, ids: Ids) =>
  audience.map(([side, of]) => ({
    side,
    class_id: of === 'class' ? ids.class : null,
    parallel_id: of === 'parallel' ? ids.parallel : null,
  }))

async function writeOne(db: Database, today: CalendarDate, shown: Shown, ids: Ids): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into announcements.announcement (author_id, title, content, plain, state, starts_at, ends_on, is_pinned,
      asks_acknowledgement, is_on_screens, published_at, told_at)
    values (${shown.byClassTeacher ? ids.classTeacher : ids.writer}, ${shown.title}, ${JSON.stringify(textOfLines(shown.text))}::jsonb, ${shown.text},
      ${shown.isDraft ? 'draft' : 'published'}, ${today}::date + ${shown.days}::integer + time '08:15',
      ${shown.lasts === undefined ? null : sql`${today}::date + ${shown.lasts}::integer`}, ${shown.isPinned ?? false},
      ${shown.asksAcknowledgement ?? false}, ${shown.isOnScreens ?? false},
      ${shown.isDraft ? null : sql`now()`}, ${shown.isDraft || shown.days > 0 ? null : sql`now()`}) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  await sql`insert into announcements.audience (announcement_id, side, class_id, parallel_id)
    select ${id}::integer, side, class_id, parallel_id
    from jsonb_to_recordset(${JSON.stringify(audienceOf(shown, ids))}::jsonb) as g(side text, class_id integer, parallel_id integer)`.execute(
    db,
  )
  return id
}

/** Two of three of those it reaches have opened it, and most of these have said so; whom of them follows from their ids. */
async function writeReadings(db: Database, id: number, today: CalendarDate): Promise<void> {
  await sql`insert into announcements.reading (announcement_id, person_id, read_at, acknowledged_at)
    select a.id, m.person_id, now(), case when a.asks_acknowledgement and m.person_id % 7 <> 0 then now() end
    from announcements.announcement a
    join announcements.audience au on au.announcement_id = a.id
    join announcements.members_on(${today}::date) m on m.key = au.key
    where a.id = ${id} and (m.person_id * 31 + a.id) % 3 <> 0
    group by a.id, m.person_id`.execute(db)
}

/** Announcements of the last weeks in Russian and Kazakh: pinned, to be confirmed, of a class teacher, to come, taken back; and a screen that waits for its code. */
export async function writeAnnouncements(db: Database, today: CalendarDate, shownClass: string): Promise<void> {
  const ids = await readIds(db, today, shownClass)
  if (!ids) return
  for (const shown of announcementTexts) {
    const id = await writeOne(db, today, shown, ids)
    if (!shown.isDraft && shown.days <= 0) await writeReadings(db, id, today)
    if (shown.takenBack !== undefined)
      await sql`update announcements.announcement set state = 'taken_back', taken_back_at = now(), taken_back_by = ${ids.writer},
        taken_back_reason = ${shown.takenBack} where id = ${id}`.execute(db)
  }
  await sql`insert into announcements.screen (name, shows, made_by)
    values ('Холл первого этажа', array['announcements'], ${ids.writer})`.execute(db)
}
