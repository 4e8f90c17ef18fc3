import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import { changeNumberingJournal } from '../contract/journals.ts'
import { patternObjection } from '../rules/number-pattern.ts'
import type { PeriodOfDay } from '../rules/numbering-period.ts'
import type { TitleOf } from './journal-titles.ts'
import { readCounters, requireJournal, toJournal } from './read-journals.ts'

interface Advancing {
  journalId: number
  period: PeriodOfDay
  next: number
  by: number
  today: CalendarDate
}

/**
 * Sets the number that comes next, and keeps why those before it are not there. @returns the one that would have come; null: it is so already
 * @throws Refusal 422 at `next` where it was given
 */
async function advanceTo(db: Database, { journalId, period, next, by, today }: Advancing): Promise<number | null> {
  const { rows } = await sql<{ last_serial: number }>`
    insert into numbering.counter as c (journal_id, period, title, last_serial)
    values (${journalId}, ${period.key}, ${period.title}, 0)
    on conflict (journal_id, period) do update set last_serial = c.last_serial returning last_serial`.execute(db)
  const last = rows[0]?.last_serial ?? 0
  if (next === last + 1) return null
  if (next <= last) throw refuse('next', msg`Номера по ${last} уже даны: следующий может быть только больше`)
  await sql`update numbering.counter set last_serial = ${next - 1}
    where journal_id = ${journalId} and period = ${period.key}`.execute(db)
  await sql`insert into numbering.jump (journal_id, period, last_before, next_serial, made_by, made_on)
    values (${journalId}, ${period.key}, ${last}, ${next}, ${by}, ${today}::date)`.execute(db)
  return last + 1
}

export const changeNumberingJournalHandler = (titleOf: TitleOf) =>
  handle(changeNumberingJournal, async ({ params, body, caller, db, today, record }) => {
    const before = await requireJournal(db, params.id, today, sql`for no key update of j`)
    if (before.version !== body.version) throw outdated(msg`Нумерацию изменил кто-то ещё. Обновите страницу`)
    const { pattern, period } = body
    const objection = patternObjection(pattern, period)
    if (objection !== null) throw refuse('pattern', objection)
    await sql`update numbering.journal set pattern = ${pattern}, period = ${period}, version = version + 1
      where id = ${before.id}`.execute(db)
    const after = await requireJournal(db, before.id, today)
    const wouldCome =
      body.next === undefined || after.current === null
        ? null
        : await advanceTo(db, {
            journalId: before.id,
            period: after.current,
            next: body.next,
            by: caller.act ?? caller.accountId,
            today,
          })
    await record({
      subject: 'numbering.journal',
      id: before.id,
      before: { pattern: before.pattern, period: before.period, ...(wouldCome !== null && { next: wouldCome }) },
      after: { pattern, period, ...(wouldCome !== null && { next: body.next }) },
    })
    return toJournal(after, await readCounters(db, before.id), titleOf)
  })
