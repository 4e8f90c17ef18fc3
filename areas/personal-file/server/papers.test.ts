import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { rowsIn } from '#tests/list-export.ts'
import type { Achievement } from '../contract/achievements.ts'
import type { PersonDocument } from '../contract/documents.ts'
import { forgetRemovedPapers } from './forget-removed.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const [child, sibling, staff] = [101, 111, 51]
type Refused = { detail: string | { loc: string[]; msg: string }[] }
type Listed<T> = { items: T[]; may_write: boolean } & Refused

let kinds: number[] = []
let levels: number[] = []
beforeAll(async () => {
  const idsOf = async (code: string) =>
    (
      await db
        .selectFrom('dictionaries.record as r')
        .innerJoin('dictionaries.dictionary as d', 'd.id', 'r.dictionary_id')
        .where('d.code', '=', code)
        .orderBy('r.index')
        .select('r.id')
        .execute()
    ).map(({ id }) => id)
  kinds = await idsOf('document_kind')
  levels = await idsOf('achievement_level')
})

const document = (rest: object = {}) => ({
  kind_id: kinds[2],
  series: null,
  number: '0123456',
  issued_by: 'РАГС',
  issued_on: '2013-03-01',
  valid_until: null,
  note: null,
  file_id: null,
  ...rest,
})
const achievement = (rest: object = {}) => ({
  title: 'Олимпиада по алгебре',
  level_id: levels[1],
  result: 'II место',
  achieved_on: '2026-10-10',
  organiser: null,
  note: null,
  file_id: null,
  ...rest,
})
async function upload(who: Who): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.7\nбумага\n%%EOF'))]), 'file')
  form.set('name', 'копия.pdf')
  form.set('client_id', randomUUID())
  form.set('purpose', 'personal-file')
  const request = new Request('http://school.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const answer = await testApp
    .as(who)
    .post<{ id: number }>('/api/media/documents/', Buffer.from(await request.arrayBuffer()), { headers })
  return answer.body.id
}
const fieldOf = ({ detail }: Refused) => (Array.isArray(detail) ? detail[0]?.loc.at(-1) : detail)

describe('documents', () => {
  const of = (person: number) => `/api/users/users/${person}/documents/`
  const at = (id: number, rest = '') => `/api/users/documents/${id}${rest}`
  const add = (who: Who | null, person = child, rest: object = {}) =>
    testApp.as(who).post<PersonDocument & Refused>(of(person), document(rest))
  const listed = async (who: Who, person = child) =>
    (await testApp.as(who).get<Listed<PersonDocument>>(of(person))).body

  test('are written by who keeps the person', async () => {
    expect((await add(null)).status).toBe(401)
    for (const [wrong, field] of [
      [{ kind_id: levels[0] }, 'kind_id'],
      [{ kind_id: 999_999 }, 'kind_id'],
      [{ number: '7'.repeat(500) }, 'number'],
      [{ valid_until: '2012-01-01' }, 'valid_until'],
      [{ issued_on: '2026-11-21' }, 'issued_on'],
      [{ issued_on: '2013-02-30' }, 'issued_on'],
      [{ file_id: await upload('admin') }, 'file_id'],
    ] as const) {
      const { status, body } = await add('uk', child, wrong)
      expect([status, fieldOf(body)]).toEqual([422, field])
    }
    for (const who of ['teacher', 'classruk', 'parent', 'director', 'library'] as const)
      expect((await add(who)).status).toBe(403)
    // the personnel department keeps the staff only
    expect((await add('hr')).status).toBe(404)
    expect((await add('uk', 999_999)).status).toBe(404)
    expect((await add('hr', staff)).status).toBe(200)
    expect((await listed('uk')).items).toEqual([])
  })

  test('are read by who keeps the person, oneself and a representative; so are their files', async () => {
    const { body, status } = await add('uk', child, { file_id: await upload('uk'), valid_until: '2026-12-01' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: { title: 'Свидетельство о рождении' }, validity: 'ends_soon', version: 1 })
    const file = at(body.id, '/file')
    for (const [who, mayWrite] of [
      ['uk', true],
      ['student', false],
      ['parent', false],
    ] as const) {
      expect(await listed(who)).toMatchObject({ items: [{ id: body.id }], may_write: mayWrite })
      expect((await testApp.as(who).get(file)).status).toBe(200)
    }
    for (const who of ['teacher', 'classruk', 'hr', 'other-student', 'other-parent', 'director'] as const) {
      expect((await testApp.as(who).get(of(child))).status).toBe(404)
      expect((await testApp.as(who).get(file)).status).toBe(404)
    }
  })

  test('change by the version seen, go and come back; the history tells it without numbers', async () => {
    const { body } = await add('uk', sibling, { file_id: await upload('uk') })
    const change = (who: Who, version: number, rest: object = {}) =>
      testApp.as(who).patch<PersonDocument & Refused>(at(body.id), { ...document(rest), version })
    expect((await change('hr', 1)).status).toBe(404)
    expect((await change('uk', 1, { number: '77', file_id: body.file?.id })).body).toMatchObject({ version: 2 })
    expect((await change('uk', 1)).status).toBe(409)
    expect((await change('uk', 2, { number: '77' })).body).toMatchObject({ file: null, version: 3 })

    expect((await testApp.as('hr').remove(at(body.id))).status).toBe(404)
    for (const _ of [1, 2]) expect((await testApp.as('uk').remove(at(body.id))).status).toBe(200)
    expect((await listed('uk', sibling)).items).toEqual([])
    expect((await change('uk', 4)).status).toBe(404)
    expect((await testApp.as('hr').post(at(body.id, '/restore/'))).status).toBe(404)
    expect((await testApp.as('uk').post(at(body.id, '/restore/'))).status).toBe(200)
    expect((await listed('uk', sibling)).items).toMatchObject([{ id: body.id, number: '77' }])

    const history = await testApp.as('uk').get<HistoryPage>(`${of(sibling)}history/`)
    expect(history.body.items.map(({ kind }) => kind)).toEqual(['made', 'removed', 'changed', 'changed', 'made'])
    expect(JSON.stringify(history.body)).not.toMatch(/0123456/)
    expect((await testApp.as('hr').get(`${of(sibling)}history/`)).status).toBe(404)
  })

  test('what was taken away a day ago is gone with its file', async () => {
    const { body } = await add('uk', 102, { file_id: await upload('uk') })
    await db
      .updateTable('personal_file.document')
      .set({ removed_at: new Date('2026-11-01') })
      .where('id', '=', body.id)
      .execute()
    await forgetRemovedPapers.run(db)
    expect((await testApp.as('uk').post(at(body.id, '/restore/'))).status).toBe(404)
    const file = await db
      .selectFrom('media.file')
      .where('id', '=', body.file?.id ?? 0)
      .select('is_kept')
      .execute()
    expect(file).toEqual([{ is_kept: false }])
  })
})

