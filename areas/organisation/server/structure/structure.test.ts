import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Structure, Unit } from '../../contract/units.ts'
import { staffedUnits } from '../index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
type Refused = { detail: string & { loc: string[]; msg: string }[] }
const url = '/api/hr/units/'
const structure = async (who: Who = 'hr', query = '') => (await testApp.as(who).get<Structure>(`${url}${query}`)).body
const add = async (title: string, more: object = {}): Promise<Unit> =>
  (await testApp.as('hr').post<Unit>(url, { title, parent_id: null, ...more })).body
const now = async ({ id }: Unit): Promise<Unit> =>
  (await structure('hr', '?archived=true')).units.find((one) => one.id === id) as Unit
const change = (unit: Unit, body: object, who: Who | null = 'hr') =>
  testApp.as(who).patch<Unit & Refused>(`${url}${unit.id}`, { version: unit.version, ...body })
const move = (unit: Unit, parent_id: number | null, before_id: number | null = null, who: Who | null = 'hr') =>
  testApp.as(who).post<Unit & Refused>(`${url}${unit.id}/move/`, { version: unit.version, parent_id, before_id })
/** Titles of what stands below, in their order. */
const below = async (id: number | null) =>
  (await structure()).units
    .filter(({ parent_id }) => parent_id === id)
    .map(({ title }) => title)
    .join(' ')
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

let top: Unit
beforeAll(async () => {
  top = await add('Школа')
})

describe('a unit', () => {
  test('is refused to strangers, to those who only read, and where it is not sound', async () => {
    const given = { title: 'Отдел', parent_id: top.id }
    expect((await testApp.as(null).post(url, given)).status).toBe(401)
    for (const wrong of [
      { title: ' ' },
      { title: 'x'.repeat(200) },
      { parent_id: 999_999 },
      { kind_id: 999_999 },
      { head_id: testApp.personOf('student') },
      { head_id: 999_999 },
      { planned_rate: -1 },
    ])
      expect([wrong, (await testApp.as('hr').post(url, { ...given, ...wrong })).status]).toEqual([wrong, 422])
    for (const who of ['teacher', 'admin', 'student', 'parent'] as const) {
      expect((await testApp.as(who).post(url, given)).status).toBe(403)
      expect((await change(top, { title: 'Чужое' }, who)).status).toBe(403)
      expect((await move(top, null, null, who)).status).toBe(403)
    }
    expect((await change(top, {}, null)).status).toBe(401)
    expect((await move(top, null, null, null)).status).toBe(401)
    expect((await testApp.as('hr').patch(`${url}999999`, { version: 1 })).status).toBe(404)
    expect((await testApp.as('director').post(url, given)).status).toBe(200)
    expect((await testApp.as('hr').post(url, { ...given, title: 'отдел' })).status).toBe(422)
  })
  test('is changed by who has seen it as it is; its head works here', async () => {
    const unit = await add('Бухгалтерия')
    const head_id = testApp.personOf('financial')
    const done = await change(unit, { head_id, planned_rate: 2.5, short_title: 'Бух' })
    expect(done.body).toMatchObject({ head: { id: head_id, works: true }, planned_rate: 2.5, version: 2 })
    expect((await change(unit, { title: 'Другая' })).body.detail).toContain('сейчас оно «Бухгалтерия»')
    const { units, shows_rates, may_edit } = await structure('teacher')
    expect([shows_rates, may_edit]).toEqual([false, false])
    expect(JSON.stringify(await structure('teacher'))).not.toMatch(/category|stem/)
    expect(units.find(({ id }) => id === unit.id)).toMatchObject({ planned_rate: null, head: { id: head_id } })
    const seesRates = async (who: Who) =>
      JSON.stringify((await testApp.as(who).get(`${url}history/?unit_id=${unit.id}`)).body).includes('planned_rate')
    expect([await seesRates('hr'), await seesRates('teacher')]).toEqual([true, false])
  })
  test('goes into the archive empty only', async () => {
    const unit = await add('Отряд')
    const low = await add('Звено', { parent_id: unit.id })
    expect((await change(unit, { is_archived: true })).body.detail).toContain('подразделений — 1')
    expect((await change(low, { is_archived: true })).status).toBe(200)
    expect((await change(unit, { is_archived: true })).status).toBe(200)
    expect((await change(await now(low), { is_archived: false })).status).toBe(422)
    expect((await move(await now(top), unit.id)).status).toBe(422)
    expect((await change(await now(unit), { is_archived: false })).status).toBe(200)
  })
})

