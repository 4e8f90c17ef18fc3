import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertRooms } from '#areas/buildings/server/index.ts'
import { insertUsualBells } from '#areas/calendar/server/index.ts'
import { ensureParallels } from '#areas/classes/server/index.ts'
import { insertTeachers } from '#areas/people/server/index.ts'
import { insertAssignments } from '#areas/workload/server/index.ts'
import { asSaid } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { recordMade, system, type BulkTrace } from '#platform/server/history.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { ImportPlan } from '../../rules/import-plan.ts'
import { readTeacherName } from '../../rules/teacher-name.ts'
import { inTransaction } from '../in-transaction.ts'
import { refuseUnlessEmpty } from './empty-school.ts'
import { importClasses, importCourses, importGroups, importRup } from './import-classes.ts'
import { idOf, type ImportedTimetable, type ImportOptions } from './import-options.ts'

const bellsTitle = 'Звонки расписания'

interface Year {
  id: number
  date_start: string
  date_end: string
}
const wholeYear = (year: Year) => sql<string>`daterange(${year.date_start}, ${year.date_end}, '[]')`

type Made = Pick<ImportedTimetable, 'groups' | 'teachers' | 'rooms'>

async function importAssignments(db: Database, plan: ImportPlan, year: Year, made: Made, trace: BulkTrace) {
  const rows = plan.assignments.map(({ teacher, group, hours }) => ({
    teacher_id: idOf(made.teachers, teacher),
    group_id: idOf(made.groups, group),
    hours,
  }))
  await insertAssignments(db, rows, { start_date: year.date_start, end_date: year.date_end }, trace)
}

async function recordVersion(db: Database, id: number, trace: BulkTrace): Promise<void> {
  await recordMade(
    db,
    trace,
    'timetable.version',
    sql`select id, jsonb_build_object('title', title, 'status', status, 'from', lower(during), 'to', upper(during) - 1)
      as after from timetable.version where id = ${id}`,
  )
  await recordMade(
    db,
    trace,
    'timetable.entry',
    sql`select e.id, jsonb_build_object('group', g.title, 'weekday', e.weekday, 'shift', e.shift, 'slot', e.slot,
        'week', e.week, 'room', r.title, 'teachers', (select jsonb_agg(p.full_name order by p.full_name)
          from timetable.entry_teacher t join people.person p on p.id = t.teacher_id where t.entry_id = e.id)) as after
      from timetable.entry e join classes.study_group g on g.id = e.group_id
        left join buildings.room r on r.id = e.room_id where e.version_id = ${id}`,
  )
}

interface NewVersion {
  plan: ImportPlan
  year: Year
  title: string
  made: Made
}
async function importVersion(db: Database, { plan, year, title, made }: NewVersion, trace: BulkTrace): Promise<number> {
  const { id } = await db
    .insertInto('timetable.version')
    .values({ year_id: year.id, title, during: wholeYear(year) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = plan.entries.map(({ group, weekday, shift, slot, week = 'every', room, teachers }) => ({
    group_id: idOf(made.groups, group),
    weekday,
    shift,
    slot,
    week,
    room_id: room === null ? null : idOf(made.rooms, room),
    teachers: [...new Set(teachers)].map((teacher) => idOf(made.teachers, teacher)),
  }))
  // a group has at most one lesson in a slot of a week, so the slot leads an entry back to its teachers
  await sql`with planned as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(group_id int, weekday smallint, shift smallint, slot smallint, week text, room_id int, teachers int[])),
    entries as (
      insert into timetable.entry (version_id, group_id, weekday, shift, slot, week, room_id)
      select ${id}, group_id, weekday, shift, slot, week, room_id from planned
      returning id, group_id, weekday, shift, slot, week)
    insert into timetable.entry_teacher (entry_id, teacher_id)
    select entries.id, teacher_id
    from entries join planned using (group_id, weekday, shift, slot, week), unnest(planned.teachers) as teacher_id`.execute(
    db,
  )
  await recordVersion(db, id, trace)
  return id
}

/**
 * Writes a planned import into an empty school, in one transaction: classes, subjects, curriculum, rooms, teachers,
 * their load, bells and a draft version of the timetable for the whole year. All of it is one batch of the history.
 * @throws Refusal 409 where the school is not empty, 404 where there is no such year
 */
export async function importTimetable(
  connection: Database,
  plan: ImportPlan,
  options: ImportOptions,
): Promise<ImportedTimetable> {
  return inTransaction(connection, async (db) => {
    await refuseUnlessEmpty(db)
    const year = await db
      .selectFrom('calendar.study_year')
      .select(['id', 'date_start', 'date_end'])
      .where('id', '=', options.yearId)
      .executeTakeFirst()
    if (!year) throw notFound(asSaid('Учебный год не найден'))
    const batch = randomUUID()
    const trace: BulkTrace = { actor: system, requestId: `timetable-import-${batch}`, batch }
    const parallels = await ensureParallels(db, year.id, plan.parallels, trace)
    const classes = await importClasses(db, year.id, plan.classes, parallels, trace)
    const courses = await importCourses(db, plan.courses, trace)
    await importRup(db, options, plan.weeklyHours, parallels, courses, trace)
    const groups = await importGroups(db, year.id, plan.groups, courses, classes, trace)
    const rooms = await insertRooms(
      db,
      plan.rooms.map(({ name, ...room }) => ({ ...room, title: name })),
      plan.buildings,
      trace,
    )
    const persons = await insertTeachers(
      db,
      plan.teachers.map(options.teacherName ?? readTeacherName),
      year.date_start,
      trace,
    )
    const teachers = new Map(plan.teachers.map((teacher, order) => [teacher, persons[order] ?? 0]))
    const made = { groups, teachers, rooms }
    await importAssignments(db, plan, year, made, trace)
    const bells = plan.slots.map(({ shift, number, startsAt, endsAt }) => ({
      shift,
      number,
      start_time: startsAt,
      end_time: endsAt,
    }))
    const bellScheduleId = await insertUsualBells(db, year.id, bellsTitle, bells, trace)
    const title = options.title ?? (plan.institution || 'Расписание')
    const versionId = await importVersion(db, { plan, year, title, made }, trace)
    await sql`analyze classes.study_group, classes.group_class, workload.assignment,
      timetable.entry, timetable.entry_teacher`.execute(db)
    return { versionId, bellScheduleId, parallels, classes, courses, ...made }
  })
}
