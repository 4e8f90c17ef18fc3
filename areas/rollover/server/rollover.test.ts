import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { RolledClass, UndoPreview } from '../contract/rollover.ts'
import type { Rollover } from '../contract/shapes.ts'
import { rolloverJob } from './roll-over-job.ts'
import { undoJob } from './undo/undo-job.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
type Refused = { detail: string & { loc: (string | number)[]; msg: string }[] }
const into = 30
const url = `/api/grouping/rollover/${into}/`

await sql`insert into calendar.study_year (id, date_start, date_end) overriding system value
  values (${into}, '2027-09-01', '2028-05-25')`.execute(db)
// an eighth parallel, whose plan has no history
await sql`insert into classes.parallel (id, year_id, number) overriding system value values (80, 1, 8)`.execute(db)
await sql`insert into curriculum.rup_line (year_id, parallel_id, course_id, hours, subgroups, grading_mode) values
  (1, 80, 1, 3, 1, 'every_quarter'), (1, 80, 2, 2, 2, 'every_quarter'), (1, 80, 3, 1, 1, 'pass_fail_once_quarter')`.execute(
  db,
)
await sql`insert into assessments.template (line_id) select id from curriculum.rup_line where parallel_id = 80 and course_id = 1`.execute(
  db,
)
await sql`insert into assessments.template_work (line_id, quarter, kind, number, title, maximum)
  select id, 1, 'sor', 1, 'Дроби', 20 from curriculum.rup_line where parallel_id = 80 and course_id = 1`.execute(db)

const read = async (who: Who | null = 'headteacher') =>
  (await testApp.as(who).get<Rollover>(`/api/grouping/rollover/?into_id=${into}`)).body
const classOf = async (id: number) => (await testApp.as('headteacher').get<RolledClass>(`${url}classes/${id}/`)).body
const jobs = [rolloverJob, undoJob]
const finish = async (id: number) => {
  await runLongJob(testApp.context, jobs, id, new AbortController().signal)
  return (await testApp.as('headteacher').get<LongJobReport>(`/api/admin/jobs/${id}`)).body
}
const run = async () => {
  const { version } = await read()
  const { status, body } = await testApp.as('headteacher').post<{ id: number }>(`${url}run/`, { version })
  expect(status).toBe(200)
  return finish(body.id)
}
const undo = async (remove: number[] = []) => {
  const { status, body } = await testApp.as('headteacher').post<{ id: number }>(`${url}undo/`, { remove })
  expect(status).toBe(200)
  return finish(body.id)
}
const next = async () => {
  const { rows } = await sql<{ title: string; students: number; groups: string[] }>`
    select c.title, (select count(*)::int from classes.class_member m where m.class_id = c.id and m.cause = 'rollover') as students,
      array(select co.short_title || ' ' || g.title || ' ' || (select count(*) from classes.group_member m where m.group_id = g.id)
        from classes.group_class gc join classes.study_group g on g.id = gc.group_id join curriculum.course co on co.id = g.course_id
        where gc.class_id = c.id order by 1) as groups
    from classes.class c where c.year_id = ${into} order by c.title`.execute(db)
  return rows
}
const nothing = { version: 0, mode: 'keep', by: 'evenly', seed: 0, new_classes: [] }
const [first, second] = school.studentsA

const writes = (who: Who | null) => {
  const as = testApp.as(who)
  return Promise.all(
    [
      as.patch<Refused>(`${url}parallels/7/`, nothing),
      as.patch<Refused>(`${url}lowest/`, { version: 0, new_classes: [] }),
      as.post<Refused>(`${url}held/`, { student_ids: [first], reason: 'leaves' }),
      as.post<Refused>(`${url}choices/`, { student_ids: [first], profile: 'ЕМН' }),
      as.post<Refused>(`${url}run/`, { version: 0 }),
      as.post<Refused>(`${url}undo/preview/`, {}),
      as.post<Refused>(`${url}undo/`, { remove: [] }),
    ].map(async (answer) => (await answer).status),
  )
}

