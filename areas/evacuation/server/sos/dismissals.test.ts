import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SosReport } from '../../contract/sos.ts'
import { openAtLesson } from '../testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { db, as } = testApp
const path = '/api/evacuation/sos'
const dismissals = `${path}/dismissals`
beforeEach(async () => void (await sql`delete from evacuation.sos_report`.execute(db)))

const press = (device: string, name: string, who: Parameters<typeof as>[0] = null) =>
  as(who).post<{ standing: string }>(`${path}/`, { client_id: randomUUID(), device, state: 'help', name })
const reports = async () => (await as('director').get<{ items: SosReport[] }>(`${path}/reports/`)).body.items
const idOf = async (name: string) => (await reports()).find((one) => one.name === name)?.id ?? 0
/** Names of what is shown, and of what is hidden. */
const lists = async () => {
  const all = await reports()
  const names = (isHidden: boolean) =>
    all
      .filter(({ dismissal }) => (dismissal !== null) === isHidden)
      .map(({ name }) => name)
      .toSorted()
  return { shown: names(false), hidden: names(true) }
}

test('all that one sender has written is hidden at once, by who may, and brought back', async () => {
  const joker = randomUUID()
  for (const name of ['Шутка 1', 'Шутка 2']) await press(joker, name)
  await press(randomUUID(), 'Ученица')
  const body = { report_id: await idOf('Шутка 1'), scope: 'sender' }
  expect((await as(null).post(`${dismissals}/`, body)).status).toBe(401)
  expect((await as('director').post(`${dismissals}/`, { ...body, scope: 'all' })).status).toBe(422)
  expect((await as('teacher').post(`${dismissals}/`, body)).status).toBe(403)
  expect((await as('director').post(`${dismissals}/`, { ...body, report_id: 999_999 })).status).toBe(404)
  const made = await as('director').post<{ id: number; reports: number }>(`${dismissals}/`, body)
  expect(made.body.reports).toBe(2)
  expect((await as('director').post(`${dismissals}/`, body)).status).toBe(409)
  // whoever goes on writes into the same drawer; nobody is told that somebody reads it
  expect((await press(joker, 'Шутка 3')).body.standing).toBe('kept')
  expect(await lists()).toEqual({ shown: ['Ученица'], hidden: ['Шутка 1', 'Шутка 2', 'Шутка 3'] })
  const hidden = (await reports()).find(({ name }) => name === 'Шутка 1')
  expect(hidden?.dismissal).toMatchObject({ id: made.body.id, by_name: expect.stringMatching(/./) })

  const one = `${dismissals}/${made.body.id}`
  expect((await as(null).remove(one)).status).toBe(401)
  expect((await as('director').remove(`${dismissals}/x`)).status).toBe(422)
  expect((await as('teacher').remove(one)).status).toBe(403)
  expect((await as('director').remove(`${dismissals}/999999`)).status).toBe(404)
  expect((await as('director').remove(one)).body).toMatchObject({ reports: 3 })
  expect((await as('director').remove(one)).status).toBe(404)
  expect((await lists()).hidden).toEqual([])
  const { rows } = await sql<{ after: object }>`
    select after from history.change where subject = 'evacuation.sos_dismissal' order by id`.execute(db)
  expect(rows.map(({ after }) => after)).toEqual([
    { name: 'Шутка 1', scope: 'sender', reports: 2 },
    { is_undone: true, reports: 3 },
  ])
})

test('strangers behind one address are hidden together, whom the school knows are not, nor who comes afterwards', async () => {
  for (const name of ['Шутка 1', 'Шутка 2']) await press(randomUUID(), name)
  await press(randomUUID(), 'Ученик', 'student')
  const { body } = await as('director').post(`${dismissals}/`, { report_id: await idOf('Шутка 1'), scope: 'address' })
  expect(body).toMatchObject({ reports: 2 })
  await press(randomUUID(), 'Ученица')
  expect(await lists()).toEqual({ shown: ['Ученик', 'Ученица'], hidden: ['Шутка 1', 'Шутка 2'] })
  const known = { report_id: await idOf('Ученик'), scope: 'address' }
  expect((await as('director').post(`${dismissals}/`, known)).status).toBe(409)
})
