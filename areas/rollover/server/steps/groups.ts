import { sql, type RawBuilder } from 'kysely'
import type { GroupKind } from '#areas/classes/contract/group-kinds.ts'
import { insertGroups, writeGroupStays, type NewGroup } from '#areas/classes/server/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { retitled } from '../../rules/retitle.ts'
import type { RollingOver } from '../doing.ts'

interface GroupRow {
  id: number
  course_id: number
  title: string
  kind: GroupKind
  level_id: number | null
  norm_reason: string | null
  /** Classes of the group whose course the new plan has, with what they become; `follows` the one whose rules it keeps. */
  classes: { from: string; into: string; into_id: number; follows: boolean }[]
  students: number[]
}

/**
 * Groups of the last day of the former year whose courses the plans of the classes that they become have, where those have no
 * group of the course yet; of `students` those who stand in one of these classes.
 */
async function groupsToCarry(
  db: Database,
  { from, into }: RollingOver['years'],
  which: RawBuilder<boolean>,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.course_id, g.title, g.kind, g.level_id, g.norm_reason, becoming.classes,
      array(select m.student_id from classes.group_member m join classes.class_member stands on stands.student_id = m.student_id
          and stands.during @> ${into.date_start}::date and stands.class_id = any(becoming.ids)
        where m.group_id = g.id and m.during @> ${from.date_end}::date order by m.student_id) as students
    from classes.study_group g join curriculum.course co on co.id = g.course_id and co.archived_at is null
    join lateral (
      select jsonb_agg(jsonb_build_object('from', c.title, 'into', n.title, 'into_id', n.id,
          'follows', c.id = g.follows_class_id) order by c.id) as classes, array_agg(n.id) as ids
      from classes.group_class gc join classes.class c on c.id = gc.class_id
        join classes.class n on n.previous_class_id = c.id and n.year_id = ${into.id}
        join curriculum.class_line line on line.class_id = n.id and line.course_id = g.course_id
      where gc.group_id = g.id and not exists (select from classes.group_class stands
        join classes.study_group own on own.id = stands.group_id
        where stands.class_id = n.id and own.course_id = g.course_id)) becoming on becoming.classes is not null
    where g.year_id = ${from.id} and g.closed_on is null and g.kind <> 'individual' and ${which}
    order by g.id`.execute(db)
  return rows
}

const newGroup = ({ course_id, title, kind, level_id, norm_reason, classes }: GroupRow): NewGroup => ({
  course_id,
  title: retitled(title, classes),
  kind,
  level_id,
  norm_reason,
  classes: classes.map(({ into_id }) => into_id),
  follows_class_id: classes.find(({ follows }) => follows)?.into_id ?? null,
})
const isOfClass = (classId: number) =>
  sql<boolean>`(select array_agg(gc.class_id) from classes.group_class gc where gc.group_id = g.id) = array[${classId}::int]`
const isShared = sql<boolean>`(select count(*) > 1 from classes.group_class gc where gc.group_id = g.id)`

async function carryGroups(doing: RollingOver, which: RawBuilder<boolean>): Promise<number> {
  const { db, years, trace } = doing
  const groups = await groupsToCarry(db, years, which)
  const ids = await insertGroups(db, years.into.id, groups.map(newGroup), trace)
  const until = addDays(years.into.date_end, 1)
  const made = groups.flatMap(({ students }, index) =>
    students.map((student_id) => ({ student_id, group_id: ids[index] ?? 0, from: years.into.date_start, until })),
  )
  await writeGroupStays(db, { gone: [], changed: [], made }, trace)
  return ids.length
}

/** Carries the groups of one class over, with who is in them. @returns how many */
export const carryOwnGroups = (doing: RollingOver, classId: number): Promise<number> =>
  carryGroups(doing, isOfClass(classId))
/** The same of groups that several classes share. */
export const carrySharedGroups = (doing: RollingOver): Promise<number> => carryGroups(doing, isShared)
