import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { ResultType } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { closedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import { closeResultsInBulk } from './close-results.ts'
import { settleExams } from './settle/settle-exams.ts'
import { settleReopened } from './settle/settle-reopened.ts'
import { settleUnpassed } from './settle/settle-unpassed.ts'
import { byDate } from './settle/settling.ts'

const groupsAtOnce = 100

/** Whether a member `m` of a group `g` has a result `r` such as this. */
const hasResult = (such: RawBuilder<unknown>) => sql`exists (select from results.period_result r
  where r.student_id = m.student_id and r.course_id = g.course_id and r.year_id = g.year_id and ${such})`

const ofYear = (type: ResultType) => hasResult(sql`r.type = ${type} and r.quarter_id is null and r.half is null`)

/** A group and the number of a quarter at whose end somebody was in it and has no result yet. */
type Unclosed = GroupRules & { number: number }

/**
 * What may have to be closed, of the year that goes on or was the last: where everything is set this is empty, so that the
 * marks of the school are read only when a period has just closed. Earlier quarters come first: the year of a student who
 * has moved counts with what the former group's quarter has set.
 */
async function readUnclosed(db: Database, today: CalendarDate): Promise<Unclosed[]> {
  const { rows } = await sql<Unclosed>`
    select ${groupRules}, q.number from classes.study_group g ${gradingOfGroup}
    join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter' and q.closes_on < ${today}::date
    where g.year_id = ${currentYearId(today)}
      and (grading.mode in ('every_quarter', 'pass_fail_once_quarter')
        or (grading.mode in ('six_months', 'pass_fail_once_six_months') and q.number % 2 = 0))
      and exists (select from classes.group_member m
        where m.group_id = g.id and m.during @> q.end_date and (
          not ${hasResult(sql`(r.quarter_id = q.id or r.half = (q.number + 1) / 2)`)}
          or (q.number = 4 and not (${ofYear('passfail')} or (${ofYear('year_score')} and (${ofYear('total')} or (grading.has_exam and not ${ofYear('exam')})))))))
    order by q.number, g.id`.execute(db)
  return rows
}

/** The recommended results are set where a period has come to its date, «н/а» where something is missing. */
async function closeMissing({ db }: AppContext, today: CalendarDate): Promise<void> {
  const closed = (await readUnclosed(db, today)).filter((one) => closedQuarters(one, today).includes(one.number))
  for (const [quarter, groups] of Map.groupBy(closed, ({ number }) => number)) {
    for (let from = 0; from < groups.length; from += groupsAtOnce) {
      const groupIds = groups.slice(from, from + groupsAtOnce).map(({ id }) => id)
      await db
        .transaction()
        .execute((trx) => closeResultsInBulk(trx, byDate, { groupIds, quarters: [quarter] }, { today }, 'closing'))
    }
  }
}

/** Closes what has come to its date, and settles what was reopened since and is over. */
export async function closeEnded(context: AppContext): Promise<void> {
  await closeMissing(context, context.clock.today())
  await settleExams(context)
  await settleReopened(context)
  await settleUnpassed(context)
}

/** Whether the journals are there to be closed: a demonstration that is being filled is closed by what fills it. */
async function isFilled({ db }: AppContext): Promise<boolean> {
  const installation = await db.selectFrom('platform.installation').select('is_complete').executeTakeFirst()
  return installation?.is_complete ?? true
}

/** A night that the server has slept through is made up for when it starts. */
export const closeByDateTask: ScheduledTask = {
  name: 'journal-close-results',
  cron: '40 0 * * *',
  atStart: true,
  run: async (context) => {
    if (await isFilled(context)) await closeEnded(context)
  },
}
