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

type Year = number | RawBuilder<number | null>
/** Of all groups of a year, by the group: what is not asked for is not counted. */
export const groupsOfYear = (year: Year, today: string) => ({
  /** The lowest parallel of the classes of each, and the classes. */
  classed: sql<{ group_id: number; number: number; classes: StudyGroup['classes'] }>`(
    select gc.group_id, min(p.number) as number,
      jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by p.number, c.letter) as classes
    from classes.study_group of_g join classes.group_class gc on gc.group_id = of_g.id
    join classes.class c on c.id = gc.class_id and c.year_id = of_g.year_id join classes.parallel p on p.id = c.parallel_id
    where of_g.year_id = ${year} group by gc.group_id)`,
  /** Teachers, and their names in one text, for searching and sorting. */
  taught: sql<{ group_id: number; teachers: StudyGroup['teachers']; names: string }>`(
    select a.group_id, string_agg(t.full_name, ' ' order by t.sort_name) as names,
      jsonb_agg(jsonb_build_object('id', t.id, 'full_name', t.full_name) order by t.sort_name, t.id) as teachers
    from classes.study_group of_g join calendar.study_year y on y.id = of_g.year_id
    join workload.assignment a on a.group_id = of_g.id and a.during @> ${dayOfYear(today)}
    join people.person t on t.id = a.teacher_id where of_g.year_id = ${year} group by a.group_id)`,
})
