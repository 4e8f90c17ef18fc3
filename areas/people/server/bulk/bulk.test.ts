import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
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
  const person_ids = [person('library'), student, person('uk')]
  const begun = await archive('uk', { person_ids, is_archived: true })
  expect(begun.status).toBe(200)
  expect((await archive('uk', { person_ids, is_archived: true })).status).toBe(409)
  const results = await outcomes(archivePeopleJob, begun.body.id)
  expect(results.get(person('library'))).toMatchObject({ outcome: 'done', detail: 'В архиве' })
  expect(results.get(student)).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('Стоит в классе') })
  expect(results.get(person('uk'))).toMatchObject({ outcome: 'refused', detail: 'Самого себя в архив не убирают' })
  expect(await Promise.all(person_ids.map(isArchived))).toEqual([true, false, false])
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
