import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Cathedra, CathedraCard, CathedraTenure } from '../../contract/cathedras.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const { today } = school
type Refused = { detail: string & { loc: string[]; msg: string }[] }
const url = '/api/courses/cathedras/'
const add = (who: Who | null, title = 'Кафедра искусств') => testApp.as(who).post<Cathedra & Refused>(url, { title })
const change = (who: Who | null, { id, version }: Pick<Cathedra, 'id' | 'version'>, body: object) =>
  testApp.as(who).patch<Cathedra & Refused>(`${url}${id}`, { version, ...body })
const card = async (id: number, who: Who = 'headteacher') =>
  (await testApp.as(who).get<CathedraCard>(`${url}${id}`)).body
const name = (who: Who | null, id: number, body: object) =>
  testApp.as(who).post<CathedraTenure & Refused>(`${url}${id}/heads/`, { from: today, ...body })
const changeHead = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<CathedraTenure & Refused>(`/api/courses/cathedra-heads/${id}`, body)
const join = (who: Who | null, id: number, person_ids: number[], from: string = today) =>
  testApp.as(who).post<{ items: CathedraTenure[] } & Refused>(`${url}${id}/members/`, { person_ids, from })
const changeMember = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<CathedraTenure & Refused>(`/api/courses/cathedra-members/${id}`, body)
const zavkaf = testApp.personOf('zavkaf')
const strangers = ['teacher', 'hr', 'student', 'parent'] as const

describe('a department', () => {
  test('is refused to strangers and where it is not sound; its head changes the own one only', async () => {
    const [own, other] = [await card(1), await card(2)]
    const answers = [await add(null), await change(null, own, {}), await testApp.as(null).remove(`${url}1`)]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    for (const title of [' ', 'x'.repeat(151), 'КАФЕДРА ЯЗЫКОВ'])
      expect((await add('metodist', title)).status).toBe(422)
    for (const who of [...strangers, 'zavkaf'] as const) expect([who, (await add(who)).status]).toEqual([who, 403])
    for (const who of strangers) expect([who, (await change(who, own, { title: 'Х' })).status]).toEqual([who, 403])
    for (const who of [...strangers, 'zavkaf'] as const)
      expect((await testApp.as(who).remove(`${url}1`)).status).toBe(403)
    const missing = await change('zavkaf', { id: 999_999, version: 1 }, { title: 'Х' })
    const foreign = await change('zavkaf', other, { title: 'Х' })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect((await change('zavkaf', own, { is_archived: true })).status).toBe(403)
    const done = await change('zavkaf', own, { title: 'Кафедра математики и информатики' })
    expect([done.status, done.body]).toMatchObject([200, { version: 2, title: 'Кафедра математики и информатики' }])
    const stale = await change('metodist', own, { title: 'Поздно' })
    expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('и информатики»')])
    expect((await card(1, 'zavkaf')).may_edit).toBe(true)
    expect(await card(2, 'zavkaf')).toMatchObject({ may_edit: false, may_keep: false })
    expect(await card(2, 'metodist')).toMatchObject({ may_edit: true, may_keep: true })
    await change('metodist', done.body, { title: 'Кафедра математики' })
  })

  test('with courses is not archived; without them its people end with it; empty it is removed', async () => {
    expect((await change('metodist', await card(2), { is_archived: true })).body.detail).toContain('Английский язык')
    expect((await testApp.as('metodist').remove<Refused>(`${url}2`)).body.detail).toMatch(
      /Состав кафедр — 2.*Предметы — 1/,
    )
    const made = (await add('metodist')).body
    await name('metodist', made.id, { person_id: 52, from: addDays(today, -5) })
    await join('metodist', made.id, [52, 53], addDays(today, -5))
    await join('metodist', made.id, [51], addDays(today, 5))
    expect(await card(made.id)).toMatchObject({ head: { id: 52 }, members_count: 2 })
    const done = await change('metodist', await card(made.id), { is_archived: true })
    expect(done.body).toMatchObject({ is_archived: true, head: null, members_count: 0 })
    expect((await card(made.id)).members.map(({ to }) => to)).toEqual([addDays(today, -1), addDays(today, -1)])
    const offered = (await testApp.as('metodist').get<{ items: Cathedra[] }>(url)).body.items
    expect(offered.map(({ id }) => id)).not.toContain(made.id)
    expect((await name('metodist', made.id, { person_id: 52 })).status).toBe(422)
    expect((await join('metodist', made.id, [53])).status).toBe(422)
    const back = await change('metodist', done.body, { is_archived: false })
    expect([back.status, back.body]).toMatchObject([200, { is_archived: false, head: null }])
    const empty = (await add('headteacher', 'Пустая')).body
    expect((await testApp.as('headteacher').remove(`${url}${empty.id}`)).status).toBe(200)
    expect((await testApp.as('headteacher').remove(`${url}${empty.id}`)).status).toBe(404)
  })
})

