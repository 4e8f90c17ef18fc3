import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { record } from '#platform/server/history.ts'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { startTestApp } from './test-app.ts'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import type { JournalHistory } from '#areas/journal-history/contract/history.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const first = { topic: 'Степень с целым показателем', homework: 'Упражнения 112–115' }
const url = `/api/journal/journal/group/${school.groups.algebraA}`
let lesson = 0
let unwritten = 0

/** The tables as they stood when topics were columns of the timetable's lessons. */
const formerly = `
  alter table timetable.lesson add column topic text, add column homework text;
  update timetable.lesson l set topic = t.topic, homework = t.homework, version = t.version
    from journal.lesson_text t where t.lesson_id = l.id;
  drop table journal.lesson_text;
  drop trigger append_only on history.change;
  update history.change set subject = 'timetable.lesson' where subject = 'journal.lesson_text';
  update history.change set subject = 'organisation.school' where subject = 'school.school';
  create trigger append_only before update or delete on history.change for each row execute function history.refuse_rewriting();
  alter table school.school set schema organisation;
  drop schema school;
  alter table grading.policy rename to grading_policy;
  alter table grading.grading_policy set schema curriculum;
  alter function grading.is_grading_policy(jsonb) set schema curriculum;
  alter function grading.keep_policy() set schema curriculum;
  alter table assessments.work set schema journal;
  alter table results.period_result set schema journal;
  drop table results.reopening_request;
  drop table grading.exam;
  alter table results.reopening set schema journal;
  alter table student_absences.absence_reason set schema journal;
  alter table own_fields.tab set schema people;
  alter table own_fields.tab_kind set schema people;
  alter table own_fields.tab_role set schema people;
  alter table own_fields.field set schema people;
  alter table own_fields.field_value set schema people;
  alter table duplicates.distinct_pair set schema people;
  alter table duplicates.merger set schema people;
  drop schema grading cascade; drop schema assessments cascade; drop schema results cascade; drop schema student_absences;
  drop schema own_fields; drop schema duplicates;
  delete from public.migration where name in ('0045_lesson_texts.sql', '0046_schemas_of_rooms.sql', '0060_rooms.sql',
    '0090_reopening_requests.sql', '0091_exams.sql');`

const write = async (id: number, body: object) =>
  testApp.as('teacher').patch<GridLesson>(`/api/journal/journal/lesson/${id}/`, body)

beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', school.today)
  unwritten = await testApp.lessonOf('algebraA', '2026-12-02')
  expect((await write(lesson, { topic: 'Корни', version: 1 })).status).toBe(200)
  expect((await write(lesson, { homework: '§ 5', version: 2 })).status).toBe(200)
  const renamed = { subject: 'school.school', id: 1, before: { name: 'Школа' }, after: { name: 'Гимназия' } }
  await record(db, { accountId: testApp.accountOf('admin') }, 'a request', [renamed])
  await withClient(testApp.databaseUrl, (client) => client.query(formerly))
  expect(await migrate(testApp.databaseUrl)).toEqual([
    '0045_lesson_texts.sql',
    '0046_schemas_of_rooms.sql',
    '0060_rooms.sql',
    '0090_reopening_requests.sql',
    '0091_exams.sql',
  ])
})

test('a text stands with its version and who wrote it last', async () => {
  const { rows } = await sql`select topic, homework, version, author_id from journal.lesson_text
    where lesson_id = any(${[lesson, unwritten]}::bigint[])`.execute(db)
  expect(rows).toEqual([{ topic: 'Корни', homework: '§ 5', version: 3, author_id: testApp.personOf('teacher') }])
  // what a phone holds back was typed over the version that the lesson had
  expect((await write(lesson, { topic: 'Степени', version: 2 })).status).toBe(409)
  expect((await write(unwritten, { topic: 'Степени', version: 1 })).body).toMatchObject({ version: 2 })
})

test('the history of a text is shown, and the journal of a day before is replayed by it', async () => {
  const { body } = await testApp.as('teacher').get<JournalHistory>(`${url}/history/?kind=topics`)
  const own = body.items.filter((item) => item.lesson?.id === lesson)
  expect(own.map(({ before, after }) => [before, after])).toEqual([
    [
      { topic: 'Корни', homework: first.homework },
      { topic: 'Корни', homework: '§ 5' },
    ],
    [first, { topic: 'Корни', homework: first.homework }],
  ])
  const past = await testApp.as('teacher').get<{ lessons: GridLesson[] }>(`${url}/at/?at=2026-11-19`)
  expect(past.body.lessons.find(({ id }) => id === lesson)).toMatchObject(first)
})

test('so is that of the school’s own row', async () => {
  const { body } = await testApp.as('admin').get<{ items: unknown[] }>('/api/passport/school/history')
  expect(body.items).toHaveLength(1)
})

test('a batch of texts is taken back', async () => {
  const { body } = await testApp.as('teacher').get<JournalHistory>(`${url}/history/?kind=topics`)
  const batch = body.items.find((item) => item.lesson?.id === lesson)?.batch
  const undone = await testApp.as('teacher').post(`${url}/batch/${batch ?? ''}/undo/`)
  expect(undone).toMatchObject({ status: 200, body: { returned: 2 } })
  const { rows } = await sql`select topic, homework, version from journal.lesson_text
    where lesson_id = any(${[lesson, unwritten]}::bigint[]) order by lesson_id`.execute(db)
  expect(rows).toEqual([
    { ...first, version: 4 },
    { topic: null, homework: null, version: 3 },
  ])
})
