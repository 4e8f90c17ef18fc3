import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { followResults } from '../follow/follow-results.ts'
import { settleAtOnce } from './settling.ts'

interface Unpassed {
  course_id: number
  year_id: number
  quarterIds: number[]
  studentIds: number[]
}

/**
 * Pass/fail results that were closed as «н/а» although there are ФО: where a policy weighs no ФО, they were not counted in
 * pass/fail subjects either, before these had a rule of their own.
 */
async function readUnpassed(db: Database, today: CalendarDate): Promise<Unpassed[]> {
  const { rows } = await sql<Unpassed>`
    select r.course_id, r.year_id, array_agg(distinct q.id) as "quarterIds", array_agg(distinct r.student_id) as "studentIds"
    from results.period_result r join grading.policy policy on policy.id = r.policy_id
    join calendar.calendar_entry q on q.year_id = r.year_id and q.type = 'quarter'
      and (q.id = r.quarter_id or (q.number + 1) / 2 = r.half)
    where r.year_id = ${currentYearId(today)} and r.type = 'passfail' and r.value is null and r.author_id is null
      and (policy.rules -> 'weights' ->> 'fo')::integer = 0 and exists (
        select from classes.group_member m join classes.study_group g on g.id = m.group_id and g.year_id = r.year_id
        join timetable.lesson l on l.group_id = g.id and l.date between q.start_date and q.end_date
        join journal.score s on s.lesson_id = l.id and s.student_id = r.student_id and s.type = 'fo'
        where m.student_id = r.student_id and m.course_id = r.course_id)
    group by r.course_id, r.year_id order by r.course_id`.execute(db)
  return rows
}

/** Gives «зачёт» or «незачёт» to whom only the policy's weights have kept from it; where there are none it writes nothing. */
export async function settleUnpassed(context: AppContext): Promise<void> {
  const today = context.clock.today()
  for (const unpassed of await readUnpassed(context.db, today))
    await settleAtOnce(context, today, async (following) => {
      await followResults(following, { ...unpassed, isYearDue: false })
    })
}
