import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { planImport } from '../../rules/plan-import.ts'
import { readFet, readFetFile } from '../fet/read-fet.ts'
import { countsOf, drawnSchool, drawnSchools } from '../fet/testing/drawn-school.ts'
import { importTimetable } from './import-timetable.ts'

const root = path.join(import.meta.dirname, '../../../..')
const opened: { destroy: () => Promise<void> }[] = []
async function school() {
  const { db } = openDatabase(await cloneDatabase(), 2)
  opened.push(db)
  const year = await db
    .insertInto('calendar.study_year')
    .values({ date_start: '2026-09-01', date_end: '2027-05-25' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { db, yearId: year.id }
}
afterAll(async () => {
  await Promise.all(opened.map((db) => db.destroy()))
})
const tables = [
  'classes.parallel',
  'classes.class',
  'classes.study_group',
  'curriculum.course',
  'curriculum.rup_line',
  'buildings.room',
  'people.person',
  'people.employment',
  'workload.assignment',
  'calendar.bell_slot',
  'timetable.entry',
  'timetable.entry_teacher',
] as const
async function counts(db: Database) {
  const found = tables.map(async (table) => {
    const { many } = await db
      .selectFrom(table)
      .select((expression) => expression.fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    return [table, many] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

let plan: ReturnType<typeof planImport>
beforeAll(async () => {
  plan = planImport(await readFetFile(path.join(root, 'demo/school-48.fet.gz')))
})

test('school-48 becomes a school', async () => {
  const { db, yearId } = await school()
  const made = await importTimetable(db, plan, { yearId })
  expect(await counts(db)).toEqual({
    'classes.parallel': 11,
    'classes.class': 48,
    'classes.study_group': 784,
    'curriculum.course': 25,
    'curriculum.rup_line': plan.weeklyHours.length,
    'buildings.room': 45,
    'people.person': 98,
    'people.employment': 98,
    'workload.assignment': 784,
    'calendar.bell_slot': 14,
    'timetable.entry': 1853,
    'timetable.entry_teacher': 1853,
  })
  const first = await db
    .selectFrom('timetable.entry as e')
    .innerJoin('classes.study_group as g', 'g.id', 'e.group_id')
    .innerJoin('classes.group_class as gc', 'gc.group_id', 'g.id')
    .innerJoin('timetable.entry_teacher as et', 'et.entry_id', 'e.id')
    .innerJoin('people.person as p', 'p.id', 'et.teacher_id')
    .innerJoin('buildings.room as r', 'r.id', 'e.room_id')
    .select(['e.weekday', 'e.shift', 'e.slot', 'e.week', 'p.full_name', 'r.title as room', 'g.title as group'])
    .where('gc.class_id', '=', made.classes.get('1А') ?? 0)
    .where('g.course_id', '=', made.courses.get('Обучение грамоте') ?? 0)
    .orderBy('e.weekday')
    .executeTakeFirstOrThrow()
  expect(first).toEqual({
    weekday: 0,
    shift: 1,
    slot: 3,
    week: 'every',
    full_name: 'Нач_1А',
    room: 'Нач1',
    group: '1А',
  })
  const modes = await db
    .selectFrom('curriculum.rup_line as l')
    .innerJoin('classes.parallel as p', 'p.id', 'l.parallel_id')
    .select(['p.number', 'l.grading_mode'])
    .distinct()
    .where('p.number', 'in', [1, 2])
    .orderBy('p.number')
    .execute()
  expect(modes).toEqual([
    { number: 1, grading_mode: 'not_evaluated' },
    { number: 2, grading_mode: 'every_quarter' },
  ])
})

test('bells that were usual stay as others, in their next version, and the history tells', async () => {
  const { db, yearId } = await school()
  const { id } = await db
    .insertInto('calendar.bell_schedule')
    .values({ year_id: yearId, title: 'Прежние', is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await importTimetable(db, plan, { yearId })
  const bells = db.selectFrom('calendar.bell_schedule').where('id', '=', id).select(['is_default', 'version'])
  expect(await bells.execute()).toEqual([{ is_default: false, version: 2 }])
  const told = db
    .selectFrom('history.change')
    .where('subject', '=', 'calendar.bell_schedule')
    .where('subject_id', '=', id)
  expect(await told.select(['before', 'after']).execute()).toEqual([
    { before: { year_id: yearId, is_default: true }, after: { year_id: yearId, is_default: false } },
  ])
})

test('names and grading modes come from the caller where given', async () => {
  const { db, yearId } = await school()
  const made = await importTimetable(db, plan, {
    yearId,
    title: 'Первое полугодие',
    teacherName: (teacher) => ({ surname: `Ахметова ${teacher}`, name: 'Айгерим', patronymic: null }),
    gradingMode: () => 'six_months',
  })
  const person = await db
    .selectFrom('people.person')
    .select('full_name')
    .where('id', '=', made.teachers.get('Рус_7') ?? 0)
    .executeTakeFirstOrThrow()
  expect(person.full_name).toBe('Ахметова Рус_7 Айгерим')
  expect(await db.selectFrom('timetable.version').select(['title', 'status', 'during']).execute()).toEqual([
    { title: 'Первое полугодие', status: 'draft', during: '[2026-09-01,2027-05-26)' },
  ])
})

test('all that is brought in stands in the history, as one batch of nobody who has signed in', async () => {
  const { db, yearId } = await school()
  const { versionId } = await importTimetable(db, plan, { yearId })
  const { rows } = await sql<{ subject: string; many: number }>`
    select subject, count(*)::int as many from history.change
    where account_id is null and before is null and request_id = 'timetable-import-' || batch
    group by subject, batch order by subject`.execute(db)
  const made = await counts(db)
  expect(Object.fromEntries(rows.map(({ subject, many }) => [subject, many]))).toMatchObject({
    ...Object.fromEntries(
      Object.entries(made).filter(([table]) => !['calendar.bell_slot', 'timetable.entry_teacher'].includes(table)),
    ),
    'calendar.bell_schedule': 1,
    'timetable.version': 1,
    'people.kind_member': made['people.person'],
  })
  // of one import: no subject stands twice
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(rows.length)
  const kept = await db
    .selectFrom('history.change')
    .select('after')
    .where('subject', '=', 'timetable.version')
    .where('subject_id', '=', versionId)
    .executeTakeFirstOrThrow()
  expect(kept.after).toMatchObject({ status: 'draft', from: '2026-09-01', to: '2027-05-25' })
  const entry = await db
    .selectFrom('history.change')
    .select('after')
    .where('subject', '=', 'timetable.entry')
    .orderBy('subject_id')
    .executeTakeFirstOrThrow()
  expect(Object.keys(entry.after as object).toSorted()).toEqual(
    ['group', 'room', 'shift', 'slot', 'teachers', 'week', 'weekday'].toSorted(),
  )
})

test('a school that is not empty refuses, and nothing changes', async () => {
  const { db, yearId } = await school()
  await db.insertInto('curriculum.course').values({ title: 'Физика', short_title: 'Физ.' }).execute()
  await expect(importTimetable(db, plan, { yearId })).rejects.toThrow(
    'В школе уже есть предметы (1). Расписание из файла FET принимает только пустая школа.',
  )
  await expect(importTimetable(db, plan, { yearId })).rejects.toBeInstanceOf(Refusal)
  expect((await counts(db))['classes.parallel']).toBe(0)
})

test('an unknown year refuses', async () => {
  const { db } = await school()
  await expect(importTimetable(db, plan, { yearId: 77 })).rejects.toThrow('Учебный год не найден')
})

test.each(drawnSchools)('%s: a school is taken whole', async (_what, size) => {
  const { db, yearId } = await school()
  await importTimetable(db, planImport(readFet(new TextEncoder().encode(drawnSchool(size)))), { yearId })
  const { classes, rooms, teachers, courses, groups, entries } = countsOf(size)
  expect(await counts(db)).toMatchObject({
    'classes.class': classes,
    'buildings.room': rooms,
    'people.person': teachers,
    'curriculum.course': courses,
    'classes.study_group': groups,
    'timetable.entry': entries,
    'timetable.entry_teacher': entries,
  })
})
