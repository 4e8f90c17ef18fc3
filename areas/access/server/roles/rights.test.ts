import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Preview } from '#platform/contract/preview.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { RightsMatrix } from '../../contract/rights-matrix.ts'
import { accessTokenOf } from '../access-token.ts'
import { openSession } from '../sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const path = '/api/admin/roles/matrix/'
const teacher = testApp.accountOf('teacher')
const change = (key: string, seen: string, level: string, role_id = teacher) => ({ role_id, key, seen, level })
const save = (who: Parameters<typeof testApp.as>[0], ...changes: object[]) =>
  testApp.as(who).patch<RightsMatrix & { detail: string }>(path, { changes })
const session = async (accountId: number) => {
  const { sessionId } = await openSession(db, { accountId, client: 0, device: 'test', address: null })
  return testApp.withToken((await accessTokenOf(testApp.context, db, sessionId)) ?? '')
}

describe('the matrix', () => {
  test('is read and changed by who may', async () => {
    expect((await testApp.as(null).get(path)).status).toBe(401)
    expect((await testApp.as('director').get(path)).status).toBe(403)
    const { body } = await testApp.as('admin').get<RightsMatrix>(path)
    expect(body.roles).toHaveLength(31)
    expect(body.grants).toContainEqual({ role_id: teacher, key: 'jrn_journal', level: 'write' })

    const raised = change('jrn_reopen', 'none', 'read')
    expect((await save(null, raised)).status).toBe(401)
    for (const bad of [
      [],
      [change('jrn_reopen', 'none', 'all')],
      [change('no_such_key', 'none', 'read')],
      [raised, raised],
    ])
      expect((await save('ceasar', ...bad)).status).toBe(422)
    expect((await save('teacher', raised)).status).toBe(403)
    expect((await save('ceasar', change('jrn_reopen', 'none', 'read', 999))).status).toBe(404)
  })

  test('is saved whole with its history, and reaches the next token', async () => {
    const client = await session(teacher)
    expect((await client.get('/api/logging/page-views/report/')).status).toBe(403)
    const changes = [change('log_logging', 'none', 'read'), change('sch_lessons', 'read', 'none')]
    const preview = await testApp.as('ceasar').post<Preview>(`${path}preview/`, { changes })
    const [effect, ...others] = preview.body.effects
    expect(others).toEqual([])
    expect(effect?.items).toEqual([
      expect.stringMatching(/: нет → чтение, получат: 4$/),
      expect.stringMatching(/: чтение → нет, потеряют: 4$/),
    ])
    expect(preview.body).toMatchObject({ obstacles: [], total: 'Изменений: 2, ролей: 1' })
    const saved = await save('ceasar', ...changes)
    expect(saved.status).toBe(200)
    expect(saved.body.grants).toContainEqual({ role_id: teacher, key: 'log_logging', level: 'read' })
    expect(saved.body.grants).not.toContainEqual(expect.objectContaining({ role_id: teacher, key: 'sch_lessons' }))
    expect((await (await session(teacher)).get('/api/logging/page-views/report/')).status).toBe(200)
    const history = await testApp.as('admin').get<{ items: object[] }>(`/api/admin/roles/${teacher}/history/`)
    expect(history.body.items[0]).toMatchObject({
      steps: expect.arrayContaining([{ field: 'sch_lessons', before: 'read', after: 'none', is_masked: false }]),
    })
  })

  test('a cell that another has changed is 409 with what stands there, and nothing is saved', async () => {
    const clash = await save('ceasar', change('crs_rup', 'read', 'write'), change('jrn_journal', 'read', 'none'))
    expect(clash).toMatchObject({ status: 409 })
    expect(clash.body.detail).toContain('Учитель: Журнал — сейчас правка')
    const { rows } =
      await sql`select level from access.role_permission where role_id = ${teacher} and key = 'crs_rup'`.execute(db)
    expect(rows).toEqual([{ level: 'read' }])
  })

  test('nobody grants what they don’t hold, but for ceasar', async () => {
    const refused = await save('admin', change('hrs_pay_slip', 'none', 'read'))
    expect(refused).toMatchObject({ status: 403 })
    expect(refused.body.detail).toContain('Расчётные листки всех')
    // held for reading only
    expect((await save('admin', change('log_audit', 'none', 'write'))).status).toBe(403)
    expect((await save('admin', change('log_audit', 'none', 'read'))).status).toBe(200)
    expect((await save('ceasar', change('hrs_pay_slip', 'none', 'write'))).status).toBe(200)
    expect((await save('admin', change('hrs_pay_slip', 'write', 'none'))).status).toBe(200)
  })

  test('who has which key is told with the roles that give it', async () => {
    const holders = '/api/admin/roles/holders/?key=pas_roles_settings'
    expect((await testApp.as('teacher').get(holders)).status).toBe(403)
    expect((await testApp.as('admin').get('/api/admin/roles/holders/?key=none')).status).toBe(422)
    expect((await testApp.as('admin').get(holders)).body).toMatchObject({
      total: 2,
      writers: 2,
      items: [{ roles: ['Администратор'], level: 'write', is_limited: false }, { roles: ['Суперадминистратор'] }],
    })
  })

  test('is taken as a sheet', async () => {
    const file = await testApp.as('admin').get(`${path}export/`)
    expect(file.status).toBe(200)
    expect((await testApp.as('director').get(`${path}export/`)).status).toBe(403)
  })
})

describe('the last who may change rights', () => {
  const admin = testApp.accountOf('admin')
  const ceasar = testApp.accountOf('ceasar')
  const lose = (role_id: number) => [change('pas_roles_settings', 'write', 'none', role_id)]

  test('stays, however fifty try at once', async () => {
    const [one, other] = [await session(admin), await session(ceasar)]
    const tries = Array.from({ length: 10 }, () => [
      one.patch(path, { changes: lose(admin) }),
      other.patch(path, { changes: lose(ceasar) }),
      one.remove(`/api/admin/users/${admin}/roles/${admin}/`),
      other.remove(`/api/admin/users/${ceasar}/roles/${ceasar}/`),
      one.patch(`/api/admin/accounts/${ceasar}`, { status: 'blocked' }),
    ]).flat()
    const answers = await Promise.all(tries)
    for (const { status } of answers) expect([200, 401, 403, 404, 409]).toContain(status)
    const { rows } = await sql`select a.id from access.account a join access.account_role ar on ar.account_id = a.id
      join access.role_permission rp using (role_id)
      where rp.key = 'pas_roles_settings' and rp.level = 'write' and a.status = 'active'`.execute(db)
    expect(rows).toHaveLength(1)
  })
})
