import { afterAll, describe, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { inRussian } from '#tests/said.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { forgetPreparedFiles } from './files.ts'
import { prepareFilesJob } from './preparing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const path = '/api/documents/report-cards/'
const prepare = (who: Who | null, body: object = { class_id: school.classes.a }) =>
  testApp.as(who).post<{ id: number }>(`${path}prepare/`, body)
interface Files {
  items: { id: number; name: string; sheets: number; bytes: number }[]
}
const files = async (who: Who) => (await testApp.as(who).get<Files>(`${path}files/`)).body.items
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
  const url = `${path}files/${file?.id}`
  expect((await testApp.as(null).get(url)).status).toBe(401)
  expect((await testApp.as('teacher').get(url)).status).toBe(403)
  expect((await testApp.as('headteacher').get(url)).status).toBe(404)
  expect(await files('headteacher')).toEqual([])
  const authorization = `Bearer ${await testApp.tokenOf('classruk')}`
  const { rawPayload } = await testApp.app.inject({ url, headers: { authorization } })
  const pages = pdfText(new Uint8Array(rawPayload))
  expect(pages).toHaveLength(7)
  expect(pages[0]).toContain('Ахметов Данияр')
  expect(pages.at(-1)).toContain('Жумабаев Тимур')
  for (const page of pages) expect(page).toMatch(/Сформировано 20\.11\.2026 \d\d:\d\d · Сотрудник К\./)
  expect((await testApp.as(null).get(`${url}/zip/`)).status).toBe(401)
  expect((await testApp.as('teacher').get(`${url}/zip/`)).status).toBe(403)
  expect((await testApp.as('headteacher').get(`${url}/zip/`)).status).toBe(404)
  const zip = await testApp.app.inject({ url: `${url}/zip/`, headers: { authorization } })
  expect(zip.headers['content-type']).toBe('application/zip')
  const cards = unzipSync(new Uint8Array(zip.rawPayload))
  expect(Object.keys(cards)).toHaveLength(7)
  const [name = '', card] = Object.entries(cards)[0] ?? []
  expect(name).toBe('1 Ахметов Данияр Нурланович.pdf')
  expect(pdfText(card ?? new Uint8Array())).toEqual([expect.stringContaining('· Сотрудник К.')])
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
    sql`update classes.leader set during = daterange('2026-09-01', ${until}::date) where id = 1`.execute(db)
  const report = async (id: number) => (await testApp.as(leader).get<LongJobReport>(`/api/admin/jobs/${id}`)).body

  test('gets no further than they were: nothing more is gathered or written', async () => {
    const { body } = await prepare(leader)
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
    expect([state, items.map(({ outcome }) => outcome)]).toEqual([
      'forbidden',
      ['done', ...Array.from({ length: 7 }, () => 'skipped')],
    ])
    expect(items.at(-1)?.detail).toBe('Нет доступа: у вас больше нет права на эту работу')
    expect(await db.selectFrom('register.prepared_file').where('job_id', '=', body.id).selectAll().execute()).toEqual(
      [],
    )
    await lead(null)
  })

  test('takes no file that was made while they did', async () => {
    const { body } = await prepare(leader)
    await run(body.id)
    const [file] = await files(leader)
    const taken = () => testApp.as(leader).get(`${path}files/${file?.id}`)
    expect((await taken()).status).toBe(200)
    await lead(school.today)
    expect([(await taken()).status, await files(leader)]).toEqual([404, []])
    await lead(null)
    expect((await taken()).status).toBe(200)
  })
})

test('files are erased after their term', async () => {
  await sql`update register.prepared_file set made_at = now() - interval '2 months' where account_id = ${testApp.accountOf('classruk')}`.execute(
    db,
  )
  await forgetPreparedFiles.run(db)
  expect(await files('classruk')).toEqual([])
  expect(await files('headteacher')).toHaveLength(2)
})
