import { afterAll, describe, expect, test } from 'vitest'
import type { ListView } from '#platform/contract/list-views.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const address = '/api/admin/users/lists/classes.classes/'
const views = async (who: Who) => (await testApp.as(who).get<{ views: ListView[] }>(address)).body.views
const named = async (who: Who, name: string) => (await views(who)).find((view) => view.name === name)
const save = async (who: Who, name: string) =>
  (await testApp.as(who).post<ListView>(`${address}views/`, { name, query: { parallel: '9' }, hidden: [] })).body
const share = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<ListView>(`/api/admin/users/list-views/${id}/roles/`, body)
const roles = async () =>
  (await testApp.as('admin').get<{ items: { id: number; title: string }[] }>('/api/admin/users/list-views/roles/')).body
    .items
const roleOf = async (title: string) => (await roles()).find((role) => role.title === title)?.id ?? 0

describe('roles to share with', () => {
  test('are told to who shares', async () => {
    const ask = async (who: Who | null) => (await testApp.as(who).get('/api/admin/users/list-views/roles/')).status
    expect(await ask(null)).toBe(401)
    expect(await ask('teacher')).toBe(403)
    expect(await ask('headteacher')).toBe(200)
    expect((await roles()).map(({ title }) => title)).toContain('Библиотекарь')
  })
})

describe('a shared view', () => {
  test('is seen by who holds a role of it, and only read', async () => {
    const { id } = await save('headteacher', 'Девятые')
    const role_ids = [await roleOf('Библиотекарь')]
    expect((await share(null, id, { role_ids })).status).toBe(401)
    for (const wrong of [{}, { role_ids: ['1'] }, { role_ids: [1, 1] }, { role_ids: [9999] }])
      expect((await share('headteacher', id, wrong)).status).toBe(422)
    expect((await share('teacher', id, { role_ids })).status).toBe(403)
    // nobody shares what another keeps to themself
    expect((await share('admin', id, { role_ids })).status).toBe(404)
    expect(await named('library', 'Девятые')).toBeUndefined()

    const shared = await share('headteacher', id, { role_ids })
    expect(shared.status).toBe(200)
    expect(shared.body).toMatchObject({ is_own: true, may_change: true, roles: [{ title: 'Библиотекарь' }] })
    const seen = await named('library', 'Девятые')
    expect(seen).toMatchObject({ query: { parallel: '9' }, is_own: false, may_change: false })
    expect(seen?.author).toBe(shared.body.author)
    expect(await named('teacher', 'Девятые')).toBeUndefined()
    const path = `/api/admin/users/list-views/${id}`
    expect((await testApp.as('library').patch(path, { name: 'Моё' })).status).toBe(404)
    expect((await testApp.as('library').remove(path)).status).toBe(404)
  })

  test('is renamed, shared otherwise and removed by its author and by who keeps such views; the history tells of it', async () => {
    const { id } = await save('headteacher', 'Восьмые')
    const library = await roleOf('Библиотекарь')
    const teacher = await roleOf('Учитель')
    await share('headteacher', id, { role_ids: [library] })
    const path = `/api/admin/users/list-views/${id}`
    expect(await named('admin', 'Восьмые')).toMatchObject({ is_own: false, may_change: true })
    expect((await testApp.as('admin').patch(path, { name: 'Все восьмые' })).status).toBe(200)
    expect((await share('admin', id, { role_ids: [library, teacher] })).status).toBe(200)
    expect(await named('teacher', 'Все восьмые')).toBeDefined()
    expect((await testApp.as('admin').remove(path)).status).toBe(200)
    expect(await named('library', 'Все восьмые')).toBeUndefined()
    const changes = await testApp.db
      .selectFrom('history.change')
      .where('subject', '=', 'access.list_view')
      .where('subject_id', '=', id)
      .select(['before', 'after'])
      .orderBy('id')
      .execute()
    expect(changes).toEqual([
      { before: { name: 'Восьмые', roles: [] }, after: { name: 'Восьмые', roles: ['Библиотекарь'] } },
      {
        before: { name: 'Восьмые', roles: ['Библиотекарь'] },
        after: { name: 'Все восьмые', roles: ['Библиотекарь'] },
      },
      {
        before: { name: 'Все восьмые', roles: ['Библиотекарь'] },
        after: { name: 'Все восьмые', roles: expect.arrayContaining(['Библиотекарь', 'Учитель']) },
      },
      { before: { name: 'Все восьмые', roles: expect.any(Array) }, after: null },
    ])
  })

  test('shared with nobody is its author’s alone again', async () => {
    const { id } = await save('headteacher', 'Седьмые')
    await share('headteacher', id, { role_ids: [await roleOf('Библиотекарь')] })
    const left = await share('admin', id, { role_ids: [] })
    expect(left.body).toMatchObject({ is_own: false, may_change: false, roles: [] })
    expect(await named('library', 'Седьмые')).toBeUndefined()
    expect(await named('admin', 'Седьмые')).toBeUndefined()
    expect(await named('headteacher', 'Седьмые')).toMatchObject({ is_own: true, roles: [] })
  })
})
