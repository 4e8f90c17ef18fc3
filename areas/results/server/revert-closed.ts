import { sql } from 'kysely'
import type { ClosingQuarter, RevertClosed } from '#areas/calendar/server/index.ts'
import { record } from '#platform/server/history.ts'
import { closeGranted } from './reopening-requests/close-granted.ts'
import { batchOf, removeResults } from './write-results.ts'

/** The day on which the last of these quarters closes; empty where none of them is there. */
const closingOf = (quarters: readonly ClosingQuarter[], numbers: readonly number[]): string =>
  quarters
    .filter(({ number }) => numbers.includes(number))
    .map(({ closes_on }) => closes_on)
    .toSorted()
    .at(-1) ?? ''

/**
 * A closing date was wrong and is put right after its night: what nobody has set of the quarter, of the half-year it ends and, of
 * the last one, of the year is taken back, with history. What a person has set stays. Who
 * has asked for the opening is answered.
 */
export const revertClosed: RevertClosed = async (db, moved) => {
  const { yearId, before, after, today, marker, requestId, publish } = moved
  await closeGranted(
    { db, today, publish, record: (...changes) => record(db, marker, requestId, changes) },
    { yearId, by: marker },
  )
  const isOpenAgain = (...numbers: number[]) => {
    const [was, is] = [closingOf(before, numbers), closingOf(after, numbers)]
    return was !== '' && was < today && today <= is
  }
  const quarterIds = after.filter(({ number }) => isOpenAgain(number)).map(({ id }) => id)
  const halves = [1, 2].filter((half) => isOpenAgain(half * 2 - 1, half * 2))
  if (quarterIds.length === 0 && halves.length === 0) return 0
  // a year ends with its last quarter, of a subject of half-years with its last half-year
  const { rows } = await sql<{ id: number }>`
    select r.id from results.period_result r where r.year_id = ${yearId} and r.author_id is null
      and (r.quarter_id = any(${quarterIds}::integer[]) or r.half = any(${halves}::smallint[])
        or (r.quarter_id is null and r.half is null and case
          when exists (select from results.period_result h where h.student_id = r.student_id
            and h.course_id = r.course_id and h.year_id = r.year_id and h.half is not null)
          then ${isOpenAgain(3, 4)}::boolean else ${isOpenAgain(4)}::boolean end))
    order by r.id for no key update`.execute(db)
  const ids = rows.map(({ id }) => id)
  await removeResults(db, { marker, requestId, batch: batchOf(ids.length) }, ids)
  return ids.length
}
