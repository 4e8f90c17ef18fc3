import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { listAcquaintance } from '../contract/acquaintance.ts'
import { documents, documentsOf } from './testing/documents.ts'
import { remindOfAssignments } from './remind.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { makeKind, create, read, step } = documentsOf(testApp)
const { personOf } = testApp
const letter = { correspondent: 'Управление образования', foreign_number: '01-15/482', foreign_date: '2026-11-18' }

/** A letter that has come in and waits for the director. */
async function received(title: string): Promise<number> {
  const kind = await makeKind({ genre: 'incoming', title: 'Письмо' })
  const id = await create('uk', kind, { ...letter, title, addressee_id: personOf('director') })
  await step('uk', id, 'submit')
  return id
}
const resolve = (who: Who, id: number, given: object) =>
  step(who, id, 'resolution', { words: 'Исполнить', person_ids: [], due_on: null, ...given })
const told = async (who: Who) =>
  (await testApp.as(who).get<{ items: { title: string }[] }>('/api/admin/notices/?size=200')).body.items.map(
    ({ title }) => title,
  )

test('a received letter is numbered at its receipt and waits for a resolution; its executors carry it out', async () => {
  const id = await received('О мониторинге питания')
  expect((await read('uk', id)).body).toMatchObject({ status: 'checking', folder: 'income', number: '1/2026' })
  const executors = [personOf('headteacher'), personOf('teacher')]
  expect((await resolve('uk', id, { way: 'execute', person_ids: executors })).status).toBe(403)
  expect((await resolve('director', id, { way: 'burn' })).status).toBe(422)
  expect((await resolve('director', id, { way: 'execute' })).body.detail).toMatchObject([
    { loc: ['body', 'person_ids'] },
  ])
  expect((await resolve('director', id, { way: 'execute', person_ids: executors, due_on: '2026-11-25' })).status).toBe(
    200,
  )
  const { body } = await read('teacher', id)
  expect(body).toMatchObject({
    status: 'accepted',
    folder: 'active',
    due_on: '2026-11-25',
    resolution: { words: 'Исполнить', on_behalf_of: null },
    assignments: [
      { is_main: true, person: { id: executors[0] } },
      { is_main: false, person: { id: executors[1] } },
    ],
  })
  expect(await told('teacher')).toContain('Поручение: О мониторинге питания')
  expect((await resolve('director', id, { way: 'file' })).status).toBe(409)

  const [main, second] = body.assignments
  const report = (who: Who | null, assignment = main?.id, given: object = { report: 'Отправлено' }) =>
    testApp.as(who).post(`/api/documents/assignments/${assignment}/report/`, given)
  expect((await report(null)).status).toBe(401)
  expect((await report('headteacher', main?.id, { report: '' })).status).toBe(422)
  expect((await report('other-teacher')).status).toBe(404)
  expect((await report('headteacher')).status).toBe(200)
  expect((await report('headteacher')).status).toBe(409)
  const giveBack = (who: Who) =>
    testApp.as(who).post(`/api/documents/assignments/${main?.id}/return/`, { remark: 'Нет приложения', due_on: null })
  expect((await giveBack('teacher')).status).toBe(404)
  expect((await giveBack('director')).status).toBe(200)
  expect((await read('headteacher', id)).body.assignments[0]).toMatchObject({ done_on: null, remark: 'Нет приложения' })
  await report('headteacher')
  await report('teacher', second?.id)
  expect((await read('uk', id)).body.folder).toBe('archive')
})

