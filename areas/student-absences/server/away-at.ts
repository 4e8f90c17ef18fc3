import { sql } from 'kysely'
import { missedAt } from '#areas/student-attendance/server/index.ts'
import type { Database } from '#platform/server/database.ts'

/** Students with an accepted reason for the whole of this day, each with its kind in words, «Б: болел». */
async function excusedAllDay(db: Database, today: string): Promise<[number, string][]> {
  const { rows } = await sql<{ student_id: number; kind: string }>`
    select distinct on (ar.student_id) ar.student_id, k.letter || ': ' || lower(k.title) as kind
    from student_absences.absence_reason ar join miss_kinds.miss_kind k on k.id = ar.kind_id
    where ${today}::date between ar.date_from and ar.date_to and ar.first_slot is null and ar.state = 'accepted'
    order by ar.student_id, ar.id`.execute(db)
  return rows.map(({ student_id, kind }) => [student_id, kind])
}

/** Why students are away at a minute of a day, by student: a miss of their latest lesson, else an accepted reason. */
export async function awayAt(db: Database, at: { today: string; time: string }): Promise<Map<number, string>> {
  return new Map([...(await excusedAllDay(db, at.today)), ...(await missedAt(db, at))])
}
