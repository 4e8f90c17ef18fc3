import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { AccountCard } from '../../contract/account-card.ts'
import type { AccountRoles } from '../../contract/account-roles.ts'
import type { RoleRow } from '../../contract/roles.ts'
import { defaultRoles, type DefaultRole } from '../../rules/default-rights.ts'
import { accessTokenOf } from '../access-token.ts'
import { openSession } from '../sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, accountOf } = testApp
const of = (account: number) => `/api/admin/users/${account}/roles/`
const account = (id: number) => `/api/admin/accounts/${id}`
/** A teacher without any other role. */
const teacher = accountOf('english-teacher')
const give = (who: Who | null, role: DefaultRole, to = teacher) =>
  testApp.as(who).post(of(to), { role_id: accountOf(role), limits: [] })
const take = (who: Who | null, role: DefaultRole, from = teacher) =>
  testApp.as(who).remove(`${of(from)}${accountOf(role)}/`)

/** A session with the rights of this moment. */
const session = async (accountId: number) => {
  const { sessionId } = await openSession(db, { accountId, client: 0, device: 'test', address: null })
  return testApp.withToken((await accessTokenOf(testApp.context, db, sessionId)) ?? '')
}

const reserved: DefaultRole[] = [
  'ceasar',
  'director',
  'principal',
  'sub_director',
  'sub_principal',
  'headteacher',
  'hr',
  'financial',
  'pcycho',
  'medical_worker',
]
const grantedBy = async (who: Who) => {
  const { body } = await testApp.as(who).get<AccountRoles>(of(teacher))
  const ids = body.grantable.map(({ id }) => id)
  return defaultRoles.filter((role) => ids.includes(accountOf(role)))
}
const besideTeacher = defaultRoles.filter((role) => role !== 'teacher')

describe('a role is granted by whom it names', () => {
  test('admin all but the reserved ones, the director these, the superadministrator any', async () => {
    expect(await grantedBy('admin')).toEqual(besideTeacher.filter((role) => !reserved.includes(role)))
    expect(await grantedBy('director')).toEqual(besideTeacher.filter((role) => reserved.includes(role)))
    expect(await grantedBy('ceasar')).toEqual(besideTeacher)
  })

  test.each(besideTeacher)('%s, given and taken', async (role) => {
    const [may, mayNot] = reserved.includes(role) ? (['director', 'admin'] as const) : (['admin', 'director'] as const)
    expect(await give(mayNot, role)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('выдают') } })
    expect((await give(may, role)).status).toBe(200)
    expect((await take(mayNot, role)).status).toBe(403)
    expect((await take(may, role)).status).toBe(200)
  })

  test('nobody else, and nobody but the superadministrator to themselves', async () => {
    expect((await give(null, 'library')).status).toBe(401)
    for (const who of ['teacher', 'hr', 'uk', 'principal', 'student', 'parent'] as const)
      expect((await give(who, 'library')).status).toBe(403)
    expect((await give('admin', 'library', accountOf('admin'))).body).toEqual({
      detail: 'Свои роли меняет только суперадминистратор',
    })
    expect((await give('director', 'hr', accountOf('director'))).status).toBe(403)
    expect((await give('ceasar', 'library', accountOf('ceasar'))).status).toBe(200)
    expect((await take('ceasar', 'library', accountOf('ceasar'))).status).toBe(200)
  })

  test('within limits only, it grants nothing', async () => {
    const director = `${of(accountOf('director'))}${accountOf('director')}/`
    const limits = [{ kind: 'class', id: testApp.school.classes.a }]
    await sql`insert into access.role_limit (account_id, role_id, kind, class_id)
      values (${accountOf('director')}, ${accountOf('director')}, 'class', ${testApp.school.classes.a})`.execute(db)
    expect((await give('director', 'hr')).status).toBe(403)
    expect((await testApp.as('ceasar').patch(director, { limits: [], seen: limits })).status).toBe(200)
    expect((await give('director', 'hr')).status).toBe(200)
    expect((await take('director', 'hr')).status).toBe(200)
  })
})

