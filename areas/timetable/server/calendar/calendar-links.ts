import { hashOf, randomToken } from '#areas/access/server/index.ts'
import { now } from '#platform/server/clock.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listCalendarLinks, makeCalendarLink, readCalendar, revokeCalendarLink } from '../../contract/calendar-links.ts'
import { readCalendarSubjects } from './calendar-subjects.ts'

const historySubject = 'timetable.calendar_link'

export const calendarLinkHandlers = [
  handle(listCalendarLinks, async ({ caller, db, today }) => ({
    items: await readCalendarSubjects(db, caller, today),
  })),

  handle(
    makeCalendarLink,
    async ({ body, caller, db, today, context, record }) => {
      const subjects = await readCalendarSubjects(db, caller, today)
      if (!subjects.some((one) => one.person_id === body.person_id)) throw notFound()
      const token = randomToken()
      const made = { token_hash: hashOf(token), made_at: now(), last_used_at: null, reads: 0 }
      const { id } = await db
        .insertInto('timetable.calendar_link')
        .values({ account_id: caller.accountId, person_id: body.person_id, ...made })
        .onConflict((known) => known.columns(['account_id', 'person_id']).doUpdateSet(made))
        .returning('id')
        .executeTakeFirstOrThrow()
      await record({ subject: historySubject, id, after: { person_id: body.person_id } })
      return { id, url: `${context.publicUrl}${readCalendar.path.replace('{token}', token)}.ics` }
    },
    // answers kept for repeats would keep the secret address
    { ownTransactions: true },
  ),

  handle(revokeCalendarLink, async ({ params, caller, db, record }) => {
    const gone = await db
      .deleteFrom('timetable.calendar_link')
      .where('id', '=', params.id)
      .where('account_id', '=', caller.accountId)
      .returning('person_id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    await record({ subject: historySubject, id: params.id, before: { person_id: gone.person_id } })
    return {}
  }),
]
