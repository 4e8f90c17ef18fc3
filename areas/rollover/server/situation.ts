import { sql } from 'kysely'
import { schoolKind } from '#areas/school/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import type { FormerClassRow, NextClassRow, ParallelRow, Situation, StudentRow } from '../rules/targets.ts'
import type { Years } from './years.ts'

const classColumns = sql`c.id, c.title, p.number as parallel, c.letter, c.language, c.profile, c.shift, c.capacity`

/** Classes that stand on the last day of the former year, who is in them then, and what is known of the next one. */
export async function readSituation(db: Database, { from, into }: Years): Promise<Situation & { version: number }> {
  const kind = await schoolKind(db)
  const { plan, ...lists } = await readAtOnce(db, {
    former: sql<FormerClassRow>`select ${classColumns} from classes.class c join classes.parallel p on p.id = c.parallel_id
      where c.year_id = ${from.id} and c.closed_on is null order by p.number, platform.sort_text(c.letter) collate "C", c.id`,
    next: sql<NextClassRow>`select ${classColumns}, c.previous_class_id, (select count(*) from classes.class_member m
        where m.class_id = c.id and m.during @> ${into.date_start}::date)::int as students
      from classes.class c join classes.parallel p on p.id = c.parallel_id where c.year_id = ${into.id} and c.closed_on is null`,
    students: sql<StudentRow>`
      select s.id, s.full_name, s.sex, m.class_id, (select nc.title from classes.class_member next
          join classes.class nc on nc.id = next.class_id
          where next.student_id = s.id and nc.year_id = ${into.id} order by lower(next.during) desc limit 1) as placed_in,
        chosen.profile as choice, h.reason as held, coalesce(h.note, '') as note
      from classes.class c join classes.class_member m on m.class_id = c.id and m.during @> ${from.date_end}::date
        join people.person s on s.id = m.student_id and s.archived_at is null
        left join rollover.choice chosen on chosen.student_id = s.id and chosen.into_year_id = ${into.id}
        left join rollover.held h on h.student_id = s.id and h.into_year_id = ${into.id}
      where c.year_id = ${from.id} order by s.sort_name, s.id`,
    decided: sql<ParallelRow>`select number, mode, division as by, seed from rollover.parallel where into_year_id = ${into.id}`,
    newClasses: sql<Situation['newClasses'][number]>`select parallel, letter, language, profile, shift, capacity
      from rollover.new_class where into_year_id = ${into.id} order by parallel, platform.sort_text(letter) collate "C"`,
    plan: sql<{ version: number }>`select version from rollover.plan where into_year_id = ${into.id}`,
  })
  return { ...lists, isCollege: kind === 'college', version: plan[0]?.version ?? 0 }
}
