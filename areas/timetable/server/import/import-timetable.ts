import { sql } from 'kysely'
import { insertRooms } from '#areas/buildings/server/index.ts'
import { insertUsualBells } from '#areas/calendar/server/index.ts'
import { insertTeachers } from '#areas/people/server/index.ts'
import { insertAssignments } from '#areas/workload/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { ImportPlan } from '../../rules/import-plan.ts'
import { readTeacherName } from '../../rules/teacher-name.ts'
import { inTransaction } from '../in-transaction.ts'
import { refuseUnlessEmpty } from './empty-school.ts'
import { importClasses, importCourses, importGroups, importParallels, importRup } from './import-classes.ts'
import { idOf, type ImportedTimetable, type ImportOptions } from './import-options.ts'

const bellsTitle = 'Звонки расписания'

interface Year {
  id: number
  date_start: string
  date_end: string
}
const wholeYear = (year: Year) => sql<string>`daterange(${year.date_start}, ${year.date_end}, '[]')`

type Made = Pick<ImportedTimetable, 'groups' | 'teachers' | 'rooms'>

async function importAssignments(db: Database, plan: ImportPlan, year: Year, { groups, teachers }: Made) {
  const rows = plan.assignments.map(({ teacher, group, hours }) => ({
    teacher_id: idOf(teachers, teacher),
    group_id: idOf(groups, group),
    hours,
  }))
  await insertAssignments(db, rows, { start_date: year.date_start, end_date: year.date_end })
}

async function importVersion(db: Database, plan: ImportPlan, year: Year, title: string, made: Made): Promise<number> {
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
  return id
}

/**
 * Writes a planned import into an empty school, in one transaction: classes, subjects, curriculum, rooms, teachers,
 * their load, bells and a draft version of the timetable for the whole year.
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
    if (!year) throw notFound('Учебный год не найден')
    const parallels = await importParallels(db, year.id, plan.parallels)
    const classes = await importClasses(db, year.id, plan.classes, parallels)
    const courses = await importCourses(db, plan.courses)
    await importRup(db, options, plan.weeklyHours, parallels, courses)
    const groups = await importGroups(db, year.id, plan.groups, courses, classes)
    const rooms = await insertRooms(
      db,
      plan.rooms.map(({ name, ...room }) => ({ ...room, title: name })),
      plan.buildings,
    )
    const persons = await insertTeachers(db, plan.teachers.map(options.teacherName ?? readTeacherName), year.date_start)
    const teachers = new Map(plan.teachers.map((teacher, order) => [teacher, persons[order] ?? 0]))
    const made = { groups, teachers, rooms }
    await importAssignments(db, plan, year, made)
    const bells = plan.slots.map(({ shift, number, startsAt, endsAt }) => ({
      shift,
      number,
      starts_at: startsAt,
      ends_at: endsAt,
    }))
    const bellScheduleId = await insertUsualBells(db, year.id, bellsTitle, bells)
    const title = options.title ?? (plan.institution || 'Расписание')
    const versionId = await importVersion(db, plan, year, title, made)
    await sql`analyze classes.study_group, classes.group_class, workload.assignment,
      timetable.entry, timetable.entry_teacher`.execute(db)
    return { versionId, bellScheduleId, parallels, classes, courses, ...made }
  })
}