describe('heads', () => {
  test('are named with dates, one at a time, by who keeps all departments', async () => {
    const wish = { person_id: 53, from: addDays(today, -10) }
    expect((await name(null, 2, wish)).status).toBe(401)
    for (const wrong of [
      { person_id: school.studentsA[0] },
      { person_id: 999_999 },
      { to: addDays(today, -20) },
      { from: 'x' },
    ])
      expect([wrong, (await name('metodist', 2, { ...wish, ...wrong })).status]).toEqual([wrong, 422])
    for (const who of [...strangers, 'zavkaf'] as const)
      expect([who, (await name(who, 2, wish)).status]).toEqual([who, 403])
    expect((await name('metodist', 999_999, wish)).status).toBe(404)
    const made = await name('metodist', 2, wish)
    expect([made.status, made.body]).toMatchObject([
      200,
      { person: { id: 53 }, from: wish.from, to: null, state: 'now' },
    ])
    const second = await name('metodist', 2, { person_id: 52, from: today })
    expect([second.status, second.body.detail]).toEqual([409, expect.stringContaining('В эти дни кафедрой заведует')])
    const replaces = { id: made.body.id, version: 1 }
    const next = await name('metodist', 2, { person_id: 52, from: today, replaces })
    expect(next.body).toMatchObject({ person: { id: 52 }, state: 'now' })
    expect((await name('metodist', 2, { person_id: 51, from: today, replaces })).status).toBe(409)
    expect((await card(2)).heads.map(({ person, to, state }) => [person.id, to, state])).toEqual([
      [52, null, 'now'],
      [53, addDays(today, -1), 'before'],
    ])
    for (const who of [...strangers, 'zavkaf'] as const)
      expect((await changeHead(who, next.body.id, { version: 1 })).status).toBe(403)
    expect((await changeHead(null, next.body.id, { version: 1 })).status).toBe(401)
    expect((await changeHead('metodist', next.body.id, { version: 5 })).status).toBe(409)
    expect((await changeHead('metodist', next.body.id, { version: 1, from: addDays(today, -3) })).status).toBe(409)
    expect((await changeHead('metodist', next.body.id, { version: 1, to: addDays(today, -3) })).status).toBe(422)
    const ended = await changeHead('metodist', next.body.id, { version: 1, to: addDays(today, 3) })
    expect(ended.body).toMatchObject({ to: addDays(today, 3), version: 2 })
    await expect(
      sql`insert into curriculum.cathedra_head (cathedra_id, person_id, during)
        values (2, 51, daterange(${today}, null))`.execute(db),
    ).rejects.toThrow(/exclusion/)
    expect((await testApp.as('zavkaf').remove(`/api/courses/cathedra-heads/${next.body.id}`)).status).toBe(403)
    for (const { id } of (await card(2)).heads)
      expect((await testApp.as('metodist').remove(`/api/courses/cathedra-heads/${id}`)).status).toBe(200)
    expect((await testApp.as('metodist').remove(`/api/courses/cathedra-heads/${next.body.id}`)).status).toBe(404)
  })

  test('have their rights on their days: journals of the department, of past years those of who headed it then', async () => {
    const reads = async () => {
      const answer = await testApp.as('zavkaf').get<{ items: { id: number }[] }>('/api/grouping/groups/?size=100')
      return answer.body.items.map(({ id }) => id)
    }
    const [present] = (await card(1)).heads
    if (!present) throw new Error('no head')
    const before = await reads()
    expect(before).toEqual(expect.arrayContaining([1, 2]))
    const ended = await changeHead('metodist', present.id, { version: present.version, to: addDays(today, -1) })
    expect(ended.status).toBe(200)
    expect(await reads()).not.toEqual(expect.arrayContaining([1, 2]))
    expect((await change('zavkaf', await card(1), { title: 'Моя' })).status).toBe(404)
    await changeHead('metodist', present.id, { version: ended.body.version, to: null })
    expect(await reads()).toEqual(before)
  })
})

