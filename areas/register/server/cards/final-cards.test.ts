import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { listFinalCards } from '../../contract/final-cards.ts'
import type { VerifiedDocument } from '#areas/seals/contract/verification.ts'
import { proofOf } from '#tests/signing-proof.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [first, second] = school.studentsA
const path = '/api/documents/report-cards/final/'
type List = Output<typeof listFinalCards>

const place = { class_id: school.classes.a, quarter: 1 }
const make = (who: Who | null, body: object = place) =>
  testApp.as(who).post<{ made: number; unset: number; same: number }>(path, body)
const list = async (who: Who = 'headteacher') => {
  const { body } = await testApp.as(who).get<List>(`${path}?class_id=${school.classes.a}&quarter=1`)
  return body
}
const cardsOf = async (student: number) => (await list()).students.find(({ id }) => id === student)?.cards ?? []
const cardId = async (student: number) => (await cardsOf(student))[0]?.id ?? 0
const step = (who: Who | null, name: 'check' | 'sign', body: object) => testApp.as(who).post(`${path}${name}/`, body)
const revoke = (who: Who | null, id: number, body: object = { reason: 'Ошибка в фамилии' }) =>
  testApp.as(who).post(`${path}${id}/revoke/`, body)
const verify = (code: string) =>
  testApp.as(null).get<VerifiedDocument>(`/api/documents/verification/?code=${encodeURIComponent(code)}`)
const codeOf = async (id: number) => {
  const { code } = await db
    .selectFrom('seals.seal')
    .where('kind', '=', 'register.report_card')
    .where('subject_id', '=', id)
    .select('code')
    .executeTakeFirstOrThrow()
  return code
}
const proof = await proofOf(testApp, 'director')

const bytesOf = async (url: string, who: Who) => {
  const authorization = `Bearer ${await testApp.tokenOf(who)}`
  return (await testApp.app.inject({ url, headers: { authorization } })).rawPayload
}

/** Quarter I of 7А is over: English and sport still lack their results. */
const setResults = async (value: number) => {
  const { english, sport } = school.courses
  await db
    .insertInto('results.period_result')
    .values(
      school.studentsA.flatMap((student_id) => [
        { student_id, course_id: english, year_id: 1, quarter_id: 1, type: 'quarter_score', value, policy_id: 1 },
        { student_id, course_id: sport, year_id: 1, quarter_id: 1, type: 'passfail', value: 1, policy_id: 1 },
      ]),
    )
    .execute()
}
beforeAll(async () => {
  expect(school.today > '2026-10-23').toBe(true)
})

test('made: 401, 422, 403, a stranger’s class, and with results that lack', async () => {
  expect((await make(null)).status).toBe(401)
  expect((await make('headteacher', { class_id: 1, quarter: 5 })).status).toBe(422)
  expect((await make('headteacher', { ...place, half: 1 })).status).toBe(422)
  expect((await make('headteacher', { ...place, student_ids: [school.studentsB[0]] })).status).toBe(422)
  const early = await make('headteacher', { ...place, quarter: 2 })
  expect(early.body).toMatchObject({
    detail: [{ msg: 'Период ещё идёт: табели составляют после его конца, 25.12.2026' }],
  })
  for (const who of ['teacher', 'student', 'director', 'pcycho'] as const) expect((await make(who)).status).toBe(403)
  expect((await make('curator')).status).toBe(404)
  expect((await make('headteacher', { class_id: 999_999, quarter: 1 })).status).toBe(404)
  expect((await make('classruk')).body).toEqual({ made: 6, unset: 6, same: 0 })
  const [card] = await cardsOf(first)
  expect(card).toMatchObject({
    version: 1,
    state: 'made',
    number: null,
    unset: ['Английский язык', 'Физическая культура'],
  })
})

test('seen by who keeps or signs them, of own classes', async () => {
  const address = `${path}?class_id=${school.classes.a}&quarter=1`
  expect((await testApp.as(null).get(address)).status).toBe(401)
  expect((await testApp.as('teacher').get(address)).status).toBe(403)
  expect((await testApp.as('headteacher').get(`${path}?class_id=x`)).status).toBe(422)
  expect((await testApp.as('curator').get(address)).status).toBe(404)
  expect(await list('classruk')).toMatchObject({ may_maintain: true, may_sign: false, ended: '2026-10-23' })
  expect(await list('director')).toMatchObject({ may_maintain: false, may_sign: true })
})