describe('who grants a role is a setting', () => {
  const library = accountOf('library')
  const path = (role = library) => `/api/admin/roles/${role}/granters/`
  const seen = { is_granted_by_managers: true, role_ids: [accountOf('admin')] }
  const chosen = { is_granted_by_managers: false, role_ids: [accountOf('hr')] }

  test('401, 422, 403, 404', async () => {
    const body = { ...chosen, seen }
    expect((await testApp.as(null).patch(path(), body)).status).toBe(401)
    expect((await testApp.as('admin').patch(path(), { ...body, role_ids: [1, 1] })).status).toBe(422)
    expect((await testApp.as('admin').patch(path(), { ...body, role_ids: [999_999] })).status).toBe(422)
    expect((await testApp.as('hr').patch(path(), body)).status).toBe(403)
    expect((await testApp.as('admin').patch(path(999_999), body)).status).toBe(404)
    // who may not grant the role would otherwise let themselves in
    const reservedRole = { ...chosen, role_ids: [accountOf('admin')], seen: { ...seen, is_granted_by_managers: false } }
    expect((await testApp.as('admin').patch(path(accountOf('director')), reservedRole)).status).toBe(403)
  })

  test('changed from what was seen, it holds at once and stands in the history', async () => {
    expect((await testApp.as('admin').patch<RoleRow>(path(), { ...chosen, seen })).body).toMatchObject({
      is_granted_by_managers: false,
      granters: [{ id: accountOf('hr'), title: 'Кадры' }],
      may_grant: false,
    })
    expect((await testApp.as('ceasar').patch(path(), { ...chosen, seen })).status).toBe(409)
    expect((await give('admin', 'library')).status).toBe(403)
    // reads accounts of the staff: the role names it
    await sql`insert into access.role_permission (role_id, key, level)
      values (${accountOf('hr')}, 'pas_users', 'read')`.execute(db)
    const hr = await session(accountOf('hr'))
    expect((await hr.post(of(teacher), { role_id: library, limits: [] })).status).toBe(200)
    expect((await hr.remove(`${of(teacher)}${library}/`)).status).toBe(200)
    const history = await testApp.as('admin').get(`/api/admin/roles/${library}/history/`)
    expect(history.body).toMatchObject({ items: [{ steps: [{ after: 'Кадры' }] }] })
  })
})

describe('nobody takes over an account whose roles they may not grant', () => {
  const deputy = accountOf('headteacher')

  test('its password, login, second factor, sessions and status', async () => {
    const attempts = (who: Who) => [
      testApp.as(who).post(`${account(deputy)}/password`),
      testApp.as(who).post(`${account(deputy)}/login`, { login: 'mine@school.test', seen: 'headteacher@school.test' }),
      testApp.as(who).remove(`${account(deputy)}/sessions`),
      testApp.as(who).post(`${account(deputy)}/second-factor/reset`),
      testApp.as(who).patch(account(deputy), { status: 'blocked', reason: 'так' }),
    ]
    for (const answer of await Promise.all(attempts('admin')))
      expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining('Завуч') } })
    const card = await testApp.as('admin').get<AccountCard>(`${account(deputy)}/card`)
    expect(card.body).toMatchObject({ may_change: false, status: 'active' })
    expect((await testApp.as('ceasar').post(`${account(deputy)}/password`)).status).toBe(200)
    const below = await testApp.as('admin').get<AccountCard>(`${account(teacher)}/card`)
    expect(below.body).toMatchObject({ may_change: true })
  })

  test('nor the mail to which its links go', async () => {
    const personId = testApp.personOf('headteacher')
    await sql`update people.person set email = 'deputy@mail.test' where id = ${personId}`.execute(db)
    const opened = async (who: Who, id: number) => {
      const { body } = await testApp.as(who).post<{ may_change_email: boolean }>(`/api/users/users/${id}/record/`)
      return body.may_change_email
    }
    expect(await opened('admin', personId)).toBe(false)
    expect(await opened('admin', testApp.personOf('english-teacher'))).toBe(true)
    expect(await opened('ceasar', personId)).toBe(true)
  })

  test('instead a link goes to its owner', async () => {
    const send = (who: Who | null, id: number | string = deputy) =>
      testApp.as(who).post(`/api/admin/accounts/${id}/restore-link`)
    expect((await send(null)).status).toBe(401)
    expect((await send('admin', 'x')).status).toBe(422)
    expect((await send('director')).status).toBe(403)
    expect((await send('admin', 999_999)).status).toBe(404)
    expect((await send('admin')).status).toBe(200)
    expect((await send('admin')).status).toBe(200)
    expect((await send('admin')).status).toBe(200)
    expect(await send('admin')).toMatchObject({ status: 409, body: { detail: expect.stringContaining('три письма') } })
    await sql`delete from access.login_alias where account_id = ${teacher}`.execute(db)
    await sql`update people.person set email = null where admin_user_id = ${teacher}`.execute(db)
    expect(await send('admin', teacher)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('не указана почта') },
    })
  })
})

