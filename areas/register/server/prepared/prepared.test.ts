import { afterAll, describe, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { LongJobFile, LongJobReport } from '#platform/contract/long-jobs.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { inRussian } from '#tests/said.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { forgetJobFiles } from '#platform/server/long-job/file-handlers.ts'
import { prepareFilesJob } from './preparing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const path = '/api/documents/report-cards/'
const prepare = (who: Who | null, body: object = { class_id: school.classes.a }) =>
  testApp.as(who).post<{ id: number }>(`${path}prepare/`, body)
const jobs = '/api/admin/jobs/'
const files = async (who: Who) =>
  (await testApp.as(who).get<{ items: LongJobFile[] }>(`${jobs}files/?kind=register.report-cards`)).body.items
const pathOf = (file: LongJobFile | undefined) => `${jobs}${file?.job_id}/files/${file?.number}`
const run = (id: number) => runLongJob(testApp.context, [prepareFilesJob], id, new AbortController().signal)

test('401, 422, 403, and a stranger’s class looks like a missing one', async () => {
  expect((await prepare(null)).status).toBe(401)
  for (const body of [{}, { class_id: 1, parallel_id: 1 }, { class_id: 1, language: 'en' }])
    expect((await prepare('headteacher', body)).status).toBe(422)
  for (const who of ['teacher', 'hr', 'parent'] as const) expect((await prepare(who)).status).toBe(403)
  const missing = await prepare('headteacher', { class_id: 999_999 })
  for (const who of ['curator', 'student', 'logoped'] as const) {
    const answer = await prepare(who)
    expect([answer.status, answer.body]).toEqual([404, missing.body])
  }
})

test('classes to print: own ones, or all', async () => {
  const titles = async (who: Who) => {
    const { body } = await testApp.as(who).get<{ items: { title: string; students: number }[] }>(`${path}classes/`)
    return body.items.map(({ title, students }) => [title, students])
  }
  expect(await titles('classruk')).toEqual([['7А', 7]])
  expect(await titles('headteacher')).toEqual([
    ['7А', 7],
    ['7Б', 6],
  ])
  expect(await titles('student')).toEqual([])
})

test('a class: a page for each student, for who asked and nobody else', async () => {
  const { status, body } = await prepare('classruk')
  expect(status).toBe(200)
  expect((await prepare('classruk')).status).toBe(409)
  await run(body.id)
  const job = await testApp
    .as('classruk')
    .get<{ state: string; not_done: number; total: number }>(`/api/admin/jobs/${body.id}`)
  expect(job.body).toMatchObject({ state: 'done', not_done: 0, total: 7 })
  const [file] = await files('classruk')
  expect(file).toMatchObject({ name: 'Табели 7А 20.11.2026.pdf', sheets: 7 })
  const report = await testApp.as('classruk').get<LongJobReport>(`${jobs}${body.id}`)
  expect(report.body.files).toEqual([file])
  expect((await testApp.as(null).get(`${jobs}files/`)).status).toBe(401)
  expect((await testApp.as('classruk').get(`${jobs}files/?kind=other.work`)).body).toMatchObject({ items: [] })
  expect((await testApp.as('classruk').get(`${jobs}files/?of=me`)).status).toBe(422)
  const url = pathOf(file)
  expect((await testApp.as(null).get(url)).status).toBe(401)
  expect((await testApp.as('classruk').get(`${jobs}${body.id}/files/x`)).status).toBe(422)
  for (const who of ['teacher', 'headteacher'] as const) expect((await testApp.as(who).get(url)).status).toBe(404)
  expect((await testApp.as('classruk').get(`${jobs}${body.id}/files/2`)).status).toBe(404)
  expect(await files('headteacher')).toEqual([])
  const authorization = `Bearer ${await testApp.tokenOf('classruk')}`
  const { rawPayload } = await testApp.app.inject({ url, headers: { authorization } })
  const pages = pdfText(new Uint8Array(rawPayload))
  expect(pages).toHaveLength(7)
  expect(pages[0]).toContain('Ахметов Данияр')
  expect(pages.at(-1)).toContain('Жумабаев Тимур')
  for (const page of pages) expect(page).toMatch(/Сформировано 20\.11\.2026 \d\d:\d\d · Сотрудник К\./)
  expect((await testApp.as(null).get(`${url}/zip/`)).status).toBe(401)
  for (const who of ['teacher', 'headteacher'] as const)
    expect((await testApp.as(who).get(`${url}/zip/`)).status).toBe(404)
  const zip = await testApp.app.inject({ url: `${url}/zip/`, headers: { authorization } })
  expect(zip.headers['content-type']).toBe('application/zip')
  const cards = unzipSync(new Uint8Array(zip.rawPayload))
  expect(Object.keys(cards)).toHaveLength(7)
  const [name = '', card] = Object.entries(cards)[0] ?? []
  expect(name).toBe('1 Ахметов Данияр Нурланович.pdf')
  expect(pdfText(card ?? new Uint8Array())).toEqual([expect.stringContaining('· Сотрудник К.')])
  const taken = await db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .where('account_id', '=', testApp.accountOf('classruk'))
    .select('after')
    .orderBy('id')
    .execute()
  expect(taken.map(({ after }) => after)).toEqual([
    { list: 'register.report-cards', name: 'Табели 7А 20.11.2026.pdf', rows: 7 },
    { list: 'register.report-cards', name: 'Табели 7А 20.11.2026.zip', rows: 7 },
  ])
  const notice = await db.selectFrom('notices.notice').where('kind', '=', 'register.prepared').selectAll().execute()
  expect(inRussian(notice)).toMatchObject([{ title: 'Табели готовы', account_id: testApp.accountOf('classruk') }])
})

test('a parallel: a file for each class, in the language asked for', async () => {
  const { body } = await prepare('headteacher', { parallel_id: 1, language: 'kk' })
  await run(body.id)
  const made = await files('headteacher')
  expect(made.map(({ name }) => name)).toEqual([
    'Үлгерім табельдері 7Б 20.11.2026.pdf',
    'Үлгерім табельдері 7А 20.11.2026.pdf',
  ])
})

describe('whoever leads the class no more', () => {
  const leader = 'classruk'
  const lead = (until: string | null) =>
    sql`update classes.leader set during = daterange('2026-09-01', ${until}::date)
      where person_id = (select own.person_id from classes.leader own where own.id = 1)`.execute(db)
  const report = async (id: number) => (await testApp.as(leader).get<LongJobReport>(`/api/admin/jobs/${id}`)).body

  test('gets no further than they were: nothing more is gathered or written', async () => {
    const { rows } = await sql<{ id: number; person_id: number }>`select id, person_id from classes.leader
      where class_id = ${school.classes.b} and kind = 'teacher'`.execute(db)
    const [other] = rows
    await sql`update classes.leader l set person_id = own.person_id from classes.leader own
      where l.id = ${other?.id} and own.id = 1`.execute(db)
    const { body } = await prepare(leader, { parallel_id: 1 })
    await runLongJob(
      testApp.context,
      [
        {
          ...prepareFilesJob,
          act: async (doing) => {
            const outcome = await prepareFilesJob.act(doing)
            await lead(school.today)
            return outcome
          },
        },
      ],
      body.id,
      new AbortController().signal,
    )
    const { state, items } = await report(body.id)
    expect([state, items.map(({ outcome }) => outcome)]).toEqual(['forbidden', ['done', 'skipped']])
    expect(items.at(-1)?.detail).toBe('Нет доступа: у вас больше нет права на эту работу')
    const kept = await db.selectFrom('platform.long_job_file').where('job_id', '=', body.id).select('name').execute()
    expect(kept).toEqual([{ name: 'Табели 7А 20.11.2026.pdf' }])
    // what was written while they led is closed with the class
    expect((await report(body.id)).files).toEqual([])
    await lead(null)
    await sql`update classes.leader set person_id = ${other?.person_id} where id = ${other?.id}`.execute(db)
  })

  test('takes no file that was made while they did', async () => {
    const { body } = await prepare(leader)
    await run(body.id)
    const [file] = await files(leader)
    const taken = () => testApp.as(leader).get(pathOf(file))
    expect((await taken()).status).toBe(200)
    await lead(school.today)
    expect([(await taken()).status, await files(leader)]).toEqual([404, []])
    await lead(null)
    expect((await taken()).status).toBe(200)
  })
})

test('whoever has no results of the year is named and left out of the file', async () => {
  const { body } = await prepare('classruk')
  await sql`update platform.long_job_item set input = input || jsonb_build_object('student_ids',
    (input -> 'student_ids') || to_jsonb(${testApp.personOf('teacher')}::integer)), size = 8 where job_id = ${body.id}`.execute(
    db,
  )
  await run(body.id)
  const { items, not_done, files: made } = (await testApp.as('classruk').get<LongJobReport>(`${jobs}${body.id}`)).body
  expect([not_done, made.map(({ sheets }) => sheets)]).toEqual([1, [7]])
  expect(items).toMatchObject([{ outcome: 'refused', size: 8, not_done: 1 }])
  expect(items[0]?.detail).toContain('Без табеля')
})

test('files are erased after their term, and go with their job', async () => {
  await sql`update platform.long_job_file f set made_at = now() - interval '2 months' from platform.long_job j
    where j.id = f.job_id and j.account_id = ${testApp.accountOf('classruk')}`.execute(db)
  await forgetJobFiles.run(db)
  expect(await files('classruk')).toEqual([])
  expect(await files('headteacher')).toHaveLength(2)
  await sql`delete from platform.long_job where account_id = ${testApp.accountOf('headteacher')}`.execute(db)
  expect(await db.selectFrom('platform.long_job_file').select('job_id').execute()).toEqual([])
})