describe('who may', () => {
  test('401 and 403', async () => {
    expect(await writes(null)).toEqual([401, 401, 401, 401, 401, 401, 401])
    for (const who of ['teacher', 'classruk', 'zavkaf', 'student', 'parent'] as const)
      expect([who, await writes(who)]).toEqual([who, [403, 403, 403, 403, 403, 403, 403]])
    for (const who of ['teacher', 'student', 'parent'] as const)
      expect((await testApp.as(who).get('/api/grouping/rollover/')).status).toBe(403)
  })
  test('422, a year that is not there, and a student of no class', async () => {
    const as = testApp.as('headteacher')
    expect((await as.patch(`${url}parallels/7/`, { ...nothing, mode: 'sideways' })).status).toBe(422)
    expect((await as.patch(`${url}parallels/13/`, nothing)).status).toBe(422)
    const twice = { letter: 'А', language: 'ru', profile: '', shift: 1, capacity: null }
    const doubled = await as.patch<Refused>(`${url}parallels/7/`, {
      ...nothing,
      mode: 'anew',
      new_classes: [twice, { ...twice, letter: 'a' }],
    })
    expect([doubled.status, doubled.body.detail[0]?.msg]).toEqual([422, 'Класс 8A уже есть в списке'])
    expect((await as.post(`${url}held/`, { student_ids: [], reason: 'leaves' })).status).toBe(422)
    expect(
      (await as.post(`${url}held/`, { student_ids: [testApp.personOf('teacher')], reason: 'leaves' })).status,
    ).toBe(422)
    expect((await as.post(`/api/grouping/rollover/999/run/`, { version: 0 })).status).toBe(404)
    expect((await as.post(`/api/grouping/rollover/2/run/`, { version: 0 })).status).toBe(404)
    expect((await as.post(`${url}run/`, { version: 7 })).status).toBe(409)
    expect((await as.post(`${url}undo/`, { remove: [] })).status).toBe(409)
    expect((await as.get(`${url}classes/999/`)).status).toBe(404)
  })
})

test('it is seen beforehand: classes, students and groups, and what was decided is kept with a version', async () => {
  const seen = await read()
  expect(seen.years).toMatchObject({ from: { title: '2026–2027' }, into: { title: '2027–2028' } })
  expect(seen.parallels).toMatchObject([
    {
      number: 7,
      mode: 'keep',
      classes: [
        { title: '7А', students: 7, moves: 7, into: { id: null, title: '8А' } },
        { title: '7Б', students: 6, moves: 6, into: { id: null, title: '8Б' } },
      ],
    },
  ])
  expect(seen.lowest).toMatchObject({ number: 7, new_classes: [{ title: '7А' }, { title: '7Б' }] })
  expect(seen).toMatchObject({ lines: 7, is_begun: false, job_id: null, held: [], version: 0 })
  const { students, groups } = await classOf(school.classes.a)
  expect(students[0]).toMatchObject({ full_name: 'Ахметов Данияр Нурланович', fate: 'moves', into_title: '8А' })
  expect(groups.map(({ course, title, fate, into_title }) => [course, title, fate, into_title])).toEqual([
    ['Алгебра', '7А', 'carried', '8А'],
    ['Английский язык', '7А/1', 'carried', '8А/1'],
    ['Английский язык', '7А/2', 'carried', '8А/2'],
    ['История Казахстана', '7А', 'ends', null],
    ['Физическая культура', '7А', 'carried', '8А'],
  ])
  const as = testApp.as('headteacher')
  const decided = await as.patch<{ version: number }>(`${url}parallels/7/`, { ...nothing, mode: 'leave' })
  expect(decided.body).toEqual({ version: 1 })
  expect((await read()).parallels[0]?.classes[0]).toMatchObject({ leaves: 7, moves: 0, into: null })
  expect((await as.patch(`${url}parallels/7/`, nothing)).status).toBe(409)
  expect((await as.patch(`${url}parallels/7/`, { ...nothing, version: 1 })).status).toBe(200)
})

