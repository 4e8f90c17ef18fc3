import { sql } from 'kysely'
import { notify, type NewNotice } from '#areas/notices/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text, type Words } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { periodReopened } from './notice-kinds.ts'

interface Reopening {
  id: number
  group_id: number
  until: string
  reason: string
  /** «7А, Алгебра». */
  group: string
  quarter: string
  /** Accounts of who teaches the group today. */
  teachers: number[]
}
/** How late the end of a reopening is still told. */
const daysBack = 3

/** One reopening, or, without an id, those that ended lately and were not made longer by a later one. */
async function readReopenings(db: Database, today: string, id: number | null): Promise<Reopening[]> {
  const which =
    id === null
      ? sql`r.until < ${today}::date and r.until >= ${today}::date - ${daysBack}::int and not exists (
          select from results.reopening later where later.group_id = r.group_id and later.quarter_id = r.quarter_id
            and later.id <> r.id and later.until >= ${today}::date)`
      : sql`r.id = ${id}`
  const { rows } = await sql<Reopening>`
    select r.id, r.group_id, r.until, r.reason, g.title || ', ' || co.title as "group", q.title as quarter,
      array(select p.admin_user_id from workload.assignment a join people.person p on p.id = a.teacher_id
        where a.group_id = g.id and a.during @> ${today}::date and p.admin_user_id is not null) as teachers
    from results.reopening r join classes.study_group g on g.id = r.group_id
    join curriculum.course co on co.id = g.course_id join calendar.calendar_entry q on q.id = r.quarter_id
    where ${which} order by r.id`.execute(db)
  return rows
}

const noticesOf = (reopening: Reopening, which: 'open' | 'closed', title: Text, text: Words): NewNotice[] =>
  reopening.teachers.map((accountId) => ({
    accountId,
    kind: periodReopened,
    title,
    text,
    link: `/journal?group=${reopening.group_id}`,
    subject: `reopening:${reopening.id}:${which}`,
  }))

/** Tells the teachers of a group that a period of it is open again; not those who know of it, by their accounts. */
export async function notifyReopened(
  db: Database,
  publish: Publish,
  { id, today, besides }: { id: number; today: string; besides: readonly number[] },
): Promise<void> {
  const [reopening] = await readReopenings(db, today, id)
  if (!reopening) return
  const { group, quarter, until, reason } = reopening
  const text = msg`${group}. До ${displayDate(until)} включительно. ${reason}`
  const notices = noticesOf(reopening, 'open', msg`${quarter}: журнал открыт снова`, text)
  await notify(
    db,
    publish,
    notices.filter(({ accountId }) => !besides.includes(accountId)),
  )
}

/** Tells the teachers whose reopened period has ended, once. */
export async function notifyClosedAgain({ db, clock, publish }: AppContext): Promise<void> {
  const ended = await readReopenings(db, clock.today(), null)
  const notices = ended.flatMap((reopening) =>
    noticesOf(reopening, 'closed', msg`${reopening.quarter}: журнал снова закрыт`, `${reopening.group}.`),
  )
  await notify(db, publish, notices)
}

export const closedAgainNoticeTask: ScheduledTask = {
  name: 'journal-closed-again',
  cron: '0 7 * * *',
  run: notifyClosedAgain,
}
