import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { ClassReport, TeacherReport } from '../contract/reports.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const path = '/api/journal/reports'
const ofClass = (who: Who | null, id: number | string = school.classes.a, query = '?period=quarter-1') =>
  testApp.as(who).get<ClassReport>(`${path}/class/${id}/${query}`)
const ofTeacher = (who: Who | null, id: number | string, query = '?period=quarter-1') =>
  testApp.as(who).get<TeacherReport>(`${path}/teacher/${id}/${query}`)
const fileOf = async (who: Who, url: string) => {
  const headers = { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return (await testApp.app.inject({ method: 'GET', url: `${path}/${url}`, headers })).rawPayload
}

// By hand: algebra 5 5 4 3 4, English 5 4 3 2 н/а, sport зч зч зч зч нз; the sixth student has left.
const algebra = [5, 5, 4, 3, 4]
const english = [5, 4, 3, 2, null]
const sport = [1, 1, 1, 1, 0]

beforeAll(async () => {
  const quarter_id = school.quarters.first
  const [sixth] = school.studentsA.slice(5)
  await db
    .deleteFrom('results.period_result')
    .where('student_id', 'in', [...school.studentsA])
    .execute()
  const row = (course_id: number, type: 'quarter_score' | 'passfail') => (value: number | null, index: number) => ({
    student_id: school.studentsA[index] ?? 0,
    course_id,
    year_id: school.year,
    quarter_id,
    type,
    value,
    policy_id: 1,
  })
  await db
    .insertInto('results.period_result')
    .values([
      ...algebra.map(row(school.courses.algebra, 'quarter_score')),
      ...english.map(row(school.courses.english, 'quarter_score')),
      ...sport.map(row(school.courses.sport, 'passfail')),
    ])
    .execute()
  for (const table of ['classes.group_member', 'classes.class_member'] as const)
    await db
      .updateTable(table)
      .set({ during: '[2026-09-01,2026-10-03)' })
      .where('student_id', '=', sixth ?? 0)
      .execute()
})

test('401, 422, 403, and another’s class or teacher looks like a missing one, in files too', async () => {
  for (const more of ['', 'export/', 'print/']) {
    const ask = (who: Who | null, what: string) => testApp.as(who).get(`${path}/${what}`)
    for (const kind of ['class', 'teacher']) {
      const own = kind === 'class' ? 1 : testApp.personOf('teacher')
      expect((await ask(null, `${kind}/${own}/${more}`)).status).toBe(401)
      expect((await ask('headteacher', `${kind}/x/${more}`)).status).toBe(422)
      expect((await ask('headteacher', `${kind}/${own}/${more}?period=month`)).status).toBe(422)
      for (const who of ['student', 'parent', 'pcycho', 'admin'] as const)
        expect((await ask(who, `${kind}/${own}/${more}`)).status).toBe(403)
      const missing = await ask('headteacher', `${kind}/999999/${more}`)
      expect(missing.status).toBe(404)
      for (const who of ['hr', 'curator', 'second-english-teacher'] as const) {
        const answer = await ask(who, `${kind}/${own}/${more}`)
        expect([who, answer.status, answer.body]).toEqual([who, 404, missing.body])
      }
    }
    expect((await ask('teacher', `class/1/${more}`)).status).toBe(404)
    expect((await ask('zavkaf', `class/1/${more}`)).status).toBe(404)
  }
})

test('a class teacher’s report, counted by hand', async () => {
  const { body } = await ofClass('classruk')
  expect(body.movement).toMatchObject({ at_start: 6, arrived: [], at_end: 5 })
  expect(body.movement.left).toEqual([{ full_name: 'Ёлкина Мария Сергеевна', date: '2026-10-02' }])
  expect(body.summary).toEqual({
    total: 5,
    groups: { excellent: 1, good: 1, one_four: 1, one_three: 1, satisfactory: 0, failing: 2, na: 1 },
    progress: 60,
    quality: 40,
    degree: 58.7,
    average: 3.89,
  })
  const reasons = (group: string) =>
    body.groups
      .find((one) => one.group === group)
      ?.students.map(({ full_name, courses }) => [full_name.split(' ')[0], ...courses.map(({ title }) => title)])
  expect(reasons('one_four')).toEqual([['Бекова', 'Английский язык']])
  expect(reasons('one_three')).toEqual([['Васильев', 'Английский язык']])
  expect(reasons('failing')).toEqual([
    ['Ғабитова', 'Английский язык'],
    ['Дюсенов', 'Физическая культура'],
  ])
  expect(reasons('na')).toEqual([['Дюсенов', 'Английский язык']])
  expect(body.courses.map(({ title, summary }) => [title, summary.progress, summary.quality, summary.degree])).toEqual([
    ['Алгебра', 100, 80, 72.8],
    ['Английский язык', 60, 40, 44.6],
    ['Физическая культура', 80, null, null],
  ])
})

test('a subject teacher’s report, counted by hand', async () => {
  const { body } = await ofTeacher('teacher', testApp.personOf('teacher'))
  // works of quarter I: 20, 18, 16, 14, 12 of 20 and 30, 28, 26, 24, 22 of 30; who has left is not counted
  expect(body.groups).toMatchObject([
    {
      course: 'Алгебра',
      title: '7А',
      classes: ['7А'],
      students: 5,
      type: 'grade',
      summary: {
        counts: { n5: 2, n4: 2, n3: 1, n2: 0, na: 0 },
        progress: 100,
        quality: 80,
        degree: 72.8,
        average: 4.2,
      },
      lessons: { planned: 23, held: 23 },
      works: [
        { kind: 'sor', number: 1, maximum: 20, written: 5, low: 0, middle: 3, high: 2, average: 80 },
        { kind: 'soch', number: 1, maximum: 30, written: 5, low: 0, middle: 2, high: 3, average: 86.67 },
      ],
    },
  ])
  expect(body.total).toMatchObject({ total: 5, average: 4.2 })
  const sports = (await ofTeacher('headteacher', 51)).body
  expect(sports.groups.map(({ course, title, type, summary }) => [course, title, type, summary.progress])).toEqual([
    ['Алгебра', '7Б', 'grade', 0],
    ['История Казахстана', '7А', null, null],
    ['Физическая культура', '7А', 'passfail', 80],
  ])
  expect(sports.groups[2]?.lessons).toEqual({ planned: 8, held: 8 })
  const open = (await ofTeacher('headteacher', 51, '?period=quarter-2')).body
  // a cancelled lesson was planned and not held
  expect(open.groups.find(({ course }) => course === 'Физическая культура')?.lessons).toEqual({ planned: 8, held: 2 })
})

test('whose reports may be asked for', async () => {
  const of = async (who: Who) =>
    (await testApp.as(who).get<{ items: { id: number; is_own: boolean }[] }>(`${path}/teachers/`)).body.items
  expect(await of('teacher')).toMatchObject([{ id: testApp.personOf('teacher'), is_own: true }])
  expect((await of('zavkaf')).map(({ id }) => id)).toEqual([51, testApp.personOf('teacher')])
  expect((await of('classruk')).map(({ id }) => id)).toEqual([52, 53, 51, testApp.personOf('teacher')])
  expect(await of('hr')).toEqual([])
  expect((await testApp.as('student').get(`${path}/teachers/`)).status).toBe(403)
  expect((await testApp.as(null).get(`${path}/teachers/`)).status).toBe(401)
})

test('books', async () => {
  const book = await readXlsx(await fileOf('classruk', 'class/1/export/?period=quarter-1'))
  expect(book.sheets.map(({ name }) => name)).toEqual(['Показатели', 'Группы учеников', 'Предметы', 'Ученики'])
  expect(book.sheets[0]?.rows.slice(1, 6)).toEqual([
    ['Учеников на начало', 6],
    ['Прибыло', 0],
    ['Выбыло', 1],
    ['Учеников на конец', 5],
    ['Успеваемость, %', 60],
  ])
  const own = await readXlsx(await fileOf('teacher', `teacher/${testApp.personOf('teacher')}/export/?period=quarter-1`))
  expect(own.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Группы', 2],
    ['СОР и СОЧ', 3],
  ])
})

