import { sql } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { withEvents } from '#platform/server/with-events.ts'
import { applyReason } from './apply-reason.ts'
import { isWithinReason, lockedColumns, type LockedReason } from './reason-rows.ts'

/** Teachers mark misses a few days late at most. */
const daysBack = 14

interface ReasonToApply extends LockedReason {
  answered_by: number | null
  account_id: number | null
}

/** Applies accepted reasons to misses that a teacher has marked as unexcused after the reason was accepted. */
export async function applyToLaterMisses(context: AppContext): Promise<void> {
  const { clock, db } = context
  const today = clock.today()
  const { rows: unapplied } = await sql<ReasonToApply>`
    select ${lockedColumns}, r.answered_by, answerer.admin_user_id as account_id
    from student_absences.absence_reason r left join people.person answerer on answerer.id = r.answered_by
    where r.state = 'accepted' and r.date_from <= ${today} and r.date_to >= ${addDays(today, -daysBack)}
      and exists (select from timetable.lesson l
        join journal.miss miss on miss.lesson_id = l.id and miss.student_id = r.student_id
        join miss_kinds.miss_kind k on k.id = miss.kind_id and k.counts_as_missed and k.category = 'unexcused'
        where ${isWithinReason} and l.group_id in (
          select m.group_id from classes.group_member m where m.student_id = r.student_id))
    order by r.id`.execute(db)
  for (const { answered_by, account_id, ...reason } of unapplied)
    await withEvents(context, (trx, publish) =>
      applyReason(
        {
          db: trx,
          publish,
          author: { accountId: account_id, personId: answered_by },
          today,
          timeZone: clock.timeZone,
          requestId: `absence-reason-${reason.id}`,
          onlyUnexcused: true,
        },
        reason,
      ),
    )
}

export const laterMissesTask: ScheduledTask = {
  name: 'journal-absence-reasons',
  cron: '*/15 * * * *',
  run: applyToLaterMisses,
}