test('a parallel is divided anew by the profiles that were chosen; who has chosen nothing is held out', async () => {
  const as = testApp.as('headteacher')
  const formed = { language: 'ru', shift: 1, capacity: 25 }
  const { version } = await read()
  await as.patch(`${url}parallels/7/`, {
    ...nothing,
    version,
    mode: 'anew',
    new_classes: [
      { ...formed, letter: 'А', profile: 'ЕМН' },
      { ...formed, letter: 'Б', profile: 'ОГН' },
    ],
  })
  await as.post(`${url}choices/`, { student_ids: [...school.studentsA], profile: 'ЕМН' })
  await as.post(`${url}choices/`, { student_ids: [first], profile: 'Музыка' })
  const seen = await read()
  expect(seen.parallels[0]?.new_classes).toMatchObject([
    { title: '8А', profile: 'ЕМН', students: 5 },
    { title: '8Б', profile: 'ОГН', students: 0 },
  ])
  expect(seen.profiles).toEqual(['ЕМН', 'ОГН'])
  const reasons = Map.groupBy(seen.held, ({ reason }) => reason)
  expect([reasons.get('no_class')?.length, reasons.get('no_choice')?.length]).toEqual([1, 7])
  await as.post(`${url}choices/`, { student_ids: [...school.studentsA], profile: null })
  await as.patch(`${url}parallels/7/`, { ...nothing, version: seen.version })
  expect((await read()).held).toEqual([])
})

test('one job carries the year over, the exceptions are finished later, and nothing comes twice', async () => {
  const as = testApp.as('headteacher')
  const note = 'Заявление от 20 мая'
  expect((await as.post(`${url}held/`, { student_ids: [first], reason: 'repeats', note })).status).toBe(200)
  expect((await read()).held).toMatchObject([{ student: { id: first }, reason: 'repeats', note, placed_in: null }])
  const report = await run()
  expect(report.state).toBe('done')
  expect(report.items.map(({ title, outcome, detail }) => [title, outcome, detail])).toEqual([
    ['Параллели, классы, РУП, планы СОР и СОЧ', 'done', 'Классов: 4, строк РУП: 7, планов СОР и СОЧ: 1'],
    ['7А → 8А', 'done', '8А: учеников 6, групп 4'],
    ['7Б → 8Б', 'done', '8Б: учеников 6, групп 1'],
    ['Группы из нескольких классов', 'done', 'Групп: 0'],
    ['Недостающие группы по РУП', 'done', 'Групп: 10, мест в них: 12'],
  ])
  expect(await next()).toEqual([
    { title: '7А', students: 0, groups: ['Алг 7А 0', 'Англ 7А 0', 'Ист 7А 0', 'Физ-ра 7А 0'] },
    { title: '7Б', students: 0, groups: ['Алг 7Б 0', 'Англ 7Б 0', 'Ист 7Б 0', 'Физ-ра 7Б 0'] },
    { title: '8А', students: 6, groups: ['Алг 8А 6', 'Англ 8А/1 2', 'Англ 8А/2 4', 'Физ-ра 8А 6'] },
    { title: '8Б', students: 6, groups: ['Алг 8Б 6', 'Англ 8Б 6', 'Физ-ра 8Б 6'] },
  ])
  const leaders = await sql<{ title: string; kind: string; from: string }>`
    select c.title, l.kind, lower(l.during)::text as from from classes.leader l join classes.class c on c.id = l.class_id
    where c.year_id = ${into} order by 1, 2`.execute(db)
  expect(leaders.rows).toEqual([
    { title: '8А', kind: 'teacher', from: '2027-09-01' },
    { title: '8Б', kind: 'curator', from: '2027-09-01' },
    { title: '8Б', kind: 'teacher', from: '2027-09-01' },
  ])
  const again = await run()
  expect(again.items.map(({ detail }) => detail)).toEqual([
    'Классов: 0, строк РУП: 0, планов СОР и СОЧ: 0',
    '8А: учеников 0, групп 0',
    '8Б: учеников 0, групп 0',
    'Групп: 0',
    'Групп: 0, мест в них: 0',
  ])
  await as.post(`${url}held/`, { student_ids: [first], reason: null })
  expect((await read()).parallels[0]?.classes[0]).toMatchObject({ moves: 1, placed: 6, held: 0 })
  const late = await run()
  expect(late.items.at(-1)?.detail).toBe('Групп: 0, мест в них: 2')
  expect((await next())[2]).toMatchObject({ students: 7 })
})

