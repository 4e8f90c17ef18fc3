import { sql, type RawBuilder } from 'kysely'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { Database } from '#platform/server/database.ts'
import { numberArray } from '#platform/server/number-array.ts'
import type { StudyGroup } from '../../contract/groups.ts'

type Year = number | RawBuilder<number | null>
const dayIn = (year: Year, today: string) =>
  sql`(select ${dayOfYear(today)} from calendar.study_year y where y.id = ${year})`

interface Counted {
  group_id: number
  students: number
}
/** How many students are in each group of a year that has any: all pages of a list ask it, and few days change it. */
export const countMembers = (db: Database, year: Year, today: string): Promise<readonly Counted[]> =>
  remembered(
    db,
    sql<Counted>`select m.group_id, count(*)::int as students from classes.group_member m
      where m.during @> ${dayIn(year, today)} group by m.group_id`,
  )
/** The same as a query. */
export async function countedMembers(db: Database, year: Year, today: string): Promise<RawBuilder<Counted>> {
  const rows = await countMembers(db, year, today)
  const column = (name: keyof Counted) => numberArray(rows.map((row) => row[name]))
  return sql<Counted>`(
    select * from unnest(${column('group_id')}::integer[], ${column('students')}::integer[]) as one(group_id, students))`
}

/** Whether the group in the column is one of those that a page shows. */
export type Among = (group: RawBuilder<unknown>) => RawBuilder<boolean>
const everyGroup: Among = () => sql<boolean>`true`

/** Of all groups of a year, or of some, by the group: what is not asked for is not counted, and no group of another year is asked. */
export function groupsOfYear(year: Year, today: string, among: Among = everyGroup) {
  const day = dayIn(year, today)
  return {
    /** The lowest parallel of the classes of each, and the classes. */
    classed: sql<{ group_id: number; number: number; classes: StudyGroup['classes'] }>`(
      select gc.group_id, min(p.number) as number,
        json_agg(json_build_object('id', c.id, 'title', c.title) order by p.number, c.letter) as classes
      from classes.group_class gc join classes.class c on c.id = gc.class_id and c.year_id = ${year}
      join classes.parallel p on p.id = c.parallel_id where ${among(sql.ref('gc.group_id'))} group by gc.group_id)`,
    /** Teachers, and their names in one text, for searching and sorting. */
    taught: sql<{ group_id: number; teachers: StudyGroup['teachers']; names: string }>`(
      select a.group_id, string_agg(t.full_name, ' ' order by t.sort_name, t.id) as names,
        json_agg(json_build_object('id', t.id, 'full_name', t.full_name) order by t.sort_name, t.id) as teachers
      from workload.assignment a join people.person t on t.id = a.teacher_id where a.during @> ${day} and ${among(sql.ref('a.group_id'))}
      group by a.group_id)`,
    /** Titles of courses as they are sorted, and the courses: there are fewer of them than groups. */
    titled: sql<{ course_id: number; title: string; course: StudyGroup['course'] }>`(
      select id as course_id, platform.sort_text(title) collate "C" as title,
        jsonb_build_object('id', id, 'title', title, 'colour', colour) as course
      from curriculum.course offset 0)`,
  }
}
