import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { AccountRoles } from '#areas/access/contract/account-roles.ts'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import type { StoredText } from '#platform/contract/text.ts'
import { learn, sayStored } from '#platform/server/language/spoken.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import type { LongJobKind } from '#platform/server/long-job/long-job.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { isPseudo, pseudo } from '#tests/texts/pseudo.ts'
import { archivePeopleJob } from './archive-people.ts'
import { assignRoleJob } from './assign-role.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const archive = (who: Who | null, body: object) =>
  testApp.as(who).post<{ id: number }>('/api/users/bulk/archive/', body)
const assign = (who: Who | null, body: object) => testApp.as(who).post<{ id: number }>('/api/users/bulk/role/', body)
const person = (who: Who) => testApp.personOf(who)
const student = school.studentsA[0]
const roleId = async (name: string) =>
  (await db.selectFrom('access.role').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id

/** What became of each person of the work. */
async function outcomes(kind: LongJobKind, id: number) {
  await runLongJob(testApp.context, [kind], id, new AbortController().signal)
  const items = await db
    .selectFrom('platform.long_job_item')
    .where('job_id', '=', id)
    .select([
      sql<number>`(input ->> 'person_id')::integer`.as('person'),
      'outcome',
      sql<StoredText>`detail`.as('detail'),
    ])
    .orderBy('number')
    .execute()
  return new Map(items.map((item) => [item.person, { ...item, detail: sayStored(item.detail) }]))
}
const isArchived = async (id: number) =>
  (await db.selectFrom('people.person').where('id', '=', id).select('archived_at').executeTakeFirstOrThrow())
    .archived_at !== null

test('archiving: 401, 422, 403, a stranger among them', async () => {
  const body = { person_ids: [person('library')], is_archived: true }
  expect((await archive(null, body)).status).toBe(401)
  for (const person_ids of [[], [0], [2, 2], 'all', Array.from({ length: 2001 }, (_, index) => index + 1)])
    expect((await archive('uk', { ...body, person_ids })).status).toBe(422)
  expect((await archive('uk', { ...body, role_id: 1 })).status).toBe(422)
  expect((await archive('teacher', body)).status).toBe(403)
  // the personnel department keeps staff only
  expect((await archive('hr', { ...body, person_ids: [person('library'), student] })).status).toBe(404)
  expect(await isArchived(person('library'))).toBe(false)
})

test('archiving: who can be goes, who cannot is named, and all come back', async () => {
  const person_ids = [person('library'), student, person('uk'), person('headteacher')]
  const begun = await archive('uk', { person_ids, is_archived: true })
  expect(begun.status).toBe(200)
  expect((await archive('uk', { person_ids, is_archived: true })).status).toBe(409)
  const results = await outcomes(archivePeopleJob, begun.body.id)
  expect(results.get(person('library'))).toMatchObject({ outcome: 'done', detail: 'В архиве' })
  expect(results.get(student)).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('Стоит в классе') })
  expect(results.get(person('uk'))).toMatchObject({ outcome: 'refused', detail: 'Самого себя в архив не убирают' })
  expect(results.get(person('headteacher'))).toMatchObject({
    outcome: 'refused',
    detail: expect.stringContaining('закрывает тот, кто выдаёт её роли (Завуч)'),
  })
  expect(await Promise.all(person_ids.map(isArchived))).toEqual([true, false, false, false])
  const back = await archive('uk', { person_ids: [person('library')], is_archived: false })
  expect((await outcomes(archivePeopleJob, back.body.id)).get(person('library'))?.detail).toBe('Возвращён(а)')
  expect(await isArchived(person('library'))).toBe(false)
})

test('what came of the work is said to whoever reads it, in their language', async () => {
  learn(pseudo)
  const person_ids = [person('uk'), student, person('teacher'), person('curator')]
  const begun = await archive('uk', { person_ids, is_archived: true })
  await outcomes(archivePeopleJob, begun.body.id)
  const readIn = async (locale: string) =>
    (
      await testApp
        .as('uk')
        .get<LongJobReport>(`/api/admin/jobs/${begun.body.id}`, { headers: { 'accept-language': locale } })
    ).body
  const russian = await readIn('ru')
  expect([russian.title, ...russian.items.map(({ detail }) => detail).sort()]).toEqual([
    'Люди в архив',
    'Ведёт занятия групп: 1. Передайте нагрузку другому учителю',
    'Классный руководитель или куратор: 7Б. Назначьте другого',
    'Самого себя в архив не убирают',
    'Стоит в классе 7А: оформите выбытие в «Движении»',
  ])
  const other = await readIn(pseudo.locale)
  expect([other.title, ...other.items.map(({ detail }) => detail)].every(isPseudo)).toBe(true)
  expect(other.items.map(({ title }) => title)).toEqual(russian.items.map(({ title }) => title))
})

