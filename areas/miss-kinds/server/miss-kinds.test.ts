import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { MissKind } from '../contract/miss-kind.ts'
import type { KeptMissKind } from '../contract/miss-kinds.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/journal/miss-kinds/'
type Kind = KeptMissKind & { detail: unknown }
const kinds = async (who: Who = 'admin') => (await testApp.as(who).get<{ items: Kind[] }>(path)).body.items
const kindOf = async (code: string) => (await kinds()).find((kind) => kind.code === code)
const trip = {
  letter: 'ОЛ',
  title: 'На олимпиаде',
  category: 'excused',
  counts_as_missed: false,
  excludes_marks: false,
  takes_minutes: false,
}

test('own kinds are added, all are renamed, ordered and put away; journals call them so at once', async () => {
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await kinds('teacher')).map(({ letter }) => letter)).toEqual(['Н', 'У', 'Б', 'О', 'ДО', 'ОСВ'])
  const add = (who: Who | null, body: object) => testApp.as(who).post<Kind>(path, body)
  expect((await add(null, trip)).status).toBe(401)
  for (const wrong of [{ letter: '7' }, { letter: 'Н' }, { title: 'болел' }, { category: 'sport' }])
    expect((await add('admin', { ...trip, ...wrong })).status).toBe(422)
  expect((await add('manager_do', trip)).status).toBe(403)
  const { body: own } = await add('admin', trip)
  expect(own).toMatchObject({ ...trip, is_system: false, is_archived: false, misses: 0 })

  const change = (who: Who | null, id: number | string, body: object) =>
    testApp.as(who).patch<Kind>(`${path}${id}`, body)
  const ill = await kindOf('ill')
  const id = ill?.id ?? 0
  const renamed = { version: 1, title: 'По болезни, со справкой' }
  expect((await change(null, id, renamed)).status).toBe(401)
  expect((await change('admin', id, { version: 1, title: '' })).status).toBe(422)
  expect((await change('admin', id, { version: 1, letter: 'Х' })).status).toBe(422)
  expect((await change('teacher', id, renamed)).status).toBe(403)
  expect((await change('admin', 999_999, renamed)).status).toBe(404)
  expect((await change('admin', id, renamed)).body).toMatchObject({ letter: 'Б', title: renamed.title, version: 2 })
  expect((await change('admin', id, renamed)).status).toBe(409)
  const absent = await kindOf('absent')
  expect((await change('admin', absent?.id ?? 0, { version: 1, is_archived: true })).status).toBe(422)

  const order = (who: Who | null, ids: unknown) => testApp.as(who).post(`${path}order/`, { ids })
  const ids = (await kinds()).map((kind) => kind.id)
  expect((await order(null, ids)).status).toBe(401)
  expect((await order('admin', 'x')).status).toBe(422)
  expect((await order('teacher', ids)).status).toBe(403)
  expect((await order('admin', [1, 2])).status).toBe(409)
  expect((await order('admin', ids.toReversed())).status).toBe(200)

  const { body: journal } = await testApp.as('teacher').get<{ miss_kinds: MissKind[] }>('/api/journal/journal/group/1/')
  expect(journal.miss_kinds.map(({ letter }) => letter)).toEqual(['ОЛ', 'ОСВ', 'ДО', 'О', 'Б', 'У', 'Н'])
  expect(journal.miss_kinds.find(({ code }) => code === 'ill')).toMatchObject({ title: renamed.title })
  const { body: history } = await testApp.as('admin').get<HistoryPage>(`${path}history/`)
  expect(history.items[0]?.steps).toContainEqual(expect.objectContaining({ field: 'title', after: renamed.title }))
})
