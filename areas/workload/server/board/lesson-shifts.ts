import { sql } from 'kysely'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import type { DayOfBoard } from './day-of-board.ts'

/** In which the group `g` learns: as the class that it follows, else as all its classes do; null where they differ. */
const shiftOfGroup = sql<number | null>`(select case when min(c.shift) = max(c.shift) then min(c.shift)::int end
  from classes.group_class gc join classes.class c on c.id = gc.class_id
  where gc.group_id = g.id and gc.class_id = coalesce(g.follows_class_id, gc.class_id))`

export const shiftsOfGroups = ({ year }: DayOfBoard) => sql<{ id: number; shift: number | null }>`
  select g.id, ${shiftOfGroup} as shift from classes.study_group g where g.year_id = ${year.id}`

/** Hours that teachers have in each shift on the day. */
export const hoursInShifts = ({ year, date }: DayOfBoard) => sql<{ teacher_id: number; shift: number; hours: number }>`
  select a.teacher_id, of_group.shift, sum(a.hours)::float8 as hours
  from workload.assignment a join ${planOfYear(year.id)} plan on plan.group_id = a.group_id and not plan.is_out
    join classes.study_group g on g.id = a.group_id cross join lateral (select ${shiftOfGroup} as shift) of_group
  where a.during @> ${date}::date and of_group.shift is not null group by a.teacher_id, of_group.shift`