test('checked: only what is whole', async () => {
  const ids = [await cardId(first), await cardId(second)]
  expect((await step(null, 'check', { ids })).status).toBe(401)
  expect((await step('headteacher', 'check', { ids: [] })).status).toBe(422)
  expect((await step('director', 'check', { ids })).status).toBe(403)
  expect((await step('curator', 'check', { ids })).status).toBe(404)
  const lacking = await step('headteacher', 'check', { ids })
  expect([lacking.status, JSON.stringify(lacking.body)]).toEqual([
    422,
    expect.stringContaining('не выставлен итог: Английский язык, Физическая культура'),
  ])
  await setResults(5)
  expect((await make('classruk')).body).toEqual({ made: 6, unset: 0, same: 0 })
  expect((await step('headteacher', 'check', { ids })).body).toEqual({ ids })
  expect((await step('headteacher', 'check', { ids })).status).toBe(409)
})

test('signed: a number and a code, by who may', async () => {
  const ids = [await cardId(first), await cardId(second)]
  expect((await step(null, 'sign', { ids, ...proof })).status).toBe(401)
  expect((await step('director', 'sign', { ids: ['x'], ...proof })).status).toBe(422)
  expect((await step('headteacher', 'sign', { ids, ...proof })).status).toBe(403)
  expect((await step('director', 'sign', { ids: [999_999], ...proof })).status).toBe(404)
  const unchecked = await cardId(school.studentsA[2])
  expect((await step('director', 'sign', { ids: [unchecked], ...proof })).status).toBe(409)
  const asked = await step('director', 'sign', { ids })
  expect(asked).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'password'], msg: 'Введите пароль', type: 'asked' }] },
  })
  expect((await step('director', 'sign', { ids, password: 'не тот' })).status).toBe(422)
  expect((await cardsOf(first))[0]).toMatchObject({ state: 'checked', number: null })
  expect((await step('director', 'sign', { ids, ...proof })).body).toEqual({ ids })
  const [card] = await cardsOf(first)
  expect(card).toMatchObject({ state: 'signed', number: '2026/27-00001', signed_on: school.today })
  expect(card?.steps.map(({ state }) => state)).toEqual(['made', 'checked', 'signed'])
  expect((await make('classruk')).body).toEqual({ made: 4, unset: 0, same: 2 })
  const history = await db
    .selectFrom('history.change')
    .where('subject', '=', 'register.report_card')
    .where('subject_id', '=', ids[0] ?? 0)
    .select('after')
    .orderBy('id')
    .execute()
  expect(history.map(({ after }) => after)).toMatchObject([
    { state: 'made' },
    { state: 'made' },
    { state: 'checked' },
    { state: 'signed', number: '2026/27-00001' },
  ])
})

test('a signed paper is checked by its code, typed by hand too; a tampered one is unknown', async () => {
  const code = await codeOf(await cardId(first))
  const answer = await verify(code)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
  expect(answer.body).toMatchObject({
    state: 'valid',
    number: '2026/27-00001',
    signers: [{ name: 'Сотрудник Директор', post: 'Сотрудник', on_behalf_of: null, method: 'password' }],
    contents: { ru: { title: 'Итоговый табель успеваемости и посещаемости' } },
    files: [],
  })
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8, 12)}-${code.slice(12)}`.toLowerCase()
  expect((await verify(typed)).body).toEqual(answer.body)
  const tampered = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`
  const unknown = await verify(tampered)
  for (const other of [
    unknown,
    await verify(''),
    await verify('не код'),
    await verify(code.slice(1)),
    await verify("' or 1=1 --"),
  ])
    expect([other.status, other.body]).toEqual([
      404,
      { detail: 'Документа с таким кодом нет. Проверьте, верно ли он введён' },
    ])
  expect(JSON.stringify(answer.body)).not.toMatch(/130215500101|2013-02-15|student_id/)
})

test('the paper bears number, code and its period; a family and a student take signed ones only', async () => {
  const [id, unsigned] = [await cardId(first), await cardId(school.studentsA[2])]
  const address = (card: number, language = 'kk') => `${path}${card}/?language=${language}`
  expect((await testApp.as(null).get(address(id))).status).toBe(401)
  expect((await testApp.as('teacher').get(address(id))).status).toBe(403)
  expect((await testApp.as('classruk').get(address(id, 'en'))).status).toBe(422)
  expect((await testApp.as('other-parent').get(address(id))).status).toBe(404)
  expect((await testApp.as('other-student').get(address(id))).status).toBe(404)
  expect((await testApp.as('student').get(address(unsigned))).status).toBe(404)
  for (const who of ['parent', 'student', 'director'] as const)
    expect((await testApp.as(who).get(address(id))).status).toBe(200)
  const text = pdfText(new Uint8Array(await bytesOf(address(id), 'classruk'))).join('')
  const code = (await codeOf(id)).match(/.{4}/g)?.join('-') ?? ''
  for (const part of [
    '2026/27-00001',
    code,
    'http://school.test/document',
    'қорытынды табелі',
    'I тоқсан',
    'Ахметов Данияр',
    'Қалыптастырылды 20.11.2026 20:00',
  ])
    expect(text).toContain(part)
  const all = `${path}signed/?class_id=1&quarter=1&language=ru`
  expect((await testApp.as('curator').get(all)).status).toBe(404)
  expect((await testApp.as('classruk').get(all)).status).toBe(200)
})

