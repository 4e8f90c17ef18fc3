import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { schoolKind } from '#areas/school/server/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { DemonstrationContext } from '#platform/server/demonstration/part.ts'
import { record, system } from '#platform/server/history.ts'
import { insertLeave } from '../academic-leave/insert-leave.ts'
import { classStays, leaveFor } from '../students/leave-class.ts'

/** A student of another group than the shown one's is away from today on, until the next year begins. */
export async function writeAcademicLeave({ db, today, shownClass }: DemonstrationContext): Promise<void> {
  if ((await schoolKind(db)) !== 'college') return
  const { rows } = await sql<{ student_id: number; class_id: number; year_end: string }>`
    select m.student_id, c.id as class_id, y.date_end as year_end
    from classes.class_member m join classes.class c on c.id = m.class_id join calendar.study_year y on y.id = c.year_id
    where y.id = ${currentYearId(today)} and c.title <> ${shownClass} and m.during @> ${today}::date
    order by c.id desc, m.student_id desc limit 1`.execute(db)
  const [found] = rows
  if (!found) return
  const { student_id, class_id, year_end } = found
  const leaving = { from: today, year: null, into: null }
  const stays = await classStays(db, student_id, leaving)
  const { changes } = await leaveFor(db, student_id, leaving, { stays, holds: [] })
  const batch = randomUUID()
  const made = await insertLeave(db, {
    student_id,
    class_id,
    starts_on: today,
    planned_return: `${year_end.slice(0, 4)}-09-01`,
    order_number: '41-с',
    order_date: addDays(today, -1),
    note: 'По состоянию здоровья, заключение врачебной комиссии',
    batch,
  })
  await record(db, system, 'demonstration', [...changes, made], batch)
}