describe('the superadministrator', () => {
  const ceasar = accountOf('ceasar')
  const block = (who: Who, id = ceasar) => testApp.as(who).patch(account(id), { status: 'blocked', reason: 'проверка' })
  // a director may write accounts here, so that nothing but the role stands in the way
  beforeAll(async () => {
    await sql`update access.role_permission set level = 'write'
      where role_id = ${accountOf('director')} and key = 'pas_users'`.execute(db)
  })

  test('is blocked by another one only', async () => {
    expect((await block('admin')).status).toBe(403)
    const director = await session(accountOf('director'))
    expect(await director.patch(account(ceasar), { status: 'blocked', reason: 'проверка' })).toMatchObject({
      status: 403,
      body: { detail: 'Суперадминистратора блокирует только другой суперадминистратор' },
    })
    expect((await give('ceasar', 'ceasar')).status).toBe(200)
    expect((await block('ceasar', teacher)).status).toBe(200)
  })

  test('as the last one stays', async () => {
    expect(await take('ceasar', 'ceasar', ceasar)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('последний суперадминистратор') },
    })
  })
})

describe('whoever gets an account is offered the roles of their kinds', () => {
  const [person] = testApp.school.studentsB
  beforeAll(async () => {
    await sql`update people.person set admin_user_id = null where id = ${person}`.execute(db)
    await sql`delete from people.kind_member where person_id = ${person}`.execute(db)
    await sql`insert into people.kind_member (person_id, kind_id) values (${person}, 2), (${person}, 41)`.execute(db)
  })

  test('as far as the one who makes it may give them, and gets them at once', async () => {
    const suggested = await testApp
      .as('admin')
      .get<{ roles: { id: number; title: string }[] }>(`/api/admin/accounts/suggested-login?person_id=${person}`)
    expect(suggested.body.roles.map(({ title }) => title)).toEqual(['Учитель', 'Учебная часть'])
    const body = { person_id: person, login: 'novice' }
    const higher = await testApp.as('admin').post('/api/admin/accounts/', { ...body, role_ids: [accountOf('hr')] })
    expect(higher.status).toBe(403)
    const made = await testApp
      .as('admin')
      .post<{ id: number }>('/api/admin/accounts/', { ...body, role_ids: suggested.body.roles.map(({ id }) => id) })
    expect(made.status).toBe(200)
    const held = await testApp.as('admin').get<AccountRoles>(of(made.body.id))
    expect(held.body.items.map(({ title }) => title)).toEqual(['Учитель', 'Учебная часть'])
  })
  describe('by appointment', () => {
    const person = testApp.personOf('second-english-teacher')
    const { b } = testApp.school.classes
    const offered = async () => {
      const { body } = await testApp
        .as('admin')
        .get<{ roles: { title: string }[] }>(`/api/admin/accounts/suggested-login?person_id=${person}`)
      return body.roles.map(({ title }) => title)
    }
    beforeAll(async () => {
      await sql`update people.person set admin_user_id = null where id = ${person}`.execute(db)
      await sql`delete from people.kind_member where person_id = ${person}`.execute(db)
      expect(await offered()).toEqual([])
    })
    const lead = (kind: 'teacher' | 'curator') =>
      sql`update classes.leader set person_id = ${person} where class_id = ${b} and kind = ${kind}`.execute(db)

    test.each([
      [
        'a head of a department',
        'Заведующий кафедрой',
        () =>
          sql`insert into curriculum.cathedra_head (cathedra_id, person_id, during) values (2, ${person}, '(,)')`.execute(
            db,
          ),
      ],
      ['a curator', 'Куратор', () => lead('curator')],
      ['a class teacher', 'Классный руководитель', () => lead('teacher')],
    ])('%s', async (_who, title, appoint) => {
      expect(await offered()).not.toContain(title)
      await appoint()
      expect(await offered()).toContain(title)
    })

    test('and no more once it has ended', async () => {
      await sql`update classes.leader set during = daterange(lower(during), '2026-11-20') where class_id = ${b}`.execute(
        db,
      )
      expect(await offered()).toEqual(['Заведующий кафедрой'])
    })
  })
})
