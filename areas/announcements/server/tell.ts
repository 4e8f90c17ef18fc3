import { sql } from 'kysely'
import { notify } from '#areas/notices/server/index.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { announcementNotices, subjectOf } from './notice-kinds.ts'
import { hasBegun, hasEnded } from './scope.ts'

const excerptLength = 200

interface Due {
  id: number
  title: string
  plain: string
}
/** Takes the next one that has begun and was not told yet. */
async function takeDue(db: Database, hour: { today: string; time: string }): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    update announcements.announcement set told_at = now() where id = (
      select a.id from announcements.announcement a
      where a.told_at is null and ${hasBegun(hour)} and not ${hasEnded(hour)} order by a.id limit 1 for update skip locked)
    returning id, title, plain`.execute(db)
  return rows[0]
}

/** Whom it reaches today and can sign in, with the side by which their sessions read it. */
async function accountsOf(
  db: Database,
  id: number,
  today: string,
): Promise<{ account_id: number; is_family: boolean }[]> {
  const { rows } = await sql<{ account_id: number; is_family: boolean }>`
    select p.admin_user_id as account_id, bool_and(m.side = 'families') as is_family
    from announcements.members_on(${today}::date) m
    join announcements.audience au on au.key = m.key and au.announcement_id = ${id}
    join people.person p on p.id = m.person_id and p.archived_at is null
    join access.account ac on ac.id = p.admin_user_id and ac.status = 'active'
    group by p.admin_user_id`.execute(db)
  return rows
}
/** Where it is read in a session of theirs. */
export const linkFor = (id: number, isFamily: boolean): string =>
  `${isFamily ? '/dashboard' : ''}/announcements?active=${id}`

/** Tells of the next one that is due. @returns what is to be published once that stands; null: nothing was due */
async function tellNext(
  db: Database,
  hour: { today: string; time: string },
): Promise<((publish: Publish) => void)[] | null> {
  const due = await takeDue(db, hour)
  if (!due) return null
  const accounts = await accountsOf(db, due.id, hour.today)
  const events: ((publish: Publish) => void)[] = []
  await notify(
    db,
    (...event) => void events.push((publish) => publish(...event)),
    accounts.map(({ account_id, is_family }) => ({
      accountId: account_id,
      kind: announcementNotices,
      title: msg`${due.title}`,
      text: due.plain.slice(0, excerptLength),
      link: linkFor(due.id, is_family),
      subject: subjectOf(due.id),
    })),
  )
  return events
}

/** Tells in the bell what has begun: after publishing, and at its moment where that was set; each account once. */
async function tellDue({ db, clock, publish }: AppContext): Promise<void> {
  const hour = { today: clock.today(), time: clock.timeOfDay() }
  for (;;) {
    const events = await db.transaction().execute((trx) => tellNext(trx, hour))
    if (events === null) return
    for (const send of events) send(publish)
  }
}

export const tellTask: ScheduledTask = { name: 'announcements-tell', cron: '* * * * *', atStart: true, run: tellDue }
