import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readDivision, type Division, type DivisionGroup, type DivisionStudent } from '../../contract/division.ts'
import { numberOn } from '#areas/norms/server/index.ts'
import { subgroupNorm } from '../norms.ts'
import { governingLines } from '../governing-lines.ts'
import { dayOfChange } from '../year-day.ts'
import { readToDivide, type ToDivide } from './classes-to-divide.ts'

interface OnDay {
  db: Database
  caller: Caller
  today: CalendarDate
  of: ToDivide
  from: CalendarDate
}
const idsOf = ({ classes }: ToDivide) => classes.map(({ id }) => id)

/** Groups of the course that take students of these classes, individual plans aside, by their titles. */
export async function groupsToDivide(db: Database, of: ToDivide, from: CalendarDate): Promise<DivisionGroup[]> {
  const { rows } = await sql<DivisionGroup>`
    select g.id, g.title, g.version, g.level_id, g.norm_reason, g.closed_on is null or g.closed_on > ${from}::date as is_open,
      exists (select from classes.group_class other where other.group_id = g.id and other.class_id <> all(${idsOf(of)}::int[]))
        as is_wider
    from classes.study_group g
    where g.year_id = ${of.year.id} and g.course_id = ${of.course.id} and g.kind <> 'individual'
      and exists (select from classes.group_class gc where gc.group_id = g.id and gc.class_id = any(${idsOf(of)}::int[]))
    order by platform.sort_text(g.title) collate "C", g.id`.execute(db)
  return rows
}

/** Students of the classes on the day without an individual plan of the course: by name those whom the caller may find; all of them counted. */
export async function studentsToDivide({
  db,
  caller,
  today,
  of,
  from,
}: OnDay): Promise<{ students: DivisionStudent[]; hidden: number }> {
  const { rows } = await sql<DivisionStudent & { may_find: boolean }>`
    select p.id, p.full_name, p.sex, c.id as class_id, c.title as class_title, held.group_id,
      ${mayFindPerson(caller, sql.ref('p.id'), today)} as may_find,
      (select g.level_id from classes.group_member had join classes.study_group g on g.id = had.group_id
        where had.student_id = p.id and had.course_id = ${of.course.id} and g.level_id is not null
          and not had.during >> daterange(${from}, ${from}, '[]') order by had.during desc limit 1) as level_id
    from classes.class_member m join classes.class c on c.id = m.class_id join people.person p on p.id = m.student_id
      left join lateral (select gm.group_id, g.kind from classes.group_member gm join classes.study_group g on g.id = gm.group_id
        where gm.student_id = p.id and gm.course_id = ${of.course.id} and gm.during @> ${from}::date) held on true
    where m.class_id = any(${idsOf(of)}::int[]) and m.during @> ${from}::date and held.kind is distinct from 'individual'
    order by p.sort_name, p.id`.execute(db)
  const students = rows.flatMap(({ may_find, ...one }) => (may_find ? [one] : []))
  return { students, hidden: rows.length - students.length }
}

/** The most groups into which the РУП lets one of the classes be divided; null where it does not name the course. */
export async function allowedSubgroups(db: Database, of: ToDivide): Promise<number | null> {
  const { rows } = await sql<{ subgroups: number | null }>`
    select max(line.subgroups) as subgroups from ${governingLines(of.year.id)} line
    where line.course_id = ${of.course.id} and line.class_id = any(${idsOf(of)}::int[])`.execute(db)
  return rows[0]?.subgroups ?? null
}

async function readLevels(db: Database): Promise<Division['levels']> {
  const { rows } = await sql<Division['levels'][number]>`
    select r.id, r.title from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
    where d.code = 'group_level' and r.archived_at is null order by r.index, r.id`.execute(db)
  return rows
}

export const readDivisionHandler = handle(readDivision, async ({ query, caller, db, today }) => {
  const of = await readToDivide(db, caller, query)
  const from = dayOfChange(of.year, today, query.from)
  return {
    course: of.course,
    classes: of.classes,
    from,
    year: { from: of.year.from, to: of.year.to },
    subgroups: await allowedSubgroups(db, of),
    threshold: await numberOn(db, subgroupNorm, from),
    groups: await groupsToDivide(db, of, from),
    ...(await studentsToDivide({ db, caller, today, of, from })),
    levels: await readLevels(db),
  }
})