describe('moving', () => {
  test('stands before another one, at the end, inside, never inside itself', async () => {
    const own = await add('Порядок')
    const [a, b, c] = [
      await add('A', { parent_id: own.id }),
      await add('B', { parent_id: own.id }),
      await add('C', { parent_id: own.id }),
    ]
    expect((await move(c, own.id, a.id)).status).toBe(200)
    expect(await below(own.id)).toBe('C A B')
    expect((await move(a, b.id)).status).toBe(200)
    expect([await below(own.id), await below(b.id)]).toEqual(['C B', 'A'])
    expect((await move(b, a.id)).body.detail).toMatchObject([{ msg: expect.stringContaining('внутрь самого себя') }])
    expect((await move(a, own.id)).status).toBe(409)
    expect((await move(await now(a), own.id, 999_999)).status).toBe(409)
    await expect(
      sql`update organisation.unit set parent_id = ${a.id} where id = ${b.id}`.execute(testApp.db),
    ).rejects.toThrow(/below itself/)
  })
  test('of two that would make a circle together one is refused, of two with one unit one is late', async () => {
    const [a, b] = [await add('Первый'), await add('Второй')]
    expect(statuses(await Promise.all([move(a, b.id), move(b, a.id)]))).toEqual([200, 422])
    const c = await add('Третий')
    expect(statuses(await Promise.all([move(c, top.id), move(c, a.id)]))).toEqual([200, 409])
    const both = [await add('Пятый'), await add('Шестой')] as const
    const parent = (id: number, to: number) =>
      sql`update organisation.unit set parent_id = ${to} where id = ${id}`.execute(testApp.db)
    const [five, six] = both
    const done = await Promise.allSettled([parent(five.id, six.id), parent(six.id, five.id)])
    expect(done.map(({ status }) => status).toSorted((x, y) => x.localeCompare(y))).toEqual(['fulfilled', 'rejected'])
  })
})