test.each([
  ['acquaint', 'income_info'],
  ['sign', 'income_sign'],
  ['administer', 'income_it'],
  ['file', 'archive'],
] as const)('a resolution «%s» puts it into %s', async (way, folder) => {
  const id = await received('Письмо')
  if (way === 'sign') {
    const { kind } = (await read('director', id)).body
    const route = [
      { stage: 1, title: 'Подпись', act: 'sign', needs: 'any', days: null, deciders: [{ by: 'key', key: 'doc_sign' }] },
    ]
    await testApp
      .as('ceasar')
      .post('/api/documents/routes/', { kind: `documents.document:${kind.id}`, seen: 0, steps: route })
  }
  const given = { way, person_ids: way === 'acquaint' || way === 'administer' ? [personOf('teacher')] : [] }
  expect((await resolve('director', id, given)).status).toBe(200)
  expect((await read('uk', id)).body.folder).toBe(folder)
})

test('who must know an order: who has, who has not, a reminder once a day, the list on paper', async () => {
  const id = await received('Приказ управления')
  await resolve('director', id, { way: 'file' })
  const sheet = `${documents}${id}/acquaintance/`
  const ask = (who: Who | null, given: object = {}) =>
    testApp.as(who).post<{ asked: number; detail: unknown }>(sheet, {
      person_ids: [personOf('teacher'), personOf('headteacher')],
      unit_ids: [],
      everybody: false,
      due_on: null,
      ...given,
    })
  expect((await ask(null)).status).toBe(401)
  expect((await ask('uk', { person_ids: [] })).status).toBe(422)
  expect((await ask('other-teacher')).status).toBe(404)
  expect((await ask('uk')).body).toEqual({ asked: 2 })
  expect((await ask('teacher')).status).toBe(403)
  expect((await ask('uk')).body).toEqual({ asked: 0 })
  expect((await read('teacher', id)).body.acquaintance).toEqual({ asked: 2, confirmed: 0, awaits_caller: true })
  const confirm = (who: Who | null) => testApp.as(who).post(`${sheet}confirm/`, {})
  expect((await confirm(null)).status).toBe(401)
  expect((await confirm('other-teacher')).status).toBe(404)
  expect((await confirm('teacher')).status).toBe(200)
  const listed = (await testApp.as('uk').get<Output<typeof listAcquaintance>>(sheet)).body
  expect(listed.items.map(({ confirmed_at, opened_at }) => [confirmed_at !== null, opened_at !== null])).toContainEqual(
    [true, true],
  )
  // asked today: reminded from tomorrow on
  expect((await testApp.as('uk').post(`${sheet}remind/`, {})).body).toEqual({ reminded: 0 })
  await testApp.db.updateTable('documents.acquaintance').set({ asked_on: '2026-11-10' }).execute()
  expect((await testApp.as('teacher').post(`${sheet}remind/`, {})).status).toBe(403)
  expect((await testApp.as('uk').post(`${sheet}remind/`, {})).body).toEqual({ reminded: 1 })
  expect((await testApp.as('uk').post(`${sheet}remind/`, {})).body).toEqual({ reminded: 0 })
  expect((await testApp.as('uk').get(`${sheet}print/`)).status).toBe(200)
  expect((await testApp.as('teacher').get(`${sheet}print/`)).status).toBe(403)
  await confirm('headteacher')
  expect((await read('uk', id)).body).toMatchObject({ folder: 'archive', acquaintance: { asked: 2, confirmed: 2 } })
})

test('the day before a term, on it and after it is told, after it to who gave it too', async () => {
  const id = await received('Отчёт')
  await resolve('director', id, { way: 'execute', person_ids: [personOf('teacher')], due_on: '2026-11-21' })
  await remindOfAssignments(testApp.context)
  await remindOfAssignments(testApp.context)
  expect((await told('teacher')).filter((title) => title === 'Завтра срок: Отчёт')).toHaveLength(1)
  await testApp.db
    .updateTable('documents.assignment')
    .set({ due_on: '2026-11-19', reminded_on: null })
    .where('document_id', '=', id)
    .execute()
  await remindOfAssignments(testApp.context)
  expect(await told('teacher')).toContain('Просрочено: Отчёт')
  expect(await told('director')).toContain('Просрочено: Отчёт')
})
