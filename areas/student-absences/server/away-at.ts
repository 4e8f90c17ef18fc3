import { sql } from 'kysely'
import { missedAt } from '#areas/journal/server/index.ts'
import type { Database } from '#platform/server/database.ts'

/** Whole days for which the school has taken a family's reason, by person, «Б: болел». */
async function excusedOn(db: Database, today: string): Promise<[number, string][]> {
  const { rows } = await sql<{ student_id: number; letter: string }>`
    select distinct on (ar.student_id) ar.student_id, k.letter || ': ' || lower(k.title) as letter
    from student_absences.absence_reason ar join journal.miss_kind k on k.id = ar.kind_id
    where ${today}::date between ar.date_from and ar.date_to and ar.first_slot is null and ar.state = 'accepted'
    order by ar.student_id, ar.id`.execute(db)
  return rows.map(({ student_id, letter }) => [student_id, letter])
}

/** Why students are away at a minute of a day, by person: a miss of their latest lesson, or a reason that the family gave. */
export async function awayAt(db: Database, at: { today: string; time: string }): Promise<Map<number, string>> {
  return new Map([...(await excusedOn(db, at.today)), ...(await missedAt(db, at))])
}
