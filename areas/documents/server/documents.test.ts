import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Document } from '../contract/document.ts'
import type { countFolders, ListedDocument } from '../contract/documents.ts'
import { documents, documentsOf, text, values } from './testing/documents.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { makeKind, create, read, step } = documentsOf(testApp)
const bySigning = [{ act: 'sign', deciders: [{ by: 'key', key: 'doc_sign' }] }]
const listed = async (who: Who, query = '') =>
  (await testApp.as(who).get<{ items: ListedDocument[]; total: number }>(`${documents}${query}`)).body

test('a document is made, changed and removed by its author, and brought back', async () => {
  const kind = await makeKind({ makers: [{ party: 'staff', target_id: null }] }, bySigning)
  const body = { kind_id: kind, ...values }
  expect((await testApp.as(null).post(documents, body)).status).toBe(401)
  expect((await testApp.as('teacher').post(documents, { ...body, title: '' })).status).toBe(422)
  expect((await testApp.as('teacher').post(documents, { ...body, kind_id: 999_999 })).status).toBe(422)
  const closed = await makeKind({}, bySigning)
  expect((await testApp.as('teacher').post(documents, { ...body, kind_id: closed })).status).toBe(403)
  const id = await create('teacher', kind)
  expect((await read('teacher', id)).body).toMatchObject({
    status: 'created',
    folder: 'active',
    number: null,
    acts: ['change', 'remove', 'submit'],
  })
  expect((await read(null, id)).status).toBe(401)
  expect((await read('other-teacher', id)).status).toBe(404)

  const change = (who: Who | null, given: object) => testApp.as(who).patch<Document>(`${documents}${id}`, given)
  expect((await change(null, { version: 1, title: 'Иначе' })).status).toBe(401)
  expect((await change('teacher', { version: 1, title: 'И'.repeat(301) })).status).toBe(422)
  expect((await change('other-teacher', { version: 1, title: 'Иначе' })).status).toBe(404)
  expect((await change('teacher', { version: 7, title: 'Иначе' })).status).toBe(409)
  expect((await change('teacher', { version: 1, title: 'О дежурстве в мае' })).status).toBe(200)
  expect((await read('teacher', id)).body).toMatchObject({ status: 'draft', title: 'О дежурстве в мае', version: 2 })

  expect((await testApp.as('other-teacher').remove(`${documents}${id}`)).status).toBe(404)
  expect((await testApp.as('teacher').remove(`${documents}${id}`)).status).toBe(200)
  expect((await read('teacher', id)).status).toBe(404)
  expect((await testApp.as('other-teacher').post(`${documents}${id}/restore/`, {})).status).toBe(404)
  expect((await testApp.as('teacher').post(`${documents}${id}/restore/`, {})).status).toBe(200)
  expect((await read('teacher', id)).status).toBe(200)
})

test('of pictures and files only what the writer has uploaded is taken; unknown nodes are refused in words', async () => {
  const kind = await makeKind({ makers: [{ party: 'staff', target_id: null }] }, bySigning)
  const given = (content: object, file_ids: number[] = []) =>
    testApp
      .as('teacher')
      .post<{ detail: { loc: string[] }[] }>(documents, { kind_id: kind, ...values, content, file_ids })
  const evil = { ru: { type: 'doc', content: [{ type: 'script', content: [] }] } }
  expect((await given(evil)).status).toBe(422)
  const picture = { ru: { type: 'doc', content: [{ type: 'image', attrs: { file: 999_999, width: 50, alt: '' } }] } }
  expect((await given(picture)).body.detail[0]?.loc).toEqual(['body', 'content'])
  expect((await given(text('Файл'), [999_999])).body.detail[0]?.loc).toEqual(['body', 'file_ids'])
})

test('registers: who keeps them reads all, others their own; confidential kinds whom they name', async () => {
  const staff = { makers: [{ party: 'staff' as const, target_id: null }] }
  const open = await create('teacher', await makeKind(staff, bySigning), { title: 'Открытая служебная' })
  const secret = await create('teacher', await makeKind({ ...staff, is_confidential: true }, bySigning), {
    title: 'Закрытая служебная',
  })
  const found = async (who: Who) => (await listed(who, '?search=служебная&size=200')).items.map(({ id }) => id)
  expect(await found('teacher')).toEqual([secret, open])
  expect(await found('uk')).toEqual([open])
  expect(await found('other-teacher')).toEqual([])
  expect(await found('director')).toEqual([secret, open])
  expect((await read('uk', secret)).status).toBe(404)
  expect((await testApp.as('parent').get(documents)).status).toBe(403)
  const counted = await testApp.as('teacher').get<Output<typeof countFolders>>(`${documents}folders/`)
  expect(counted.body.items.map(({ folder }) => folder)).toHaveLength(8)
  expect((await listed('teacher', '?folder=active&own=true&search=дежурных')).items[0]?.id).toBe(secret)
})

test('an author withdraws what is on its way, and a head returns it with a remark', async () => {
  const kind = await makeKind({ makers: [{ party: 'staff', target_id: null }] }, bySigning)
  const id = await create('teacher', kind)
  expect((await step('teacher', id, 'submit')).body).toMatchObject({ number: null })
  expect((await read('teacher', id)).body).toMatchObject({
    status: 'checking',
    folder: 'outcome_sign',
    acts: ['withdraw'],
  })
  expect((await testApp.as('teacher').patch(`${documents}${id}`, { version: 2, title: 'Иначе' })).status).toBe(409)
  expect((await step('director', id, 'withdraw')).status).toBe(403)
  expect((await step('teacher', id, 'withdraw')).status).toBe(200)
  expect((await read('teacher', id)).body).toMatchObject({ status: 'draft', folder: 'active', remark: null })
  expect((await step('teacher', id, 'submit')).status).toBe(200)
  const [run] = (
    await testApp.as('director').get<{ items: { id: number; content_version: number }[] }>('/api/documents/approvals/')
  ).body.items
  const decided = await testApp.as('director').post(`/api/documents/approvals/${run?.id}/decide/`, {
    decision: 'return',
    remark: 'Нет дат',
    seen: run?.content_version,
  })
  expect(decided.status).toBe(200)
  expect((await read('teacher', id)).body).toMatchObject({ status: 'draft', remark: 'Нет дат' })
})

test('nothing empty is sent, and a letter says where it goes', async () => {
  const kind = await makeKind({ genre: 'outgoing' }, bySigning)
  const empty = await create('uk', kind, { content: {} })
  expect((await step('uk', empty, 'submit')).body.detail).toMatchObject([{ loc: ['body', 'content'] }])
  const nowhere = await create('uk', kind)
  expect((await step('uk', nowhere, 'submit')).body.detail).toMatchObject([{ loc: ['body', 'correspondent'] }])
})
