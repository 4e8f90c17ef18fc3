import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Health } from '../contract/health.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const child = 101
const path = (person = child) => `/api/users/users/${person}/health/`
type Read = { health: Health; may_write: boolean }
const read = (who: Who | null, person = child) => testApp.as(who).get<Read>(path(person))
const values = {
  health_group: 2,
  pe_group: 'exempt',
  exempt_until: '2026-12-31',
  allergies: 'canary-allergy',
  chronic: null,
  medicines: null,
  emergency: 'Вызвать скорую',
  note: null,
}
const change = (who: Who | null, version: number, rest: object = {}, person = child) =>
  testApp.as(who).patch<Health>(path(person), { ...values, version, ...rest })
const readings = async () =>
  db.selectFrom('history.change').where('subject', '=', 'personal_file.health').select('account_id').execute()

test('is written by its key alone, of students only', async () => {
  expect((await change(null, 0)).status).toBe(401)
  for (const wrong of [
    { health_group: 6 },
    { exempt_until: null },
    { pe_group: 'main' },
    { pe_group: 'none' },
    { allergies: 'а'.repeat(2001) },
  ])
    expect((await change('medical_worker', 0, wrong)).status).toBe(422)
  for (const who of [
    'pcycho',
    'logoped',
    'director',
    'uk',
    'ceasar',
    'admin',
    'classruk',
    'parent',
    'student',
  ] as const)
    expect((await change(who, 0)).status).toBe(403)
  for (const person of [51, 201, 999_999]) expect((await change('medical_worker', 0, {}, person)).status).toBe(404)
  const twice = await Promise.all([change('medical_worker', 0), change('medical_worker', 0)])
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await change('medical_worker', 1, { note: 'Проверить' })).body).toMatchObject({ version: 2 })
  expect((await change('medical_worker', 1)).status).toBe(409)
})

test('is read by the key of health, and every reading is recorded', async () => {
  expect((await read(null)).status).toBe(401)
  for (const who of ['director', 'uk', 'ceasar', 'admin', 'classruk', 'teacher', 'parent', 'student'] as const)
    expect((await read(who)).status).toBe(403)
  const before = (await readings()).length
  expect((await read('pcycho')).body).toMatchObject({ health: { allergies: 'canary-allergy' }, may_write: false })
  expect((await read('medical_worker', 112)).body).toMatchObject({ health: { version: 0 }, may_write: true })
  expect((await read('logoped', 51)).status).toBe(404)
  const after = await readings()
  expect(after.length - before).toBe(2)
  expect(after.slice(before).map(({ account_id }) => account_id)).toEqual([
    testApp.accountOf('pcycho'),
    testApp.accountOf('medical_worker'),
  ])
})

test('its history is for the same; the audit learns that it was read and written, not what', async () => {
  const { body } = await testApp.as('pcycho').get<HistoryPage>(`${path()}history/`)
  expect(body.items.flatMap(({ steps }) => steps.map(({ field }) => field))).toEqual(
    expect.arrayContaining(['read', 'allergies', 'note']),
  )
  expect((await testApp.as('director').get(`${path()}history/`)).status).toBe(403)
  const audit = await testApp
    .as('director')
    .get<{ items: object[] }>('/api/logging/audit/changes/?section=personal_file')
  expect(audit.body.items.length).toBeGreaterThan(3)
  expect(JSON.stringify(audit.body)).not.toMatch(/canary-allergy|скорую/)
})
