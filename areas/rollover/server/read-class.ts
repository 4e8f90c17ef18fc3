import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readRolledClass } from '../contract/rollover.ts'
import type { RolledGroup } from '../contract/shapes.ts'
import { outlineOf, type OutlinedClass } from '../rules/outline-of.ts'
import { retitled } from '../rules/retitle.ts'
import { readSituation } from './situation.ts'
import { requireReadingAll } from './whole-school.ts'
import { findYears, type Years } from './years.ts'

interface GroupRow {
  id: number
  course: string
  title: string
  is_shared: boolean
  students: number
  is_wanted: boolean
  stands: boolean
}
/** Groups of a class on the last day of its year; `is_wanted`: the plan of the next parallel has the course. */
async function readGroups(db: Database, { from, into }: Years, { id, into: target, parallel }: OutlinedClass) {
  const { rows } = await sql<GroupRow>`
    select g.id, co.title as course, g.title, (select count(*) > 1 from classes.group_class other where other.group_id = g.id)
        as is_shared,
      (select count(*)::int from classes.group_member m where m.group_id = g.id and m.during @> ${from.date_end}::date) as students,
      exists (select from curriculum.rup_line r join classes.parallel p on p.id = r.parallel_id
        where r.course_id = g.course_id and p.number = ${parallel + 1} and r.year_id in (${from.id}, ${into.id})) as is_wanted,
      exists (select from classes.group_class nc join classes.study_group n on n.id = nc.group_id
        where nc.class_id = ${target?.id ?? null} and n.course_id = g.course_id) as stands
    from classes.group_class gc join classes.study_group g on g.id = gc.group_id and g.closed_on is null and g.kind <> 'individual'
      join curriculum.course co on co.id = g.course_id
    where gc.class_id = ${id} order by platform.sort_text(co.title) collate "C", platform.sort_text(g.title) collate "C"`.execute(
    db,
  )
  return rows
}

function answeredGroup(row: GroupRow, { title, into }: OutlinedClass): RolledGroup {
  const { id, course, students } = row
  const fate = row.stands ? 'stands' : !row.is_wanted ? 'ends' : row.is_shared ? 'shared' : 'carried'
  const isMade = into !== null && (fate === 'carried' || fate === 'shared')
  return {
    id,
    course,
    title: row.title,
    fate,
    into_title: isMade ? retitled(row.title, [{ from: title, into: into.title }]) : null,
    students,
  }
}

export const readRolledClassHandler = handle(readRolledClass, async ({ params, caller, db, today }) => {
  requireReadingAll(caller)
  const years = await findYears(db, params.into_id, today)
  if (!years) throw notFound()
  const { parallels } = outlineOf(await readSituation(db, years))
  const found = parallels.flatMap(({ classes }) => classes).find(({ id }) => id === params.class_id)
  if (!found) throw notFound()
  const groups = found.into === null ? [] : await readGroups(db, years, found)
  return {
    title: found.title,
    students: found.students.map(({ id, full_name, fate, reason, note, choice, target, placed_in }) => ({
      id,
      full_name,
      fate,
      reason,
      note,
      choice,
      into_title: placed_in ?? target?.title ?? null,
    })),
    groups: groups.map((row) => answeredGroup(row, found)),
  }
})