test('papers', async () => {
  const ofOwnClass = pdfText(await fileOf('classruk', 'class/1/print/?period=quarter-1')).join('')
  for (const word of ['Отчёт классного руководителя: 7А класс', 'I четверть', 'выбыло: 1', 'Неуспевающие', '58,7'])
    expect(ofOwnClass).toContain(word)
  const own = pdfText(await fileOf('teacher', `teacher/${testApp.personOf('teacher')}/print/?period=quarter-1`)).join(
    '',
  )
  for (const word of ['Отчёт учителя-предметника', 'СОР 1. Степень', 'СОЧ за I четверть', '86,67'])
    expect(own).toContain(word)
})

test('a period that is over gives the same figures afterwards, and says when what they are made of was changed', async () => {
  const [class_id, person_id] = [school.classes.a, 51]
  const before = (await ofClass('headteacher')).body
  const teacher = (await ofTeacher('headteacher', testApp.personOf('teacher'))).body
  expect(before.class.class_teacher).not.toBe(null)
  // another class teacher, another student and another teacher of the group since
  await sql`update classes.leader set during = daterange(lower(during), '2026-11-10') where class_id = ${class_id} and kind = 'teacher'`.execute(
    db,
  )
  await sql`insert into classes.leader (class_id, person_id, kind, during)
    values (${class_id}, ${person_id}, 'teacher', '[2026-11-10,)')`.execute(db)
  for (const table of ['classes.group_member', 'classes.class_member'])
    await sql`update ${sql.table(table)} set during = daterange(lower(during), '2026-11-12')
      where student_id = ${school.studentsA[4]}`.execute(db)
  expect((await ofClass('headteacher')).body).toEqual(before)
  expect((await ofTeacher('headteacher', testApp.personOf('teacher'))).body).toEqual(teacher)
  expect((await ofClass('headteacher', class_id, '?period=quarter-2')).body.class.class_teacher).not.toBe(
    before.class.class_teacher,
  )
  await sql`update results.period_result set value = 4, changed_at = '2027-01-15T05:00:00Z'
    where student_id = ${school.studentsA[0]} and course_id = ${school.courses.algebra}`.execute(db)
  const after = (await ofClass('headteacher')).body
  expect([after.changed_at, after.summary.average === before.summary.average]).toEqual(['2027-01-15T05:00:00Z', false])
  expect((await ofTeacher('headteacher', testApp.personOf('teacher'))).body.changed_at).toBe('2027-01-15T05:00:00Z')
  const paper = pdfText(await fileOf('headteacher', 'class/1/print/?period=quarter-1')).join('')
  expect(paper).toContain('последний раз изменены 15.01.2027, 10:00')
  expect(pdfText(await fileOf('headteacher', 'class/1/print/?period=quarter-2')).join('')).not.toContain(
    'последний раз',
  )
})
