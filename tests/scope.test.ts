import { sql, type RawBuilder } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '#platform/server/caller.ts'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { leadsStudentOn, mayOpenJournal, mayReadGroup } from '#areas/classes/server/index.ts'
import { mayMarkGroup, mayMarkLesson } from '#areas/journal/server/scope/marking.ts'
import { isOwnChild, mayReadStudent } from '#areas/people/server/index.ts'
import { mayOpenHealth } from '#areas/personal-file/server/scope.ts'
import { startTestApp, type Who } from './test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const tomorrow = '2026-11-21'
const nextYear = '2027-09-02'

const { callerOf } = testApp
type May = (caller: Caller, column: RawBuilder<unknown>, today: string) => RawBuilder<boolean>

const groupsOf = async (who: Who, may: May, today: string = school.today) => {
  const caller = await callerOf(who)
  const rows = await sql<{ id: number }>`select g.id from classes.study_group g
    where ${may(caller, sql.ref('g.id'), today)} order by g.id`.execute(db)
  return rows.rows.map(({ id }) => id)
}
const studentsOf = async (who: Who, may: May, today: string = school.today) => {
  const caller = await callerOf(who)
  const rows = await sql<{ id: number }>`select distinct p.student_id as id from classes.class_member p
    where ${may(caller, sql.ref('p.student_id'), today)} order by 1`.execute(db)
  return rows.rows.map(({ id }) => id)
}
const everybody = [...school.studentsA, school.mover, ...school.studentsB]
const classA = [...school.studentsA, school.mover]

describe('reads the journals', () => {
  test.each<[Who, number[]]>([
    ['teacher', [1]],
    ['other-teacher', [2, 5, 6]],
    ['english-teacher', [2, 3]],
    ['classruk', [1, 3, 4, 5, 6]],
    ['curator', [2]],
    ['zavkaf', [1, 2]],
    ['director', [1, 2, 3, 4, 5, 6]],
    ['student', []],
    ['parent', []],
    ['library', []],
  ])('%s: of groups %j', async (who, ids) => expect(await groupsOf(who, mayReadGroup)).toEqual(ids))

  test('a substitute on that day only', async () => {
    expect(await groupsOf('english-teacher', mayReadGroup, tomorrow)).toEqual([3])
  })
})

describe('marks', () => {
  test.each<[Who, number[]]>([
    ['teacher', [1]],
    ['other-teacher', [2, 5, 6]],
    ['english-teacher', [3]],
    ['classruk', []],
    ['zavkaf', []],
    ['director', []],
  ])('%s: in groups %j', async (who, ids) => expect(await groupsOf(who, mayMarkGroup)).toEqual(ids))

  test('a former teacher no more, who reads nothing of today either', async () => {
    await sql`update workload.assignment set during = daterange('2026-09-01', '2026-11-01') where group_id = 6`.execute(
      db,
    )
    expect(await groupsOf('other-teacher', mayMarkGroup)).toEqual([2, 5])
    expect(await groupsOf('other-teacher', mayReadGroup)).toEqual([2, 5])
    expect(await groupsOf('other-teacher', mayOpenJournal)).toEqual([2, 5, 6])
  })

  test('a substitute in that lesson only', async () => {
    const caller = await callerOf('english-teacher')
    const rows = await sql<{ date: string }>`select l.date from timetable.lesson l where l.group_id = 2
      and ${mayMarkLesson(caller, sql.ref('l.id'), sql.ref('l.group_id'), school.today)}`.execute(db)
    expect(rows.rows).toEqual([{ date: school.today }])
  })
})

describe('reads of students', () => {
  test.each<[Who, number[]]>([
    ['student', [101]],
    ['parent', [101, 111]],
    ['other-parent', [112]],
    ['parent-without-rights', []],
    ['teacher', classA],
    ['curator', [school.mover, ...school.studentsB]],
    ['metodist', everybody],
    ['library', []],
  ])('%s: %j', async (who, ids) => expect(await studentsOf(who, mayReadStudent)).toEqual(ids))

  test('last year’s are no longer one’s own', async () => {
    await sql`insert into calendar.study_year (date_start, date_end) values ('2027-09-01', '2028-05-25')`.execute(db)
    expect(await studentsOf('teacher', mayReadStudent, '2027-08-31')).toEqual(classA)
    expect(await studentsOf('teacher', mayReadStudent, nextYear)).toEqual([])
    expect(await studentsOf('student', mayReadStudent, nextYear)).toEqual([101])
  })

  test('a parent’s, while the kinship holds', async () => {
    await sql`update people.kinship set during = daterange(null, '2026-11-20') where child_id = 111 and adult_id = 201`.execute(
      db,
    )
    expect(await studentsOf('parent', isOwnChild)).toEqual([101])
  })
})

describe('finds students', () => {
  test.each<[Who, number[]]>([
    ['library', everybody],
    ['bbk', everybody],
    ['pcycho', everybody],
    ['logoped', everybody],
    ['medical_worker', everybody],
    ['financial', []],
    ['hr', []],
    ['partner_do', []],
  ])('%s: %j', async (who, ids) => expect(await studentsOf(who, mayFindPerson)).toEqual(ids))

  test('a specialist of a class, and of this year, only', async () => {
    const limited: May = (caller, student, today) => {
      const limit = { classes: [2], cathedras: [], units: [], read: ['usr_health'], write: ['usr_rec_librarian'] }
      return mayFindPerson({ ...caller, limits: [limit] }, student, today)
    }
    expect(await studentsOf('library', limited)).toEqual([school.mover, ...school.studentsB])
    // the year after stands already
    expect(await studentsOf('library', mayFindPerson, nextYear)).toEqual([])
  })

  test('health is opened by its key, of all students', async () => {
    const opens =
      (level: 'read' | 'write'): May =>
      (caller, student, today) =>
        mayOpenHealth(caller, level, student, today)
    expect(await studentsOf('medical_worker', opens('write'))).toEqual(everybody)
    expect(await studentsOf('pcycho', opens('read'))).toEqual(everybody)
    expect(await studentsOf('pcycho', opens('write'))).toEqual([])
    for (const who of ['ceasar', 'director', 'classruk', 'student', 'parent'] as const)
      expect(await studentsOf(who, opens('read'))).toEqual([])
  })
})

test('a class teacher leads those who were in the class on that date', async () => {
  const leads =
    (date: string): May =>
    (caller, student) =>
      leadsStudentOn(caller, student, sql`${date}::date`, date)
  expect(await studentsOf('classruk', leads('2026-11-08'))).toEqual(school.studentsA)
  expect(await studentsOf('classruk', leads('2026-11-09'))).toEqual(classA)
  expect(await studentsOf('teacher', leads('2026-11-09'))).toEqual([])
})
