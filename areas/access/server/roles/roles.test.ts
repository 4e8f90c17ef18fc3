import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { AccountRoles } from '../../contract/account-roles.ts'
import type { RoleRow } from '../../contract/roles.ts'
import { accessTokenOf } from '../access-token.ts'
import { openSession } from '../sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const roles = '/api/admin/roles/'
const of = (account: number) => `/api/admin/users/${account}/roles/`
const session = async (accountId: number) => {
  const { sessionId } = await openSession(db, { accountId, client: 0, device: 'test', address: null })
  return testApp.withToken((await accessTokenOf(testApp.context, db, sessionId)) ?? '')
}

describe('a deleted role comes back', () => {
  const matrixOf = async (id: number) =>
    db.selectFrom('access.role_permission').where('role_id', '=', id).select(['key', 'level']).orderBy('key').execute()

  test('with its name, its rights and who grants it: 401, 403, 404, 409, success', async () => {
    const made = await testApp
      .as('ceasar')
      .post<RoleRow>(roles, { title: 'Архивариус', description: 'Хранит', copy_of: testApp.accountOf('library') })
    const own = `${roles}${made.body.id}/`
    const restore = (who: Who | null) => testApp.as(who).post<RoleRow>(`${own}restore/`)
    const rights = await matrixOf(made.body.id)
    expect(rights.length).toBeGreaterThan(3)
    expect((await restore(null)).status).toBe(401)
    expect((await testApp.as('ceasar').post(`${roles}x/restore/`)).status).toBe(422)
    expect((await restore('teacher')).status).toBe(403)
    expect((await restore('ceasar')).status).toBe(409)
    expect((await testApp.as('ceasar').post(`${roles}999999/restore/`)).status).toBe(404)
    expect((await testApp.as('ceasar').remove(own)).status).toBe(200)
    const back = await restore('ceasar')
    expect(back.status).toBe(200)
    const { version: _seen, ...before } = made.body
    expect(back.body).toMatchObject(before)
    expect(await matrixOf(made.body.id)).toEqual(rights)
    expect((await restore('ceasar')).status).toBe(409)
  })
})

describe('roles', () => {
  test('are listed with people, and one’s own marked', async () => {
    expect((await testApp.as(null).get(roles)).status).toBe(401)
    expect((await testApp.as('teacher').get(roles)).status).toBe(403)
    const { body } = await testApp.as('admin').get<{ total: number; items: RoleRow[] }>(`${roles}?search=администратор`)
    expect(body.items.find(({ name }) => name === 'admin')).toMatchObject({ is_own: true, people: 1, is_system: true })
    const people = await testApp.as('admin').get(`${roles}${testApp.accountOf('teacher')}/people/?search=Серикова`)
    expect(people.body).toMatchObject({ total: 1, items: [{ full_name: 'Серикова Алия Маратовна', limits: [] }] })
    expect((await testApp.as('admin').get(`${roles}accounts/?search=Серикова`)).body).toMatchObject({
      items: [{ id: 51, roles: ['Учитель'] }],
    })
  })

  test('are made, renamed and deleted while nobody holds them', async () => {
    const made = { title: 'Дежурный администратор', description: '', copy_of: testApp.accountOf('library') }
    expect((await testApp.as(null).post(roles, made)).status).toBe(401)
    expect((await testApp.as('ceasar').post(roles, { ...made, title: ' ' })).status).toBe(422)
    expect((await testApp.as('ceasar').post(roles, { ...made, title: 'учитель' })).status).toBe(422)
    expect((await testApp.as('teacher').post(roles, made)).status).toBe(403)
    expect((await testApp.as('admin').post(roles, made)).status).toBe(403)
    expect((await testApp.as('ceasar').post(roles, { ...made, copy_of: 999 })).status).toBe(404)
    const { status, body } = await testApp.as('ceasar').post<RoleRow>(roles, made)
    expect({ status, body }).toMatchObject({ status: 200, body: { is_system: false, people: 0, written_keys: 3 } })
    const own = `${roles}${body.id}/`
    const named = { title: 'Дежурный', description: 'На этаже', version: 1 }
    expect((await testApp.as('ceasar').patch(own, named)).body).toMatchObject({ title: 'Дежурный', version: 2 })
    expect((await testApp.as('ceasar').patch(own, named)).status).toBe(409)
    expect((await testApp.as('ceasar').post(of(53), { role_id: body.id, limits: [] })).status).toBe(200)
    const refused = await testApp.as('ceasar').remove(own)
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Нұрланова') } })
    expect((await testApp.as('ceasar').remove(`${of(53)}${body.id}/`)).status).toBe(200)
    expect((await testApp.as('ceasar').remove(own)).status).toBe(200)
    expect((await testApp.as('ceasar').remove(own)).status).toBe(404)
    await testApp.as('ceasar').post(`${own}restore/`)
    expect((await testApp.as('ceasar').remove(own)).status).toBe(200)
    expect((await testApp.as('ceasar').remove(`${roles}${testApp.accountOf('teacher')}/`)).status).toBe(409)
  })
})