test('a signed card is frozen when it is first taken: later ones are the same bytes, and their hash verifies', async () => {
  const id = await cardId(first)
  const address = (language: string) => `${path}${id}/?language=${language}`
  const [taken, later] = [await bytesOf(address('kk'), 'director'), await bytesOf(address('kk'), 'parent')]
  expect(later.equals(taken)).toBe(true)
  const both = await Promise.all([bytesOf(address('ru'), 'student'), bytesOf(address('ru'), 'classruk')])
  expect(both[0].equals(both[1])).toBe(true)
  const { body } = await verify(await codeOf(id))
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(body.files).toEqual([
    { language: 'kk', sha256: sha256(taken) },
    { language: 'ru', sha256: sha256(both[0]) },
  ])
  // who took it first is nobody's business
  expect(pdfText(new Uint8Array(both[0])).join('')).not.toContain('Сотрудник К.')
})

test('its number stands in the journal, named for who may see the card', async () => {
  const journal = await testApp
    .as('director')
    .get<{ items: { id: number; title: string }[] }>('/api/documents/numbers/')
  const { id = 0, title } = journal.body.items[0] ?? {}
  expect(title).toBe('Итоговые табели')
  const given = (who: Who) =>
    testApp.as(who).get<{ items: unknown[] }>(`/api/documents/numbers/given/?journal=${id}&sort=number`)
  const named = { title: 'Ахметов Данияр Нурланович, 7А, I четверть: итоговый табель' }
  expect((await given('director')).body.items[0]).toMatchObject({
    number: '2026/27-00001',
    on: school.today,
    by: 'Сотрудник Директор',
    subject: named,
  })
  expect((await given('hr')).body.items[0]).toMatchObject({ number: '2026/27-00001', subject: null })
})

test('a correction is a next version: signed, it replaces the former one', async () => {
  const former = await cardId(first)
  const code = await codeOf(former)
  await db
    .updateTable('results.period_result')
    .set({ value: 3 })
    .where('student_id', '=', first)
    .where('course_id', '=', school.courses.english)
    .execute()
  expect((await make('classruk', { ...place, student_ids: [first, second] })).body).toEqual({
    made: 1,
    unset: 0,
    same: 1,
  })
  const next = await cardId(first)
  expect((await verify(code)).body.state).toBe('valid')
  await step('classruk', 'check', { ids: [next] })
  await step('director', 'sign', { ids: [next], ...proof })
  expect((await cardsOf(first)).map(({ version, state }) => [version, state])).toEqual([
    [2, 'signed'],
    [1, 'replaced'],
  ])
  const old = await verify(code)
  expect(old.body).toMatchObject({ state: 'replaced', replaced_by: { number: '2026/27-00003' } })
  const english = old.body.contents.ru.tables[0]?.rows.find(([title]) => title === 'Английский язык')
  expect(english?.[1]).toBe('5')
})

test('revoked with a reason: a signed one by who signs, another by who keeps them', async () => {
  const [signed, unsigned] = [await cardId(second), await cardId(school.studentsA[2])]
  expect((await revoke(null, signed)).status).toBe(401)
  expect((await revoke('director', signed, { reason: '' })).status).toBe(422)
  expect((await revoke('teacher', signed)).status).toBe(403)
  expect((await revoke('classruk', signed)).status).toBe(403)
  expect((await revoke('curator', signed)).status).toBe(404)
  expect((await revoke('director', unsigned)).status).toBe(403)
  expect((await revoke('director', signed)).body).toEqual({ id: signed })
  expect((await revoke('director', signed)).status).toBe(409)
  expect((await verify(await codeOf(signed))).body).toMatchObject({
    state: 'revoked',
    ended_on: school.today,
    reason: 'Ошибка в фамилии',
  })
  expect((await revoke('classruk', unsigned)).status).toBe(200)
})

test('a revoked number stays in the journal with the reason', async () => {
  const { body } = await testApp
    .as('director')
    .get<{ items: unknown[] }>('/api/documents/numbers/given/?journal=1&state=annulled')
  expect(body.items).toMatchObject([
    { number: '2026/27-00002', annulled: { on: school.today, reason: 'Ошибка в фамилии', by: 'Сотрудник Директор' } },
  ])
})

test('a signed card can’t be changed in the database', async () => {
  const change = db.updateTable('register.report_card').set({ content: '{}' }).where('state', '=', 'signed').execute()
  await expect(change).rejects.toThrow('a signed report card is not changed')
})

test('guessing is slowed down', async () => {
  const answers = []
  for (let index = 0; index < 70; index++) answers.push((await verify(`guess-${index}`)).status)
  expect(answers.at(-1)).toBe(429)
})
