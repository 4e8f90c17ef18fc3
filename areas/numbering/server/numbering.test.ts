import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { inRussian } from '#tests/said.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { listNumbers } from '../contract/given-numbers.ts'
import type { listNumberingJournals, NumberingJournal, readNumberingJournal } from '../contract/journals.ts'
import { annulNumbers, createJournal, readNumbers, takeNumbers } from './index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const path = '/api/documents/numbers/'
const kind = 'documents.paper'
const key = 'documents.outgoing'
const id = await createJournal(db, {
  key,
  title: 'Исходящие',
  pattern: '{номер}/{месяц}-{год}',
  period: 'calendar_year',
})
const by = testApp.accountOf('hr')

const take = (subjects: readonly number[], on = '2026-11-20') =>
  db
    .transaction()
    .execute((trx) => takeNumbers(trx, { journal: key, on, subjects: subjects.map((one) => ({ kind, id: one })), by }))
const texts = (taken: readonly { text: string }[]) => taken.map(({ text }) => text)
const card = async () => (await testApp.as('hr').get<Output<typeof readNumberingJournal>>(`${path}${id}/`)).body
const given = async (query = '', who: Who = 'hr') =>
  (await testApp.as(who).get<Output<typeof listNumbers>>(`${path}given/?journal=${id}${query}`)).body
const change = async (body: object, who: Who | null = 'hr', journal: number | string = id) =>
  testApp.as(who).patch<NumberingJournal & { detail: unknown }>(`${path}${journal}/`, body)
const present = async () => {
  const { pattern, period, version } = (await card()).journal
  return { pattern, period, version }
}

test('numbers come in the order of the papers, each year from the first one', async () => {
  expect(texts(await take([11, 12]))).toEqual(['1/11-2026', '2/11-2026'])
  expect(texts(await take([13]))).toEqual(['3/11-2026'])
  expect(texts(await take([21], '2027-01-11'))).toEqual(['1/01-2027'])
  expect(await take([])).toEqual([])
  // of a year that is over, entered late
  const late = await db
    .transaction()
    .execute((trx) =>
      takeNumbers(trx, { journal: key, on: '2027-01-12', inPeriodOf: '2026-12-30', subjects: [{ kind, id: 14 }], by }),
    )
  expect(texts(late)).toEqual(['4/01-2026'])
  const numbers = await readNumbers(db, { kind, ids: [12, 13, 99] })
  expect(numbers.get(12)).toEqual({ text: '2/11-2026', on: '2026-11-20', annulled: null })
  expect(numbers.has(99)).toBe(false)
})

test('what was rolled back leaves no gap, and a paper has one number', async () => {
  const failed = db.transaction().execute(async (trx) => {
    await takeNumbers(trx, { journal: key, on: '2026-11-20', subjects: [{ kind, id: 15 }], by })
    throw new Error('the paper was not signed')
  })
  await expect(failed).rejects.toThrow('not signed')
  await expect(take([11])).rejects.toMatchObject({ status: 409 })
  expect(texts(await take([15]))).toEqual(['5/11-2026'])
})

test('an annulled number is never given again; its paper may get the next', async () => {
  const annulled = await annulNumbers(db, { kind, ids: [15, 99], reason: 'Ошибка', on: school.today, by })
  expect(annulled).toBe(1)
  expect(await annulNumbers(db, { kind, ids: [15], reason: 'Ещё раз', on: school.today, by })).toBe(0)
  expect((await readNumbers(db, { kind, ids: [15] })).get(15)?.annulled).toEqual({ on: school.today, reason: 'Ошибка' })
  expect(texts(await take([15]))).toEqual(['6/11-2026'])
  expect((await readNumbers(db, { kind, ids: [15] })).get(15)).toMatchObject({ text: '6/11-2026', annulled: null })
  const changed = db.updateTable('numbering.number').set({ text: '7' }).where('subject_id', '=', 11).execute()
  await expect(changed).rejects.toThrow('a number that was given is not changed')
  await expect(db.deleteFrom('numbering.number').execute()).rejects.toThrow('is not changed')
})

