import { sql } from 'kysely'
import { writeAcademicLeave } from './academic-leave.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'

/** How many each class takes: most have room left, one has more students than it takes, of one it is not known. In a college somebody is on leave. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'capacities',
    write: async ({ db, today }) => {
      await sql`
        update classes.class c set capacity = sized.capacity
        from (select id, case row_number() over (order by id)
            when 6 then null when 7 then greatest(students - 1, 1) else greatest(students, 28) end as capacity
          from (select c.id, (select count(*) from classes.class_member m
              where m.class_id = c.id and m.during @> ${today}::date)::int as students
            from classes.class c) counted) sized
        where sized.id = c.id`.execute(db)
    },
  },
  { name: 'academicLeave', write: writeAcademicLeave },
]