describe('people in units', () => {
  const teacher = testApp.personOf('teacher')
  const postOf = async (person: number) => {
    const found = (await structure()).posts.find(({ person_id }) => person_id === person)
    if (!found) throw new Error('no post')
    return found
  }
  const put = (post: { id: number; version: number }, unit_id: number | null, who: Who | null = 'hr') =>
    testApp.as(who).post<Refused>(`/api/hr/posts/${post.id}/move/`, { version: post.version, unit_id })

  test('are moved by who keeps the structure', async () => {
    const post = await postOf(teacher)
    expect(post.unit_id).toBe(null)
    expect((await put(post, top.id, null)).status).toBe(401)
    expect((await put(post, 999_999)).status).toBe(422)
    for (const who of ['teacher', 'admin', 'student', 'parent'] as const)
      expect((await put(post, top.id, who)).status).toBe(403)
    expect((await put({ id: 999_999, version: 1 }, top.id)).status).toBe(404)
    expect((await put(post, top.id, 'director')).status).toBe(200)
    expect((await put(post, null)).status).toBe(409)
    expect(await postOf(teacher)).toMatchObject({ unit_id: top.id, version: 2 })
    expect((await change(await now(top), { is_archived: true })).body.detail).toContain('должностей — 1')
    const rows = await staffedUnits(testApp.db, testApp.school.today)
    expect(rows.find(({ id }) => id === top.id)).toMatchObject({ title: 'Школа', parent_id: null, staff: [teacher] })
    // those who work in no unit are in none of them
    expect(rows.flatMap(({ staff }) => staff)).toEqual([teacher])
  })
  test('show their rates to who keeps them, and one’s own to oneself', async () => {
    const ratesOf = async (who: Who) => new Set((await structure(who)).posts.map(({ rate }) => rate))
    expect(await ratesOf('hr')).toEqual(new Set([1]))
    expect(await ratesOf('teacher')).toEqual(new Set([null, 1]))
    expect((await structure('teacher')).posts.filter(({ rate }) => rate !== null)).toMatchObject([
      { person_id: teacher },
    ])
  })
  test('stand as of another day where they then worked, and nothing is changed there', async () => {
    const { today } = testApp.school
    const post = await postOf(teacher)
    const { db } = testApp
    const asOf = (day: string, who: Who = 'hr') => structure(who, `?date=${day}`)
    const has = ({ posts }: Structure) => posts.some(({ id }) => id === post.id)
    const unit = await add('Прежний отдел', { planned_rate: 2 })
    await sql`update people.employment set during = daterange('2020-01-10', '2020-02-01') where id = ${post.id}`.execute(
      db,
    )
    await sql`update organisation.unit set archived_at = '2020-03-01T00:00Z' where id = ${unit.id}`.execute(db)
    await sql`insert into organisation.unit_head (unit_id, person_id, during)
      values (${unit.id}, ${teacher}, daterange(null, null))`.execute(db)
    await sql`update people.person set archived_at = '2020-03-01T00:00Z' where id = ${teacher}`.execute(db)
    const found = await asOf('2020-01-31', 'teacher')
    // who has left is told of to those alone who keep the structure
    expect([has(found), found.may_edit, found.other_day]).toEqual([false, false, '2020-01-31'])
    expect(found.units.find(({ id }) => id === unit.id)).toMatchObject({ head: null })
    expect(has(await asOf('2020-01-31'))).toBe(true)
    expect((await asOf('2020-01-31')).units.find(({ id }) => id === unit.id)).toMatchObject({
      head: { id: teacher, works: true },
      is_archived: false,
      planned_rate: null,
    })
    expect([has(await asOf('2020-01-09')), has(await asOf('2020-02-01')), has(await structure())]).toEqual([
      false,
      false,
      false,
    ])
    expect((await asOf('2020-02-01')).units.find(({ id }) => id === unit.id)).toMatchObject({ head: null })
    expect((await asOf('2020-03-02')).units.map(({ id }) => id)).not.toContain(unit.id)
    expect(await asOf(today)).toMatchObject({ may_edit: true, other_day: null })
    expect((await testApp.as('hr').get(`${url}?date=2020-02-30`)).status).toBe(422)
    await sql`update people.person set archived_at = null where id = ${teacher}`.execute(db)
    await sql`update people.employment set during = daterange('2020-01-10', null) where id = ${post.id}`.execute(db)
  })
  test('a past day shows the heads, the places and the titles of then, each corrected from the day that is said', async () => {
    const { today } = testApp.school
    const [first, second] = [testApp.personOf('financial'), testApp.personOf('director')]
    const [old, above] = [await add('Прежнее имя'), await add('Над ним', { from: addDays(today, -10) })]
    const asOf = async (day: string) => {
      const { units } = await structure('teacher', `?date=${day}`)
      const one = units.find(({ id }) => id === old.id)
      return one && [one.title, one.parent_id, one.head?.id ?? null, one.head?.from ?? null]
    }
    const day = (ago: number) => addDays(today, -ago)
    expect((await change(old, { head_id: first, head_from: addDays(today, 1) })).status).toBe(422)
    expect(
      (await testApp.as('hr').post(url, { title: 'Завтра', parent_id: null, from: addDays(today, 1) })).status,
    ).toBe(422)
    const headed = await change(old, { head_id: first, head_from: day(60) })
    expect(headed.body).toMatchObject({ head: { id: first, from: day(60), works: true } })
    const changed = await change(headed.body, { head_id: second, head_from: day(30) })
    const renamed = await change(changed.body, { title: 'Новое имя' })
    expect((await move(renamed.body, above.id)).status).toBe(200)
    expect(await asOf(today)).toEqual(['Новое имя', above.id, second, day(30)])
    // nothing that was written today had been so yesterday
    expect(await asOf(day(1))).toEqual(['Прежнее имя', null, second, day(30)])
    expect(await asOf(day(31))).toEqual(['Прежнее имя', null, first, day(60)])
    expect(await asOf(day(61))).toEqual(['Прежнее имя', null, null, null])
    const known = async (ago: number) =>
      (await structure('hr', `?date=${day(ago)}`)).units.some(({ id }) => id === above.id)
    expect([await known(10), await known(11)]).toEqual([true, false])
    // another beginning ends whoever was before them with it, and leaves no day without a head
    const later = await change(await now(old), { head_id: second, head_from: day(20) })
    expect(later.status).toBe(200)
    expect([await asOf(day(21)), await asOf(day(20))]).toMatchObject([
      ['Прежнее имя', null, first, day(60)],
      ['Прежнее имя', null, second, day(20)],
    ])
    const none = await change(later.body, { head_id: null })
    expect(none.body.head).toBe(null)
    expect(await asOf(day(1))).toMatchObject({ 2: second })
    await expect(
      sql`insert into organisation.unit_head (unit_id, person_id, during)
        values (${old.id}, ${first}, daterange(${day(25)}, ${day(15)}))`.execute(testApp.db),
    ).rejects.toThrow(/exclusion/)
    const paper = await testApp.as('hr').get(`${url}export/?columns=unit,head&date=${day(40)}`)
    expect(paper.status).toBe(200)
  })
  test('are taken as a file and on paper', async () => {
    const file = await testApp.as('teacher').get(`${url}export/?columns=rate,name`)
    expect([file.status, String(file.headers['content-disposition'])]).toEqual([200, expect.stringContaining('xlsx')])
    const paper = await testApp.as('hr').get(`${url}print/`)
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    const diagram = await testApp.as('hr').get(`${url}print/?form=diagram&date=2026-09-01`)
    expect([diagram.status, decodeURIComponent(String(diagram.headers['content-disposition']))]).toEqual([
      200,
      expect.stringContaining('Схема структуры школы 01.09.2026.pdf'),
    ])
    expect((await testApp.as('student').get(`${url}print/`)).status).toBe(403)
  })
})