describe('achievements', () => {
  const of = (person: number) => `/api/users/users/${person}/achievements/`
  const at = (id: number, rest = '') => `/api/users/achievements/${id}${rest}`
  const add = (who: Who | null, person = child, rest: object = {}) =>
    testApp.as(who).post<Achievement & Refused>(of(person), achievement(rest))

  test('are written by who keeps the person, and by the class teacher and the curator', async () => {
    expect((await add(null)).status).toBe(401)
    for (const [wrong, field] of [
      [{ title: 'О'.repeat(500) }, 'title'],
      [{ title: ' ' }, 'title'],
      [{ level_id: kinds[0] }, 'level_id'],
      [{ achieved_on: '2026-11-21' }, 'achieved_on'],
      [{ file_id: await upload('uk') }, 'file_id'],
    ] as const) {
      const { status, body } = await add('classruk', child, wrong)
      expect([status, fieldOf(body)]).toEqual([422, field])
    }
    for (const who of ['teacher', 'parent', 'student', 'library'] as const) expect((await add(who)).status).toBe(403)
    for (const [who, person] of [
      ['classruk', 112],
      ['curator', child],
      ['classruk', staff],
      ['hr', child],
    ] as const)
      expect((await add(who, person)).status).toBe(404)
    for (const [who, person] of [
      ['classruk', child],
      ['curator', 112],
      ['uk', child],
      ['hr', staff],
    ] as const)
      expect((await add(who, person)).status).toBe(200)
  })

  test('are read within the scope: students of one’s own, the staff by staff', async () => {
    const ids = async (who: Who, person: number) => {
      const { status, body } = await testApp.as(who).get<Listed<Achievement>>(of(person))
      return status === 200 ? [body.items.length, body.may_write] : status
    }
    expect(await ids('student', child)).toEqual([2, false])
    expect(await ids('parent', child)).toEqual([2, false])
    expect(await ids('teacher', child)).toEqual([2, false])
    expect(await ids('classruk', child)).toEqual([2, true])
    expect(await ids('other-student', child)).toBe(404)
    expect(await ids('other-parent', child)).toBe(404)
    expect(await ids('library', child)).toBe(404)
    expect(await ids('teacher', staff)).toEqual([1, false])
    expect(await ids('student', staff)).toBe(404)
    expect(await ids('parent', staff)).toBe(404)
  })

  test('change by the version seen, go and come back, with a history', async () => {
    const { body } = await add('classruk', 103, { file_id: await upload('classruk') })
    const change = (who: Who, version: number) =>
      testApp
        .as(who)
        .patch<Achievement>(at(body.id), { ...achievement({ file_id: body.file?.id }), result: 'I место', version })
    expect((await change('curator', 1)).status).toBe(404)
    expect((await change('classruk', 1)).body).toMatchObject({ result: 'I место', version: 2 })
    expect((await change('uk', 1)).status).toBe(409)
    expect((await testApp.as('teacher').get(at(body.id, '/file'))).status).toBe(200)
    expect((await testApp.as('other-student').get(at(body.id, '/file'))).status).toBe(404)
    expect((await testApp.as('curator').remove(at(body.id))).status).toBe(404)
    expect((await testApp.as('classruk').remove(at(body.id))).status).toBe(200)
    expect((await testApp.as('teacher').get(at(body.id, '/file'))).status).toBe(404)
    expect((await testApp.as('curator').post(at(body.id, '/restore/'))).status).toBe(404)
    expect((await testApp.as('classruk').post(at(body.id, '/restore/'))).status).toBe(200)
    const { body: history } = await testApp.as('classruk').get<HistoryPage>(`${of(103)}history/`)
    expect(history.total).toBe(4)
    expect((await testApp.as('curator').get(`${of(103)}history/`)).status).toBe(404)
  })

  test('a class’s in a sheet, as far as the reader may read them', async () => {
    const sheet = async (who: Who) => {
      const headers = { authorization: `Bearer ${await testApp.tokenOf(who)}` }
      const url = '/api/users/achievements/export/?class_id=1&columns=name,title,date'
      const { rawPayload, statusCode } = await testApp.app.inject({ url, headers })
      return statusCode === 200 ? (await rowsIn(new Uint8Array(rawPayload))).length : statusCode
    }
    const [own, strangers] = [await sheet('classruk'), await sheet('library')]
    expect([own, strangers]).toEqual([4, 1])
    expect(await sheet('student')).toBe(403)
  })
})
