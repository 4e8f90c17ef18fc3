import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'

/** A teacher waits for the last closed quarter of a group to be opened again. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'reopeningRequests',
    write: async ({ db, today }) => {
      await sql`insert into results.reopening_request (group_id, quarter_id, author_id, reason, made_at)
        select g.id, q.id, a.teacher_id, 'Ученик написал СОР после болезни, нужно внести баллы',
          ${today}::date - interval '15 hours'
        from classes.study_group g
        join workload.assignment a on a.group_id = g.id and a.during @> ${today}::date
        join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter' and q.closes_on < ${today}::date
        where g.year_id = ${currentYearId(today)}
          and exists (select from assessments.work w where w.group_id = g.id and w.quarter_id = q.id and w.kind = 'sor')
        order by q.number desc, g.id, a.teacher_id limit 1
        on conflict do nothing`.execute(db)
    },
  },
]
