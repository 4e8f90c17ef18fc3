import { sql } from 'kysely'
import { journalRoomName, periodsChanged } from '#areas/journal/contract/events.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { groupInWords } from '#areas/classes/server/index.ts'
import { notify } from '#areas/notices/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { lockGroups, wholeSchool } from '#areas/journal/server/index.ts'
import { followResults, type Following } from '../follow/follow-results.ts'
import { resultsDiffer } from '../reopening/notice-kinds.ts'
import { settleAtOnce } from './settling.ts'

/** Quarters of a group whose reopening is over. */
interface Reopened {
  /** Of the reopenings. */
  ids: number[]
  group_id: number
  course_id: number
  year_id: number
  /** «Алгебра 7А» */
  title: string
  quarterIds: number[]
  /** All who are or were in the group. */
  studentIds: number[]
}

/** Groups of the year that goes on or was the last, with what ended and was not made longer by a later reopening. */
async function readEnded(db: Database, today: CalendarDate): Promise<Reopened[]> {
  const { rows } = await sql<Reopened>`
    select g.id as group_id, g.course_id, g.year_id, ${groupInWords(sql.ref('g.id'))} as title,
      array_agg(ro.id order by ro.id) as ids, array_agg(distinct ro.quarter_id) as "quarterIds",
      array(select distinct m.student_id from classes.group_member m where m.group_id = g.id) as "studentIds"
    from results.reopening ro join classes.study_group g on g.id = ro.group_id
    where ro.until < ${today}::date and ro.settled_at is null and g.year_id = ${currentYearId(today)}
      and not exists (select from results.reopening later where later.group_id = ro.group_id
        and later.quarter_id = ro.quarter_id and later.until >= ${today}::date)
    group by g.id order by g.id`.execute(db)
  return rows
}

/** Tells each who has set results that differ from what the marks say now how many they are in the group's course. */
async function notifyOfDifferences({ db, publish }: Following, reopened: Reopened): Promise<void> {
  const { group_id, course_id, year_id, studentIds, title, ids } = reopened
  const { rows } = await sql<{ account_id: number; count: number }>`
    select author.admin_user_id as account_id, count(*)::integer as count
    from results.period_result r join people.person author on author.id = r.author_id
    where r.differs and r.year_id = ${year_id} and r.course_id = ${course_id}
      and r.student_id = any(${studentIds}::integer[]) and author.admin_user_id is not null
    group by author.admin_user_id order by 1`.execute(db)
  const notices = rows.map(({ account_id, count }) => ({
    accountId: account_id,
    kind: resultsDiffer,
    title: msg`Итоги разошлись с отметками: ${count}`,
    text: msg`${title}. Подтвердите их или выставьте заново на вкладке «Итоги»`,
    link: `/journal?group=${group_id}&tab=results`,
    subject: `differs:${group_id}:${ids.at(-1)}`,
  }))
  await notify(db, publish, notices)
}

/**
 * Settles what was reopened and is over: all that is stored for it follows its marks and plans once more, who has set what
 * differs now is told, once for a group, and journals that stand open learn that it is closed.
 */
export async function settleReopened(context: AppContext): Promise<void> {
  const today = context.clock.today()
  for (const reopened of await readEnded(context.db, today))
    await settleAtOnce(context, today, async (following) => {
      const { db, publish } = following
      await lockGroups(db, sql`${reopened.group_id}::integer`, wholeSchool)
      await followResults(following, { ...reopened, isYearDue: true })
      await notifyOfDifferences(following, reopened)
      await db
        .updateTable('results.reopening')
        .set({ settled_at: sql<Date>`now()` })
        .where('id', 'in', reopened.ids)
        .execute()
      publish(journalRoomName(reopened.group_id), periodsChanged, { group_id: reopened.group_id })
    })
}