describe('members', () => {
  test('come several at once, end on a date, and stand once on a day', async () => {
    const persons = [testApp.personOf('library'), 53]
    expect((await join(null, 1, persons)).status).toBe(401)
    expect((await join('zavkaf', 1, [])).status).toBe(422)
    expect((await join('zavkaf', 1, [53, school.studentsA[0] ?? 0])).status).toBe(422)
    for (const who of strangers) expect([who, (await join(who, 1, persons)).status]).toEqual([who, 403])
    expect((await join('zavkaf', 2, persons)).body).toEqual((await join('zavkaf', 999_999, persons)).body)
    const made = await join('zavkaf', 1, persons)
    expect([made.status, made.body.items.map(({ person }) => person.id).toSorted((a, b) => a - b)]).toEqual([
      200,
      persons.toSorted((a, b) => a - b),
    ])
    const twice = await join('zavkaf', 1, persons)
    expect([twice.status, twice.body.detail[0]?.msg]).toEqual([422, expect.stringContaining('уже на кафедре')])
    const [first] = made.body.items
    if (!first) throw new Error('nobody')
    expect((await changeMember(null, first.id, { version: 1 })).status).toBe(401)
    expect((await changeMember('zavkaf', first.id, { version: 1, to: addDays(today, -1) })).status).toBe(422)
    for (const who of strangers) expect((await changeMember(who, first.id, { version: 1 })).status).toBe(403)
    const ended = await changeMember('zavkaf', first.id, { version: 1, to: today })
    expect([ended.status, ended.body]).toMatchObject([200, { to: today, version: 2 }])
    expect((await changeMember('zavkaf', first.id, { version: 1, to: null })).status).toBe(409)
    expect((await join('zavkaf', 1, [first.person.id], addDays(today, 1))).status).toBe(200)
    expect((await changeMember('zavkaf', first.id, { version: 2, to: null })).status).toBe(409)
    const { members } = await card(1)
    expect(members.filter(({ person }) => person.id === first.person.id).map(({ state }) => state)).toEqual([
      'now',
      'later',
    ])
    const history = await testApp.as('zavkaf').get<{ total: number }>(`${url}1/history/?person_id=${first.person.id}`)
    expect([history.status, history.body.total]).toEqual([200, 3])
    expect((await testApp.as('teacher').get(`${url}1/history/`)).status).toBe(403)
    for (const who of strangers)
      expect((await testApp.as(who).remove(`/api/courses/cathedra-members/${first.id}`)).status).toBe(403)
    const foreign = (await card(2)).members[0]
    expect((await testApp.as('zavkaf').remove(`/api/courses/cathedra-members/${foreign?.id}`)).status).toBe(404)
    for (const { id } of members.filter(({ person }) => persons.includes(person.id)))
      expect((await testApp.as('zavkaf').remove(`/api/courses/cathedra-members/${id}`)).status).toBe(200)
    expect((await card(1)).members_count).toBe(3)
    expect((await card(1)).members[0]).toMatchObject({ person: { id: zavkaf }, is_head: true })
  })
})