describe('roles of an account', () => {
  const role_id = testApp.accountOf('cpec_kn')
  const limits = [{ kind: 'class', id: 1 }]

  test('are given, limited and taken, each told in its history', async () => {
    const given = { role_id, limits }
    expect((await testApp.as(null).post(of(52), given)).status).toBe(401)
    expect((await testApp.as('ceasar').post(of(52), { role_id, limits: [{ kind: 'unit', id: 1 }] })).status).toBe(422)
    expect((await testApp.as('ceasar').post(of(52), { role_id, limits: [{ kind: 'class', id: 999 }] })).status).toBe(
      422,
    )
    expect((await testApp.as('ceasar').post(of(52), { role_id: 999, limits })).status).toBe(422)
    expect((await testApp.as('teacher').post(of(52), given)).status).toBe(403)
    expect((await testApp.as('ceasar').post(of(999_999), given)).status).toBe(404)
    const { body } = await testApp.as('ceasar').post<AccountRoles>(of(52), given)
    expect(body.items[1]).toMatchObject({ role_id, limits: [{ kind: 'class', id: 1, title: '7А' }] })
    expect(body.targets.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'class: Классы',
      'cathedra: Кафедры',
      'unit: Подразделения',
    ])
    expect(body.targets[0]?.items[0]).toEqual({ id: 1, title: '7А' })
    expect((await testApp.as('ceasar').post(of(52), given)).status).toBe(409)
    const wider = { limits: [...limits, { kind: 'cathedra', id: 2 }], seen: limits }
    expect((await testApp.as('ceasar').patch(`${of(52)}${role_id}/`, wider)).status).toBe(200)
    expect((await testApp.as('ceasar').patch(`${of(52)}${role_id}/`, wider)).status).toBe(409)
    expect((await testApp.as('ceasar').remove(`${of(52)}${role_id}/`)).status).toBe(200)
    expect((await testApp.as('ceasar').remove(`${of(52)}${role_id}/`)).status).toBe(404)
    const history = await testApp.as('admin').get<{ items: object[] }>('/api/admin/accounts/52/history')
    expect(history.body.items).toHaveLength(3)
    expect(history.body.items[2]).toMatchObject({ steps: [{ after: 'Учитель, Специалист по контролю (7А)' }] })
  })

  test('ceasar comes from its own only, and nobody limits who runs the house', async () => {
    const ceasar = testApp.accountOf('ceasar')
    expect((await testApp.as('admin').post(of(52), { role_id: ceasar, limits: [] })).status).toBe(403)
    expect((await testApp.as('admin').remove(`${of(ceasar)}${ceasar}/`)).status).toBe(403)
    expect((await testApp.as('ceasar').post(of(52), { role_id: testApp.accountOf('admin'), limits })).status).toBe(422)
    expect((await testApp.as('ceasar').post(of(52), { role_id: ceasar, limits })).status).toBe(422)
  })

  test('are not changed in another’s name', async () => {
    const { body } = await testApp
      .as('ceasar')
      .get<{ access_token: string }>(`/api/admin/users/token_any_user/${testApp.accountOf('admin')}?reason=test`)
    const borrowed = testApp.withToken(body.access_token)
    expect((await borrowed.post(of(52), { role_id: testApp.accountOf('admin'), limits: [] })).status).toBe(403)
  })

  test('without any one is on the family’s side, where nobody is theirs', async () => {
    expect((await testApp.as('ceasar').remove(`${of(53)}${testApp.accountOf('teacher')}/`)).status).toBe(200)
    const client = await session(53)
    expect((await client.get('/api/users/me/children')).body).toMatchObject({ items: [] })
    expect((await client.get('/api/journal/journal/groups/')).status).toBe(403)
  })
})

