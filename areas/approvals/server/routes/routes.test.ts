import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { listRoutes, previewRoute, readRouteVersions, RouteStep } from '../../contract/routes.ts'
import { papers } from '../testing/papers.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { lead, send, person, stateOf } = papers(testApp)
const path = '/api/documents/routes/'
const kind = 'tests.paper'
const step = (changes: Partial<RouteStep> = {}): RouteStep => ({
  stage: 1,
  title: 'Директор',
  act: 'approve',
  needs: 'any',
  days: 3,
  deciders: [person('director')],
  ...changes,
})
const save = (who: Who | null, body: object) =>
  testApp.as(who).post<{ detail: unknown; revision: number; version: number | null }>(path, { kind, seen: 0, ...body })
const routes = async (who: Who = 'uk') => (await testApp.as(who).get<Output<typeof listRoutes>>(path)).body
const versions = async () =>
  (await testApp.as('uk').get<Output<typeof readRouteVersions>>(`${path}versions/?kind=${kind}`)).body.items

test('401, 422, 403: each step has a title, and those who decide exist', async () => {
  expect((await save(null, { steps: [] })).status).toBe(401)
  expect((await save('teacher', { steps: [step()] })).status).toBe(403)
  expect((await save('metodist', { steps: [step()] })).status).toBe(403)
  const refused = async (steps: RouteStep[], rest: object = {}) => (await save('uk', { steps, ...rest })).body.detail
  expect(await refused([step({ title: ' ' })])).toMatchObject([{ loc: ['body', 'steps', '0', 'title'] }])
  expect(await refused([step({ deciders: [] })])).toMatchObject([{ loc: ['body', 'steps', '0', 'deciders'] }])
  expect(await refused([step({ stage: 2 })])).toMatchObject([{ msg: 'Шаги идут по порядку' }])
  expect(await refused([step(), step({ stage: 3 })])).toMatchObject([{ loc: ['body', 'steps', 1, 'stage'] }])
  expect(await refused([step({ deciders: [{ by: 'key', key: 'pas_roles' }] })])).toMatchObject([
    { msg: 'Такого ключа нет' },
  ])
  expect(await refused([step({ deciders: [{ by: 'post', post: 'none', target_id: null }] })])).toMatchObject([
    { msg: 'Такой должности нет' },
  ])
  expect(
    await refused([step({ deciders: [{ by: 'post', post: 'organisation.position', target_id: null }] })]),
  ).toMatchObject([{ msg: 'Выберите из списка' }])
  expect(
    await refused([step({ deciders: [{ by: 'post', post: 'organisation.own_head', target_id: 1 }] })]),
  ).toMatchObject([{ msg: 'Здесь ничего не выбирают' }])
  expect(await refused([step({ deciders: [{ by: 'person', person_id: 101 }] })])).toMatchObject([{ type: 'rule' }])
  expect(await refused([step()], { kind: 'tests.other' })).toMatchObject([{ msg: 'Такого вида нет' }])
})

test('a new version leads what is sent from now on; what is under way keeps its own', async () => {
  expect((await save('uk', { steps: [step()] })).body).toMatchObject({ revision: 1, version: 1 })
  const [first = 0] = await send('teacher')
  expect((await save('uk', { steps: [step()] })).status).toBe(409)
  const two = [step({ title: 'Завуч', deciders: [person('headteacher')] }), step({ stage: 2 })]
  expect((await save('uk', { seen: 1, steps: two })).body).toMatchObject({ revision: 2, version: 2 })
  const decide = (who: Who, id: number) =>
    testApp.as(who).post(`/api/documents/approvals/${id}/decide/`, { decision: 'approve', seen: 1 })
  expect((await decide('director', first)).status).toBe(200)
  expect(await stateOf(first)).toBe('approved')
  const [second = 0] = await send('teacher')
  expect((await decide('director', second)).status).toBe(404)
  expect((await routes('metodist')).items.find((one) => one.kind === kind)).toMatchObject({
    version: 2,
    running: 1,
    steps: [{ title: 'Завуч' }, { title: 'Директор' }],
  })
  expect(await versions()).toMatchObject([
    { number: 2, is_present: true, running: 1, made_by: expect.any(String) },
    { number: 1, is_present: false, running: 0 },
  ])
})

test('taken off, nothing more is sent; what families propose has a usual route from the beginning', async () => {
  expect((await save('uk', { seen: 2, steps: [] })).body).toMatchObject({ version: null })
  await expect(send('teacher')).rejects.toMatchObject({ status: 409 })
  const usual = (await routes()).items.find((one) => one.kind === 'people.correction')
  expect(usual).toMatchObject({ revision: 0, version: null, steps: [{ words: ['Кто ведёт карточки семей'] }] })
})

test('a route is tried out on an author before it is saved', async () => {
  const preview = (who: Who | null, body: object = {}) =>
    testApp.as(who).post<Output<typeof previewRoute>>(`${path}preview/`, {
      kind,
      author_id: testApp.personOf('teacher'),
      steps: [step({ deciders: [{ by: 'key', key: 'doc_sign' }] }), step({ stage: 2 })],
      ...body,
    })
  expect((await preview(null)).status).toBe(401)
  expect((await preview('uk', { author_id: 'x' })).status).toBe(422)
  expect((await preview('teacher')).status).toBe(403)
  const { body } = await preview('metodist')
  expect(body.steps.map(({ persons }) => persons.length > 0)).toEqual([true, true])
  // the director signs nothing of their own
  const own = (await preview('uk', { author_id: testApp.personOf('director') })).body
  expect(own.steps[0]?.persons.map(({ id }) => id)).not.toContain(testApp.personOf('director'))
  expect(own.steps[1]?.persons).toEqual([])
  expect(await lead([{ deciders: [person('director')] }])).toMatchObject({ status: 200 })
})

test('the staff is found by name, students and families are not', async () => {
  const find = (who: Who | null, query = '') =>
    testApp.as(who).get<{ items: { id: number }[] }>(`/api/documents/staff/${query}`)
  expect((await find(null)).status).toBe(401)
  expect((await find('student')).status).toBe(403)
  expect((await find('teacher', '?id=x')).status).toBe(422)
  expect((await find('teacher', `?id=${testApp.personOf('director')}`)).body.items).toHaveLength(1)
  expect((await find('teacher', '?id=101')).body.items).toEqual([])
  expect((await find('teacher', '?id=201')).body.items).toEqual([])
})
