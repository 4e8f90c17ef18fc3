import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { maximumHours } from './norms.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { listNorms, Norm, readNormHistory } from '#areas/norms/contract/norms.ts'
import { numbersOn } from '#areas/norms/server/index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/passport/norms/'
const own = `${path}curriculum.maximum_hours/`
const list = async (who: Who = 'headteacher') => (await testApp.as(who).get<Output<typeof listNorms>>(path)).body.items
const norm = async (): Promise<Norm | undefined> => (await list()).find(({ key }) => key === maximumHours.key)
const { numbers } = maximumHours.initial[0]!
const next = { since: '2027-09-01', numbers: { ...numbers, 5: 33 }, source: 'Приказ № 12', version: null }
const set = (body: object, who: Who | null = 'headteacher', to = own) =>
  testApp.as(who).patch<Norm & { detail: unknown }>(to, body)

test('each norm is there for who holds its key', async () => {
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await testApp.as('student').get(path)).status).toBe(403)
  expect(await norm()).toMatchObject({ may_change: true, values: [{ since: '2024-09-01', numbers, version: null }] })
  expect((await list('teacher')).find(({ key }) => key === maximumHours.key)?.may_change).toBe(false)
  expect((await list('financial')).some(({ key }) => key === maximumHours.key)).toBe(false)
})

test('setting is refused to who may not, and where numbers can’t stand', async () => {
  expect((await set(next, null)).status).toBe(401)
  expect((await set({ ...next, numbers: { 1: 20 } })).status).toBe(422)
  expect((await set({ ...next, numbers: { ...numbers, 5: 61 } })).status).toBe(422)
  expect((await set({ ...next, source: '' })).status).toBe(422)
  expect((await set(next, 'teacher')).status).toBe(403)
  expect((await set(next, 'manager_oo')).status).toBe(403)
  expect((await set(next, 'headteacher', `${path}curriculum.foreign/`)).status).toBe(404)
})

test('numbers hold from their day on; what was before stays', async () => {
  const { status, body } = await set(next)
  expect(status).toBe(200)
  expect(body.values.map(({ since, version }) => [since, version])).toEqual([
    ['2027-09-01', 1],
    ['2024-09-01', null],
  ])
  expect((await numbersOn(testApp.db, maximumHours, '2027-08-31'))['5']).toBe(32)
  expect((await numbersOn(testApp.db, maximumHours, '2027-09-01'))['5']).toBe(33)
  expect((await numbersOn(testApp.db, maximumHours, '2020-01-01'))['5']).toBe(32)
  // two at once: who saw the former one is told
  expect((await set({ ...next, source: 'Приказ № 13' })).status).toBe(409)
  expect((await set({ ...next, source: 'Приказ № 13', version: 1 })).status).toBe(200)
  const history = await testApp.as('headteacher').get<Output<typeof readNormHistory>>(`${own}history/`)
  expect(history.body.items.map(({ kind }) => kind)).toEqual(['changed', 'made'])
})

test('what was entered is taken back, and what held before it holds on', async () => {
  const remove = (body: object, who: Who | null = 'headteacher') => testApp.as(who).remove(own, body)
  const { since } = next
  expect((await remove({ since, version: 2 }, null)).status).toBe(401)
  expect((await remove({ since })).status).toBe(422)
  expect((await remove({ since, version: 2 }, 'teacher')).status).toBe(403)
  expect((await remove({ since: '2024-09-01', version: 1 })).status).toBe(404)
  expect((await remove({ since, version: 1 })).status).toBe(409)
  expect((await remove({ since, version: 2 })).status).toBe(200)
  expect((await numbersOn(testApp.db, maximumHours, '2027-09-01'))['5']).toBe(32)
})
