import { sql, type RawBuilder } from 'kysely'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import type { PersonInClass, Titled } from '../contract/class-shapes.ts'
import type * as z from 'zod/mini'

type Persons = z.output<typeof PersonInClass>[]
type Classes = z.output<typeof Titled>[]
interface CourseOfGroup {
  id: number
  title: string
  colour: string | null
}

/** Teachers assigned to the group `g` of the year `y`, in the order of their names. */
export const teachersOf = (today: string): RawBuilder<Persons> => sql<Persons>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'full_name', t.full_name) order by t.sort_name, t.id)
  from workload.assignment a join people.person t on t.id = a.teacher_id
  where a.group_id = g.id and a.during @> ${dayOfYear(today)}), '[]')`

/** Students in the group `g` of the year `y`. */
export const membersCount = (today: string): RawBuilder<number> => sql<number>`(
  select count(*) from classes.group_member m where m.group_id = g.id and m.during @> ${dayOfYear(today)})`

/** Classes of the group `g`, by parallel and letter. */
export const classesOf: RawBuilder<Classes> = sql<Classes>`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by p.number, c.letter)
  from classes.group_class gc join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id
  where gc.group_id = g.id), '[]')`

/** The course of the group `g`. */
export const courseOf: RawBuilder<CourseOfGroup> = sql<CourseOfGroup>`(
  select jsonb_build_object('id', own.id, 'title', own.title, 'colour', own.colour)
  from curriculum.course own where own.id = g.course_id)`
