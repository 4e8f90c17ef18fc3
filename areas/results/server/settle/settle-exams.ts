import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { gradingOfGroup } from '#areas/grading/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { batchOf, removeResults } from '../write-results.ts'
import { settleAtOnce } from './settling.ts'

/** Takes back the final marks that nobody has set although an exam, planned since, is not written: they wait for it. */
export async function settleExams(context: AppContext): Promise<void> {
  const today = context.clock.today()
  await settleAtOnce(context, today, async ({ db, marker, requestId }) => {
    const { rows } = await sql<{ id: number }>`
      select r.id from results.period_result r
      where r.year_id = ${currentYearId(today)} and r.type = 'total' and r.author_id is null
        and exists (select from classes.group_member m join classes.study_group g on g.id = m.group_id ${gradingOfGroup}
          where m.student_id = r.student_id and g.course_id = r.course_id and g.year_id = r.year_id and grading.has_exam)
        and not exists (select from results.period_result exam where exam.type = 'exam' and exam.student_id = r.student_id
          and exam.course_id = r.course_id and exam.year_id = r.year_id)
      order by r.id for no key update of r`.execute(db)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await removeResults(db, { marker, requestId, batch: batchOf(ids.length) }, ids)
  })
}
