import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { inRussian } from '#tests/said.ts'
import { proofOf } from '#tests/signing-proof.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { sealOf } from '#areas/seals/server/index.ts'
import type { listCertificateChoices } from '../../contract/bulk.ts'
import type { ListedDocument } from '../../contract/documents.ts'
import { documents, documentsOf, itemsIn } from '../testing/documents.ts'
import { certificatesJob } from './certificates-job.ts'
import { printDocumentsJob } from './print-documents.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { makeKind, create } = documentsOf(testApp)
const { school, db } = testApp
const path = '/api/documents/certificates/'
const jobs = '/api/admin/jobs/'
const bySigning = [{ act: 'sign', deciders: [{ by: 'key', key: 'doc_sign' }] }]
const aboutStudents = { genre: 'certificate', subject: 'student', title: 'Справка' } as const

/** A template of a kind, published. */
async function publish(kind: number, language: 'ru' | 'kk', name = 'person.full_name'): Promise<void> {
  const as = testApp.as('uk')
  const templates = '/api/documents/templates/'
  const given = { kind: `document_${kind}`, title: `Шаблон ${kind} ${language}`, language }
  const { id } = (await as.post<{ id: number }>(templates, given)).body
  const words = [
    { type: 'text', text: 'Дана: ' },
    { type: 'field', attrs: { name, format: null } },
  ]
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: words }] }
  const versionNow = async () => (await as.get<{ version: number }>(`${templates}${id}/`)).body.version
  const texts = { ru: null, kk: null, [language]: doc }
  await as.patch(`${templates}${id}/draft/`, { version: await versionNow(), language, ...texts })
  const { status, body } = await as.post(`${templates}${id}/publish/`, { version: await versionNow() })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
const kind = await makeKind(aboutStudents, bySigning)
await publish(kind, 'ru')

const make = (who: Who | null, body: object = {}) =>
  testApp.as(who).post<{ id: number }>(path, {
    kind_id: kind,
    class_ids: [school.classes.a],
    everybody: false,
    language: 'ru',
    ...body,
  })
const run = (id: number) =>
  runLongJob(testApp.context, [certificatesJob, printDocumentsJob], id, new AbortController().signal)