test('read by who reads documents: journals, numbers, their search; of foreign papers no name', async () => {
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await testApp.as('student').get(path)).status).toBe(403)
  expect((await testApp.as('parent').get(path)).status).toBe(403)
  expect((await testApp.as('hr').get(`${path}999/`)).status).toBe(404)
  const { body } = await testApp.as('hr').get<Output<typeof listNumberingJournals>>(path)
  expect(body.items.map(({ title }) => title)).toEqual(['Исходящие', 'Итоговые табели'])
  expect(body.items[0]?.current).toMatchObject({ title: '2026', last: '6/11-2026', given: 6, annulled: 1, next: 7 })
  const { items, total } = await given()
  expect(total).toBe(7)
  expect(items[0]).toMatchObject({ number: '4/01-2026', on: '2027-01-12', subject: null, by: 'Сотрудник Кадры' })
  expect((await given('&period=year:2027')).items.map(({ number }) => number)).toEqual(['1/01-2027'])
  expect((await given('&search=5/11')).items.map(({ number }) => number)).toEqual(['5/11-2026'])
  expect((await given('&state=annulled')).items).toMatchObject([{ annulled: { reason: 'Ошибка' } }])
  expect((await given('&search=ошиб')).total).toBe(1)
  expect((await testApp.as('hr').get(`${path}given/?journal=x`)).status).toBe(422)
  expect((await testApp.as('hr').get(`${path}given/?journal=999`)).status).toBe(404)
  const file = await testApp.as('hr').get(`${path}given/export/?journal=${id}&columns=number,date,subject,state,reason`)
  expect(file.status).toBe(200)
})

test('the pattern is changed for numbers to come: 401, 422, 403, a missing one, a stale one, success', async () => {
  const body = { ...(await present()), pattern: 'И-{номер:3}/{год:2}' }
  expect((await change(body, null)).status).toBe(401)
  expect((await change({ ...body, pattern: '' })).status).toBe(422)
  const doubled = await change({ ...body, pattern: '{номер}-и' })
  expect([doubled.status, JSON.stringify(doubled.body)]).toEqual([422, expect.stringContaining('номера повторятся')])
  expect((await change(body, 'student')).status).toBe(403)
  expect((await change(body, 'hr', 999)).status).toBe(404)
  expect((await change({ ...body, version: 7 })).status).toBe(409)
  expect((await change(body)).body).toMatchObject({ pattern: 'И-{номер:3}/{год:2}', current: { next: 7 } })
  expect(texts(await take([16]))).toEqual(['И-007/26'])
  expect((await given('&search=1/11')).total).toBe(1)
})

test('the next number goes up only, and the journal says from which one it went on', async () => {
  const low = await change({ ...(await present()), next: 7 })
  expect([low.status, low.body.detail]).toEqual([
    422,
    [
      expect.objectContaining({
        loc: ['body', 'next'],
        msg: 'Номера по 7 уже даны: следующий может быть только больше',
      }),
    ],
  ])
  // as it is already
  expect((await change({ ...(await present()), next: 8 })).status).toBe(200)
  expect((await card()).jumps).toEqual([])
  expect((await change({ ...(await present()), next: 84 })).body.current?.next).toBe(84)
  expect(texts(await take([17]))).toEqual(['И-084/26'])
  expect((await card()).jumps).toEqual([
    { period: 'year:2026', last_before: 7, next: 84, by: 'Сотрудник Кадры', on: school.today },
  ])
  const history = await testApp.as('hr').get<{ items: { steps: unknown[] }[] }>(`${path}${id}/history/`)
  expect(inRussian(history.body.items)[0]).toMatchObject({ steps: [{ field: 'next', before: 8, after: 84 }] })
})

test('a pattern that makes a number which is there already is told of, and nothing is given', async () => {
  const key2 = 'documents.doubled'
  const journal = await createJournal(db, { key: key2, title: 'Двойники', pattern: '{номер}1', period: 'never' })
  const takeOne = (one: number) =>
    db
      .transaction()
      .execute((trx) =>
        takeNumbers(trx, { journal: key2, on: school.today, subjects: [{ kind: 'documents.other', id: one }], by }),
      )
  expect(texts(await takeOne(1))).toEqual(['11'])
  expect((await change({ pattern: '{номер}', period: 'never', next: 11, version: 1 }, 'hr', journal)).status).toBe(200)
  await expect(takeOne(2)).rejects.toMatchObject({ status: 409 })
  expect((await change({ pattern: '{номер}-а', period: 'never', version: 2 }, 'hr', journal)).status).toBe(200)
  expect(texts(await takeOne(2))).toEqual(['11-а'])
})

test('a journal is made once, by a sound pattern', async () => {
  const made = { key, title: 'Исходящие', pattern: '{номер}', period: 'never' } as const
  await expect(createJournal(db, made)).rejects.toMatchObject({ status: 409 })
  await expect(createJournal(db, { ...made, key: 'documents.x', pattern: 'без номера' })).rejects.toMatchObject({
    status: 422,
  })
})
