import { sql, type RawBuilder } from 'kysely'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import type { StudyGroup } from '../contract/groups.ts'

/** Teachers assigned to the group `g` of the year `y`, in the order of their names. */
export const teachersOf = (today: string): RawBuilder<StudyGroup['teachers']> => sql<StudyGroup['teachers']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'full_name', t.full_name) order by t.sort_name, t.id)
  from workload.assignment a join people.person t on t.id = a.teacher_id
  where a.group_id = g.id and a.during @> ${dayOfYear(today)}), '[]')`

/** Students in the group `g` of the year `y`. */
export const membersCount = (today: string): RawBuilder<number> => sql<number>`(
  select count(*) from classes.group_member m where m.group_id = g.id and m.during @> ${dayOfYear(today)})`

export const classesOf = sql<StudyGroup['classes']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by p.number, c.letter)
  from classes.group_class gc join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id
  where gc.group_id = g.id), '[]')`

export const courseOf = sql<
  StudyGroup['course']
>`jsonb_build_object('id', co.id, 'title', co.title, 'colour', co.colour)`