test('a role: 401, 422, 403, a stranger', async () => {
  const body = { person_ids: [person('teacher')], role_id: await roleId('curator'), is_given: true }
  expect((await assign(null, body)).status).toBe(401)
  expect((await assign('ceasar', { ...body, role_id: 999_999 })).status).toBe(422)
  expect((await assign('ceasar', { ...body, is_given: 'yes' })).status).toBe(422)
  expect((await assign('hr', body)).status).toBe(403)
  expect((await assign('ceasar', { ...body, person_ids: [999_999] })).status).toBe(404)
})

test('a role is given and taken; who has it already or no account is named; nobody gives what is not theirs to give', async () => {
  const role_id = await roleId('curator')
  const given = { person_ids: [person('teacher'), person('curator'), student], role_id, is_given: true }
  const results = await outcomes(assignRoleJob, (await assign('ceasar', given)).body.id)
  expect(results.get(person('teacher'))).toMatchObject({ outcome: 'done', detail: 'Роль выдана' })
  expect(results.get(person('curator'))).toMatchObject({ outcome: 'refused', detail: 'Эта роль у человека уже есть' })
  const taken = { person_ids: [person('teacher')], role_id, is_given: false }
  expect((await outcomes(assignRoleJob, (await assign('ceasar', taken)).body.id)).get(person('teacher'))).toMatchObject(
    {
      outcome: 'done',
    },
  )
  const more = { person_ids: [person('teacher')], role_id: await roleId('director'), is_given: true }
  expect((await outcomes(assignRoleJob, (await assign('admin', more)).body.id)).get(person('teacher'))).toMatchObject({
    outcome: 'refused',
    detail: expect.stringContaining('Роль «Директор» выдают и забирают'),
  })
})

const undo = (who: Who | null, id: number) => testApp.as(who).post<{ id: number }>(`/api/admin/jobs/${id}/undo/`)
const jobOf = async (who: Who, id: number) => (await testApp.as(who).get<LongJobReport>(`/api/admin/jobs/${id}`)).body

test('archiving in bulk is taken back with the posts and the accounts it had ended, once, by who began it', async () => {
  const id = person('library')
  const standing = async () => ({
    archived: await isArchived(id),
    posts: await db
      .selectFrom('people.employment')
      .where('person_id', '=', id)
      .select(['id', sql<string>`during::text`.as('during')])
      .orderBy('id')
      .execute(),
    account: await db.selectFrom('access.account').where('id', '=', id).select('status').executeTakeFirstOrThrow(),
  })
  const before = await standing()
  const begun = await archive('uk', { person_ids: [id, student], is_archived: true })
  expect(await jobOf('uk', begun.body.id)).toMatchObject({ can_be_undone: false })
  expect((await undo('uk', begun.body.id)).status).toBe(409)
  await outcomes(archivePeopleJob, begun.body.id)
  expect(await standing()).toMatchObject({ archived: true, account: { status: 'blocked' } })
  expect(await jobOf('uk', begun.body.id)).toMatchObject({ can_be_undone: true })
  expect((await undo(null, begun.body.id)).status).toBe(401)
  expect((await testApp.as('uk').post('/api/admin/jobs/x/undo/')).status).toBe(422)
  expect((await undo('hr', begun.body.id)).status).toBe(404)
  const back = await undo('uk', begun.body.id)
  expect(back.status).toBe(200)
  const results = await outcomes(archivePeopleJob, back.body.id)
  // who was refused has nothing to be taken back
  expect([...results.values()]).toMatchObject([{ person: id, outcome: 'done', detail: 'Возвращён(а)' }])
  expect(await standing()).toEqual(before)
  expect(await jobOf('uk', back.body.id)).toMatchObject({ title: 'Отмена: Люди в архив' })
  expect((await undo('uk', begun.body.id)).status).toBe(409)
})

test('a role taken in bulk comes back within the limits in which it was held; what has changed since stays', async () => {
  const role_id = await roleId('curator')
  const limits = [{ kind: 'class', id: school.classes.a }]
  const account = testApp.accountOf('teacher')
  await testApp.as('ceasar').post(`/api/admin/users/${account}/roles/`, { role_id, limits })
  const held = async () =>
    (await testApp.as('ceasar').get<AccountRoles>(`/api/admin/users/${account}/roles/`)).body.items
      .filter((one) => one.role_id === role_id)
      .map((one) => one.limits.map(({ kind, id }) => ({ kind, id })))
  expect(await held()).toEqual([limits])
  const taken = await assign('ceasar', { person_ids: [person('teacher')], role_id, is_given: false })
  await outcomes(assignRoleJob, taken.body.id)
  expect(await held()).toEqual([])
  const back = await undo('ceasar', taken.body.id)
  await outcomes(assignRoleJob, back.body.id)
  expect(await held()).toEqual([limits])
  // the undo is taken back in its turn, unless somebody was there before
  await testApp.as('ceasar').remove(`/api/admin/users/${account}/roles/${role_id}/`)
  const again = await undo('ceasar', back.body.id)
  expect((await outcomes(assignRoleJob, again.body.id)).get(person('teacher'))?.outcome).toBe('refused')
})