const report = async (who: Who, id: number) => (await testApp.as(who).get<LongJobReport>(`${jobs}${id}`)).body
const pages = async (who: Who, id: number, number = 1) => {
  const headers = { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  const { rawPayload } = await testApp.app.inject({ url: `${jobs}${id}/files/${number}`, headers })
  return pdfText(new Uint8Array(rawPayload))
}
const listed = async (who: Who, of: number) =>
  (await testApp.as(who).get<{ items: ListedDocument[] }>(`${documents}?kind_id=${of}&size=200`)).body.items

test('certificates of classes are begun by who keeps the registers, of kinds that can be made so', async () => {
  expect((await make(null)).status).toBe(401)
  for (const body of [
    { class_ids: [] },
    { everybody: true },
    { language: 'fr' },
    { language: 'kk' },
    { kind_id: await makeKind({ ...aboutStudents, title: 'Без шаблона' }, bySigning) },
    { kind_id: await makeKind({}, bySigning) },
    { kind_id: 999_999 },
  ])
    expect([(await make('uk', body)).status, body]).toEqual([422, body])
  for (const who of ['teacher', 'director', 'parent', 'student'] as const) {
    expect((await make(who)).status).toBe(403)
    expect((await testApp.as(who).get(path)).status).toBe(403)
  }
  expect((await testApp.as(null).get(path)).status).toBe(401)
  // a class of another year is as one that is not there
  expect((await make('uk', { class_ids: [999_999] })).status).toBe(404)
  const former = await sql<{ id: number }>`select id from classes.class where year_id <> (
    select year_id from classes.class where id = ${school.classes.a}) limit 1`.execute(db)
  if (former.rows[0]) expect((await make('uk', { class_ids: [former.rows[0].id] })).status).toBe(404)
  const { body } = await testApp.as('uk').get<Output<typeof listCertificateChoices>>(path)
  expect(body.kinds).toMatchObject([{ id: kind, languages: ['ru'] }])
  expect(body.classes).toMatchObject([
    { title: '7А', students: 7 },
    { title: '7Б', students: 6 },
  ])
})

test('a school at once: written, sent, drawn a class at a time; each decider is told once', async () => {
  const { status, body } = await make('uk', { class_ids: [], everybody: true })
  expect(status).toBe(200)
  expect((await make('uk')).status).toBe(409)
  await run(body.id)
  const done = await report('uk', body.id)
  expect(done).toMatchObject({ state: 'done', total: 13, passed: 13, not_done: 0 })
  expect(done.items.map(({ title, detail }) => [title, detail])).toEqual([
    ['7А', 'Справок: 7'],
    ['7Б', 'Справок: 6'],
  ])
  expect(done.files.map(({ name, sheets }) => [name, sheets])).toEqual([
    [expect.stringMatching(/^Справка \d+ 7А\.pdf$/), 7],
    [expect.stringMatching(/^Справка \d+ 7Б\.pdf$/), 6],
  ])
  const drawn = await pages('uk', body.id)
  expect(drawn).toHaveLength(7)
  expect(drawn[0]).toContain('Ахметов Данияр')
  for (const who of ['director', 'hr'] as const)
    expect((await testApp.as(who).get(`${jobs}${body.id}/files/1`)).status).toBe(404)

  const made = await listed('director', kind)
  expect(made).toHaveLength(13)
  for (const one of made)
    expect(one).toMatchObject({ status: 'checking', folder: 'outcome_sign', number: null, awaits_signature: true })
  const history = await testApp.as('uk').get<{ items: unknown[]; total: number }>(`${documents}${made[0]?.id}/history/`)
  expect(history.body.items).toHaveLength(2)
  const { rows } = await sql<{ title: unknown; text: unknown }>`
    select title, text from notices.notice where account_id = ${testApp.accountOf('director')}`.execute(db)
  expect(inRussian(rows)).toMatchObject([
    {
      title: expect.stringMatching(/^Ждёт решения: Справка/),
      text: 'Всего бумаг: 13. Они приходят по мере готовности',
    },
  ])
})

test('all of them are signed by one proof, and drawn anew with their numbers and codes', async () => {
  const awaiting = await listed('director', kind)
  const proof = await proofOf(testApp, 'director')
  const seen = awaiting.map(({ id, version }) => ({ id, version }))
  const answer = await testApp.as('director').post<string>(`${documents}sign/`, { documents: seen, ...proof })
  expect(itemsIn(answer.body).filter(({ outcome }) => outcome === 'done')).toHaveLength(13)
  const draft = await create('uk', await makeKind({ title: 'Приказ' }, bySigning), { title: 'Ещё пишут' })
  const ids = [draft, ...awaiting.map(({ id }) => id)]

  const print = (who: Who | null, given: readonly number[]) =>
    testApp.as(who).post<{ id: number }>(`${documents}print/`, { ids: given })
  expect((await print(null, ids)).status).toBe(401)
  for (const wrong of [[], ['x'], Array.from({ length: 2_001 }, (_, index) => index + 1)])
    expect((await testApp.as('uk').post(`${documents}print/`, { ids: wrong })).status).toBe(422)
  expect((await print('parent', ids)).status).toBe(403)
  // one that is foreign, and one that is not there
  for (const [who, given] of [
    ['teacher', ids],
    ['uk', [...ids, 999_999]],
  ] as const)
    expect((await print(who, given)).status).toBe(404)
  const { body } = await print('uk', ids)
  await run(body.id)
  const done = await report('uk', body.id)
  expect(done).toMatchObject({ state: 'done', not_done: 0, total: 14 })
  expect(done.files).toMatchObject([{ name: 'Документы 20.11.2026.pdf', sheets: 14 }])
  const drawn = await pages('uk', body.id)
  expect(drawn).toHaveLength(14)
  expect(drawn[0]).toContain('Ещё пишут')
  const seal = await sealOf(db, 'documents.document', ids[1]!)
  expect(drawn[1]?.replaceAll(/[\s-]/g, '')).toContain(seal?.code)
})

test('a paper that was removed meanwhile is left out, one that is out of reach closes the file', async () => {
  const notes = await makeKind({ title: 'Записка', makers: [{ party: 'staff', target_id: null }] }, bySigning)
  const [first, second] = [await create('teacher', notes), await create('teacher', notes)]
  const { body } = await testApp.as('teacher').post<{ id: number }>(`${documents}print/`, { ids: [first, second] })
  await testApp.as('teacher').remove(`${documents}${second}`)
  await run(body.id)
  const done = await report('teacher', body.id)
  expect(done).toMatchObject({ state: 'done', not_done: 1 })
  expect(done.files).toMatchObject([{ sheets: 1 }])
  const taken = async () => (await testApp.as('teacher').get(`${jobs}${body.id}/files/1`)).status
  expect(await taken()).toBe(200)
  await sql`update documents.document set author_id = ${testApp.personOf('director')}, unit_id = null where id = ${first}`.execute(
    db,
  )
  expect(await taken()).toBe(404)
  expect((await report('teacher', body.id)).files).toEqual([])
})

test('whoever has lost the registers goes no further; who left the class is not written of', async () => {
  const { body } = await make('uk')
  const [gone] = school.studentsA
  for (const table of ['classes.group_member', 'classes.class_member'])
    await sql`update ${sql.table(table)} set during = daterange(lower(during), ${school.today}::date)
      where student_id = ${gone} and during @> ${school.today}::date`.execute(db)
  await run(body.id)
  expect(await report('uk', body.id)).toMatchObject({
    state: 'done',
    not_done: 1,
    items: [{ outcome: 'refused', detail: 'Учеников уже нет в классе: 1' }],
    files: [{ sheets: 6 }],
  })
  const again = await make('uk', { class_ids: [], everybody: true })
  const rights = sql`where key = 'doc_documents' and role_id in (select id from access.role where name = 'uk')`
  await sql`update access.role_permission set level = 'read' ${rights}`.execute(db)
  await run(again.body.id)
  const { state, items, files } = await report('uk', again.body.id)
  expect([state, items.map(({ outcome }) => outcome), files]).toEqual(['forbidden', ['skipped', 'skipped'], []])
})
