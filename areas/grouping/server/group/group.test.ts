import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { Preview } from '#platform/contract/preview.ts'
import type { GroupCard } from '../../contract/group.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const of = (id: number) => `/api/grouping/group/${id}/`
const english = school.groups.englishA2
const card = async (id: number) => (await testApp.as('manager_oo').get<GroupCard>(of(id))).body
const change = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<{ version: number; batch: string }>(of(id), body)
const undo = (batch: string) => testApp.as('manager_oo').post(`/api/grouping/changes/${batch}/undo/`, {})
const level = async () =>
  db
    .selectFrom('dictionaries.record as r')
    .innerJoin('dictionaries.dictionary as d', 'd.id', 'r.dictionary_id')
    .where('d.code', '=', 'group_level')
    .select(['r.id', 'r.title'])
    .orderBy('r.id')
    .executeTakeFirstOrThrow()

describe('what a group is changes', () => {
  test('401, 422, 403, 404, stale', async () => {
    const { version } = await card(english)
    expect((await change(null, english, { version })).status).toBe(401)
    for (const wrong of [
      {},
      { version, title: '' },
      { version, hours: 0 },
      { version, title: '7А/1' },
      { version, follows_class_id: 2 },
      { version, level_id: 1_000_000 },
    ])
      expect((await change('manager_oo', english, wrong)).status).toBe(422)
    for (const who of ['teacher', 'uk', 'student'] as const)
      expect((await change(who, english, { version })).status).toBe(403)
    expect((await change('manager_oo', 999_999, { version })).status).toBe(404)
    expect((await change('manager_oo', english, { version: version + 1, title: 'x' })).status).toBe(409)
  })

  test('title, level, class that it follows, reason; undone', async () => {
    const before = await card(english)
    const { id, title } = await level()
    const { status, body } = await change('manager_oo', english, {
      version: before.version,
      title: '7А углублённый',
      level_id: id,
      follows_class_id: 1,
      norm_reason: 'Набраны по уровню',
    })
    expect(status).toBe(200)
    expect(await card(english)).toMatchObject({
      title: '7А углублённый',
      level: title,
      follows_class: { id: 1 },
      norm_reason: 'Набраны по уровню',
    })
    const { body: history } = await testApp.as('manager_oo').get<HistoryPage>(`${of(english)}history/`)
    expect(history.items[0]?.steps).toContainEqual(
      expect.objectContaining({ field: 'level', before: null, after: title }),
    )
    expect((await testApp.as('student').get(`${of(english)}history/`)).status).toBe(403)
    expect((await testApp.as('teacher').get(`${of(english)}history/`)).status).toBe(404)
    expect((await undo(body.batch)).status).toBe(200)
    expect(await card(english)).toMatchObject({ title: before.title, level: null, follows_class: null })
  })
})

describe('a group is closed', () => {
  test('401, 422, 403, 404, stale, with what it takes along; opened again by undoing', async () => {
    const { version } = await card(english)
    const close = (who: Who | null, id: number, body: object, what = '') =>
      testApp.as(who).post<{ batch: string }>(`${of(id)}close/${what}`, body)
    const body = { version, on: '2026-12-01' }
    expect((await close(null, english, body)).status).toBe(401)
    expect((await close('manager_oo', english, { version })).status).toBe(422)
    expect((await close('manager_oo', english, { version, on: '2028-01-01' })).status).toBe(422)
    for (const who of ['teacher', 'uk', 'student'] as const) expect((await close(who, english, body)).status).toBe(403)
    expect((await close('manager_oo', 999_999, body)).status).toBe(404)
    expect((await close('manager_oo', english, { ...body, version: version + 1 })).status).toBe(409)
    const told = (await close('manager_oo', english, body, 'preview/')).body as unknown as Preview
    expect(told.effects.find(({ title }) => title === 'Выйдут из групп предмета')?.items).toHaveLength(4)
    const { body: done } = await close('manager_oo', english, body)
    expect(await card(english)).toMatchObject({ closed_on: '2026-12-01', students_count: 4 })
    expect(
      (await testApp.as('manager_oo').post(`${of(english)}users/`, { users: [101], from: '2026-12-05' })).status,
    ).toBe(409)
    expect((await undo(done.batch)).status).toBe(200)
    expect(await card(english)).toMatchObject({ closed_on: null })
  })
})

describe('a group is removed', () => {
  test('401, 403, 404; only one on which nothing rests', async () => {
    const remove = (who: Who | null, id: number) => testApp.as(who).remove(of(id))
    expect((await remove(null, english)).status).toBe(401)
    for (const who of ['teacher', 'uk', 'student'] as const) expect((await remove(who, english)).status).toBe(403)
    expect((await remove('manager_oo', 999_999)).status).toBe(404)
    expect((await remove('manager_oo', english)).body).toMatchObject({ detail: expect.stringContaining('ученики') })
    const { id } = await db
      .insertInto('classes.study_group')
      .values({ year_id: 1, course_id: 2, title: 'Лишняя', kind: 'class' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await remove('manager_oo', id)).status).toBe(200)
    expect((await testApp.as('manager_oo').get(of(id))).status).toBe(404)
  })
})