describe('a deputy limited to 7А', async () => {
  const account = testApp.accountOf('sub_director')
  const own = `${of(account)}${account}/`
  const limits = [{ kind: 'class', id: testApp.school.classes.a }]
  await testApp.as('ceasar').patch(own, { limits, seen: [] })
  const deputy = await session(account)
  const { groups, studentsA, studentsB, classes } = testApp.school
  const ofList = async (path: string) => {
    const { body } = await deputy.get<{ items: { id: number }[] }>(path)
    return body.items.map(({ id }) => id)
  }

  test('sees journals, students and groups of the class only', async () => {
    const seen = await ofList('/api/journal/journal/groups/?size=200')
    expect(seen).toContain(groups.algebraA)
    expect(seen).not.toContain(groups.algebraB)
    expect(await ofList('/api/grouping/groups/?size=200')).not.toContain(groups.algebraB)
    const students = await ofList('/api/users/users/?kind=students&size=200')
    expect(students).toContain(studentsA[0])
    expect(students).not.toContain(studentsB[5])
    expect((await deputy.get(`/api/journal/journal/group/${groups.algebraA}/`)).status).toBe(200)
    expect((await deputy.get(`/api/journal/journal/group/${groups.algebraB}/`)).status).toBe(404)
  })

  test('takes reports, cards and files of the class only', async () => {
    const summarySheet = await deputy.get<{ items: { id: number }[] }>('/api/journal/summary-sheet/classes/')
    expect(summarySheet.body.items.map(({ id }) => id)).toEqual([classes.a])
    for (const path of ['reports', 'summary-sheet'])
      expect((await deputy.get(`/api/journal/${path}/class/${classes.b}/export/`)).status).toBe(404)
    expect((await deputy.get(`/api/journal/summary-sheet/class/${classes.a}/export/`)).status).toBe(200)
    expect((await deputy.get(`/api/users/grade-book/${studentsA[0]}/`)).status).toBe(200)
    expect((await deputy.get(`/api/users/grade-book/${studentsB[5]}/`)).status).toBe(404)
    const cards = (id: number) => deputy.get(`/api/documents/report-cards/final/?class_id=${id}&quarter=1`)
    expect((await cards(classes.a)).status).toBe(200)
    expect((await cards(classes.b)).status).toBe(404)
  })

  test('through a cathedra reads its journals in every class', async () => {
    const cathedra = [{ kind: 'cathedra', id: 1 }]
    await testApp.as('ceasar').patch(own, { limits: cathedra, seen: limits })
    const head = await session(account)
    expect((await head.get(`/api/journal/journal/group/${groups.algebraB}/`)).status).toBe(200)
    expect((await head.get(`/api/journal/journal/group/${groups.englishA1}/`)).status).toBe(404)
    expect((await head.get(`/api/users/grade-book/${studentsA[0]}/`)).status).toBe(404)
    await testApp.as('ceasar').patch(own, { limits: [], seen: cathedra })
    expect((await (await session(account)).get(`/api/journal/journal/group/${groups.englishA1}/`)).status).toBe(200)
  })
})
