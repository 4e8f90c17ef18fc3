import { afterAll, expect, test } from 'vitest'
import type { ListedDocument } from '../contract/documents.ts'
import { proofOf } from '#tests/signing-proof.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { documents, documentsOf } from './testing/documents.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { makeKind, read, versionOf } = documentsOf(testApp)
const { school } = testApp
const bySigning = [{ act: 'sign', deciders: [{ by: 'key', key: 'doc_sign' }] }]
const own = '/api/documents/own/'
const families = { makers: [{ party: 'families' as const, target_id: null }] }
const order = (who: Who | null, body: object) =>
  testApp.as(who).post<{ id: number; detail: unknown }>(own, {
    person_id: null,
    language: 'ru',
    words: 'В поликлинику',
    file_ids: [],
    ...body,
  })

test('a parent orders a certificate of the own child alone, and takes it once it is signed', async () => {
  const kind = await makeKind({ ...families, genre: 'certificate', subject: 'student', title: 'Справка' }, bySigning)
  const child = school.studentsA[0]
  expect((await order(null, { kind_id: kind, person_id: child })).status).toBe(401)
  expect((await order('parent', { kind_id: kind, person_id: child, language: 'fr' })).status).toBe(422)
  expect((await order('parent', { kind_id: kind, person_id: school.studentsA[3] })).status).toBe(422)
  const closed = await makeKind({ genre: 'certificate', subject: 'student', title: 'Чужая' }, bySigning)
  expect((await order('parent', { kind_id: closed, person_id: child })).status).toBe(403)
  const { status, body } = await order('parent', { kind_id: kind, person_id: child })
  expect(status).toBe(200)
  const listed = async (who: Who) => (await testApp.as(who).get<{ items: ListedDocument[] }>(own)).body.items
  expect(await listed('parent')).toMatchObject([{ id: body.id, status: 'checking', number: null }])
  expect((await listed('other-parent')).map(({ id }) => id)).not.toContain(body.id)
  const proof = await proofOf(testApp, 'director')
  const seen = [{ id: body.id, version: await versionOf('director', body.id) }]
  await testApp.as('director').post(`${documents}sign/`, { documents: seen, ...proof })
  expect(await listed('parent')).toMatchObject([{ status: 'accepted', number: '1/2026' }])
  expect((await testApp.as('parent').get(`${documents}${body.id}/pdf/`)).status).toBe(200)
  expect((await testApp.as('other-parent').get(`${documents}${body.id}/pdf/`)).status).toBe(404)
  expect((await read('student', body.id)).status).toBe(200)
})

test('an application is handed in under a number at once, and answered', async () => {
  const kind = await makeKind({ ...families, genre: 'application', title: 'Заявление' }, [
    { act: 'approve', deciders: [{ by: 'key', key: 'doc_sign' }] },
  ])
  const { body } = await order('parent', { kind_id: kind, words: 'Прошу выдать копию договора' })
  expect((await read('parent', body.id)).body).toMatchObject({
    status: 'checking',
    folder: 'income_sign',
    number: '1/2026',
  })
  const { items } = (
    await testApp
      .as('director')
      .get<{ items: { id: number; content_version: number; subject_id: number }[] }>('/api/documents/approvals/')
  ).body
  const run = items.find(({ subject_id }) => subject_id === body.id)
  await testApp
    .as('director')
    .post(`/api/documents/approvals/${run?.id}/decide/`, { decision: 'approve', seen: run?.content_version })
  expect((await read('parent', body.id)).body).toMatchObject({ status: 'accepted', folder: 'archive' })
})
