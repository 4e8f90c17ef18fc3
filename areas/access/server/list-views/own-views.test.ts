import { afterAll, describe, expect, test } from 'vitest'
import type { ListView } from '#platform/contract/list-views.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const address = '/api/admin/users/lists/people.students/'
const view = { name: 'Мой 7А', query: { class_id: '1', sort: 'name' }, hidden: ['email'] }
const settings = async (who: Who) => (await testApp.as(who).get<{ hidden: string[]; views: ListView[] }>(address)).body
const save = (who: Who, changes: object = {}) =>
  testApp.as(who).post<ListView>(`${address}views/`, { ...view, ...changes })

describe('columns', () => {
  const hide = (who: Who | null, hidden: unknown) => testApp.as(who).post(`${address}columns/`, { hidden })
  test('are chosen by who signed in', async () => {
    expect((await hide(null, [])).status).toBe(401)
    for (const wrong of ['email', ['e-mail'], Array.from({ length: 61 }, () => 'email')])
      expect((await hide('teacher', wrong)).status).toBe(422)
    expect((await testApp.as('teacher').get('/api/admin/users/lists/People!/')).status).toBe(422)
  })
  test('are kept for the account alone, the last choice holds', async () => {
    expect(await settings('teacher')).toEqual({ hidden: [], views: [] })
    await hide('teacher', ['email'])
    expect((await hide('teacher', ['phone', 'class'])).status).toBe(200)
    expect((await settings('teacher')).hidden).toEqual(['phone', 'class'])
    expect((await settings('uk')).hidden).toEqual([])
  })
})

describe('a view', () => {
  test('is saved by who signed in, whole and under a new name', async () => {
    expect((await testApp.as(null).post(`${address}views/`, view)).status).toBe(401)
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`filter${index}`, '1']))
    for (const wrong of [{ name: ' ' }, { name: 'я'.repeat(61) }, { query: { a: 1 } }, { query: many }, { extra: 1 }])
      expect((await save('teacher', wrong)).status).toBe(422)
    const { status, body } = await save('teacher')
    expect(status).toBe(200)
    expect(body).toEqual({ ...view, id: body.id, is_own: true, may_change: true, author: body.author, roles: [] })
    expect((await settings('teacher')).views).toEqual([body])
    expect((await save('teacher')).body).toMatchObject({ detail: [{ loc: ['body', 'name'] }] })
    expect((await save('uk')).status).toBe(200)
  })

  test('is renamed by its owner, not to the name of another', async () => {
    const { body } = await save('library')
    const other = await save('library', { name: 'Другой' })
    const rename = (who: Who | null, id: number, name: string) =>
      testApp.as(who).patch<ListView>(`/api/admin/users/list-views/${id}`, { name })
    expect((await rename(null, body.id, 'Новый')).status).toBe(401)
    expect((await rename('library', body.id, '')).status).toBe(422)
    expect((await rename('library', body.id, 'Другой')).status).toBe(422)
    expect((await rename('teacher', body.id, 'Новый')).status).toBe(404)
    expect((await rename('library', other.body.id, 'Другой')).status).toBe(200)
    expect((await rename('library', body.id, 'Новый')).body).toEqual({ ...body, name: 'Новый' })
  })

  test('is removed by its owner, once', async () => {
    const { body } = await save('hr')
    const remove = async (who: Who | null) =>
      (await testApp.as(who).remove(`/api/admin/users/list-views/${body.id}`)).status
    expect(await remove(null)).toBe(401)
    expect((await testApp.as('hr').remove('/api/admin/users/list-views/all')).status).toBe(422)
    expect(await remove('teacher')).toBe(404)
    expect(await remove('hr')).toBe(200)
    expect(await remove('hr')).toBe(404)
  })

  test('is one of thirty', async () => {
    for (let index = 1; index <= 30; index++) await save('director', { name: `Вид ${index}` })
    expect((await save('director', { name: 'Вид 31' })).body).toMatchObject({ detail: [{ loc: ['body', 'name'] }] })
  })
})