test('work that was pulled down goes on where it stood', async () => {
  await undo()
  const { version } = await read()
  const { body } = await testApp.as('headteacher').post<{ id: number }>(`${url}run/`, { version })
  const stop = new AbortController()
  const stopped = {
    ...rolloverJob,
    act: async (doing: Parameters<typeof rolloverJob.act>[0]) => {
      const outcome = await rolloverJob.act(doing)
      stop.abort()
      return outcome
    },
  }
  await runLongJob(testApp.context, [stopped], body.id, stop.signal)
  expect((await next()).map(({ students }) => students)).toEqual([0, 0, 0, 0])
  const report = await finish(body.id)
  expect(report).toMatchObject({ state: 'done', not_done: 0 })
  expect((await next()).map(({ students }) => students)).toEqual([0, 0, 7, 6])
})

test('it is taken back: what was entered since is named and kept, or goes along', async () => {
  const as = testApp.as('headteacher')
  const untouched = await as.post<UndoPreview>(`${url}undo/preview/`, {})
  expect(untouched.body).toEqual({ untouched: 4, touched: [], kept: [] })
  const own = await as.post<{ items: { id: number }[] }>('/api/grouping/classes/', {
    year_id: into,
    parallel: 1,
    items: [{ letter: 'Д', language: 'ru', shift: 1, profile: '', home_room_id: null, capacity: null }],
    opened_on: null,
  })
  expect(own.status).toBe(200)
  const classes = await sql<{
    id: number
    title: string
  }>`select id, title from classes.class where year_id = ${into}`.execute(db)
  const id = (title: string) => classes.rows.find((one) => one.title === title)?.id ?? 0
  const { rows: groups } = await sql<{ id: number }>`select g.id from classes.study_group g join classes.group_class gc
    on gc.group_id = g.id where gc.class_id = ${id('8А')} and g.course_id = 1`.execute(db)
  await sql`insert into workload.assignment (teacher_id, group_id, hours, during)
    values (51, ${groups[0]?.id}, 3, '[2027-09-01,2028-05-26)')`.execute(db)
  await as.post('/api/grouping/classes/students/move/', {
    from: null,
    items: [{ student_id: second, class_id: id('8Б') }],
  })
  await sql`insert into assessments.work (group_id, quarter_id, kind, number, title, maximum)
    select g.id, 1, 'sor', 1, 'Работа', 20 from classes.study_group g join classes.group_class gc on gc.group_id = g.id
    where gc.class_id = ${id('7А')} and g.course_id = 1`.execute(db)
  const { body } = await as.post<UndoPreview>(`${url}undo/preview/`, {})
  expect(body.kept).toEqual(['Классы, открытые отдельно: 1Д'])
  expect(body.untouched).toBe(1)
  expect(body.touched.map(({ class: { title }, may_remove }) => [title, may_remove])).toEqual([
    ['8А', true],
    ['8Б', true],
    ['7А', false],
  ])
  expect(body.touched[0]?.entered).toContain('Нагрузка: 1')
  const report = await undo([id('8А'), id('7А')])
  expect(report.items.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['8А', 'done'],
    ['8Б', 'refused'],
    ['7А', 'refused'],
    ['7Б', 'done'],
    ['РУП и параллели', 'done'],
  ])
  expect((await next()).map(({ title }) => title)).toEqual(['1Д', '7А', '8Б'])
  const { rows } = await sql<{
    years: number[]
  }>`select array_agg(distinct year_id) as years from curriculum.rup_line`.execute(db)
  expect(rows[0]?.years).toEqual([1, into])
})
