import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { FetFile } from '../../rules/fet-file.ts'
import { planImport } from '../../rules/plan-import.ts'
import { importTimetable } from '../import/import-timetable.ts'

/** 7А and 7Б, Monday and Tuesday: physics of each class, English of 7А in two halves at one time. */
const file: FetFile = {
  institution: 'Школа',
  mode: 'Official',
  days: ['Пн', 'Вт'].map((name) => ({ name, longName: '' })),
  hours: ['09:00-09:45', '10:00-10:45', '11:00-11:45'].map((name) => ({ name, longName: '' })),
  subjects: ['Физика', 'Английский язык'],
  teachers: ['Ахметова', 'Ким', 'Ли'],
  years: [
    { name: '7А', size: 4, groups: ['7А-1', '7А-2'].map((name) => ({ name, size: 2, subgroups: [] })) },
    { name: '7Б', size: 2, groups: [] },
  ],
  activities: [
    { id: 1, subject: 'Физика', teachers: ['Ахметова'], students: ['7А'], duration: 1, active: true },
    { id: 2, subject: 'Физика', teachers: ['Ахметова'], students: ['7Б'], duration: 1, active: true },
    { id: 3, subject: 'Английский язык', teachers: ['Ким'], students: ['7А-1'], duration: 1, active: true },
    { id: 4, subject: 'Английский язык', teachers: ['Ли'], students: ['7А-2'], duration: 1, active: true },
  ],
  buildings: [],
  rooms: ['К1', 'К2'].map((name) => ({ name, building: '', capacity: 30, virtual: false })),
  starts: [
    { activity: 1, day: 'Пн', hour: '09:00-09:45' },
    { activity: 2, day: 'Пн', hour: '10:00-10:45' },
    { activity: 3, day: 'Вт', hour: '09:00-09:45' },
    { activity: 4, day: 'Вт', hour: '09:00-09:45' },
  ],
  places: [1, 2, 3].map((activity) => ({ activity, room: 'К1', realRooms: [] })),
  otherConstraints: [],
}

/** September 2026 is a quarter; the 1st is a Tuesday. */
async function calendar(db: Database): Promise<number> {
  const { id } = await db
    .insertInto('calendar.study_year')
    .values({ date_start: '2026-09-01', date_end: '2027-05-25' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const day = { year_id: id, title: 'день', number: null, closes_on: null, follows_weekday: null, parallels: null }
  await db
    .insertInto('calendar.calendar_entry')
    .values([
      { ...day, type: 'quarter', start_date: '2026-09-01', end_date: '2026-09-30', number: 1, closes_on: '2026-09-30' },
      { ...day, type: 'day_off', title: 'День школы', start_date: '2026-09-08', end_date: '2026-09-08' },
      { ...day, type: 'moved_day', start_date: '2026-09-12', end_date: '2026-09-12', follows_weekday: 'tue' },
    ])
    .execute()
  return id
}

async function students(db: Database, groups: Map<string, number>, classes: Map<string, number>) {
  const atoms = ['7А-1', '7А-1', '7А-2', '7А-2', '7Б', '7Б']
  const made = await db
    .insertInto('people.person')
    .values(atoms.map((atom, order) => ({ surname: `Ученик${order + 1}`, name: atom })))
    .returning(['id', 'name'])
    .execute()
  for (const { id, name: atom } of made) {
    const own = [...groups].filter(([key]) => (JSON.parse(key) as string[]).includes(atom)).map(([, group]) => group)
    await sql`insert into classes.class_member (class_id, student_id, during)
      values (${classes.get(atom.slice(0, 2)) ?? 0}, ${id}, daterange('2026-09-01', null))`.execute(db)
    await sql`insert into classes.group_member (group_id, course_id, student_id, during)
      select id, course_id, ${id}, daterange('2026-09-01', null) from classes.study_group
      where id = any(${own}::int[])`.execute(db)
  }
  return made.map(({ id }) => id)
}

/** A school of two classes for tests, imported from a file; its timetable is a draft. */
export async function smallSchool(db: Database) {
  const yearId = await calendar(db)
  const plan = planImport(file)
  const made = await importTimetable(db, plan, { yearId })
  const group = (course: string, title: string) => {
    const found = plan.groups.find((one) => one.course === course && one.title === title)
    return made.groups.get(found?.key ?? '') ?? 0
  }
  return { ...made, yearId, students: await students(db, made.groups, made.classes), group }
}
