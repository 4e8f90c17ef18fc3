import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Division, previewDivision, saveDivision } from '../../contract/division.ts'
import type { GroupCard } from '../../contract/group.ts'
import type { StudyGroup } from '../../contract/groups.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const path = '/api/grouping/division/'
const look = (who: Who | null, query = 'course_id=4&class_ids=1') => testApp.as(who).get<Division>(`${path}?${query}`)
const save = (who: Who | null, body: object) => testApp.as(who).post<Output<typeof saveDivision>>(path, body)
const preview = (body: object) => testApp.as('manager_oo').post<Output<typeof previewDivision>>(`${path}preview/`, body)
const seenOf = ({ groups }: Division) => groups.map(({ id, version }) => ({ id, version }))
const titles = async (query = '') =>
  (
    await testApp.as('manager_oo').get<{ items: StudyGroup[] }>(`/api/grouping/groups/?course_id=4${query}`)
  ).body.items.map(({ title }) => title)
const card = async (id: number) => (await testApp.as('manager_oo').get<GroupCard>(`/api/grouping/group/${id}/`)).body

const halves = async () => {
  const { body } = await look('manager_oo')
  return {
    course_id: 4,
    class_ids: [1],
    seen: seenOf(body),
    parts: [
      { title: '7А-1', students: [101, 102, 103] },
      { title: '7А-2', students: [104, 105, 106, 107] },
    ],
  }
}
const made: string[] = []
afterEach(async () => {
  for (const batch of made.splice(0).toReversed())
    expect((await testApp.as('manager_oo').post(`/api/grouping/changes/${batch}/undo/`, {})).status).toBe(200)
})

describe('a course of a class is divided', () => {
  test('401, 422, 403, 404, stale', async () => {
    const body = await halves()
    expect((await save(null, body)).status).toBe(401)
    const wrong = [
      { ...body, parts: [] },
      { ...body, parts: [body.parts[0], body.parts[0]] },
      { ...body, parts: [{ title: '7А-1', students: [101, 111] }] },
      { ...body, follows_class_id: 2 },
      { ...body, from: '2026-08-31' },
      { ...body, parts: [{ title: '7А-1', students: [101], level_id: 999_999 }] },
    ]
    for (const one of wrong) expect((await save('manager_oo', one)).status).toBe(422)
    for (const who of ['teacher', 'uk', 'student', 'parent'] as const) expect((await save(who, body)).status).toBe(403)
    expect((await save('manager_oo', { ...body, class_ids: [999_999] })).status).toBe(404)
    expect((await save('manager_oo', { ...body, course_id: 999_999 })).status).toBe(404)
    expect((await save('manager_oo', { ...body, seen: [] })).status).toBe(409)
  })

  test('how it stands', async () => {
    const { body } = await look('manager_oo')
    expect(body).toMatchObject({
      course: { id: 4 },
      classes: [{ title: '7А' }],
      subgroups: 1,
      threshold: 24,
      hidden: 0,
      from: school.today,
    })
    expect(body.students).toHaveLength(7)
    expect(body.groups).toMatchObject([{ title: '7А', is_open: true, is_wider: false }])
    expect((await look('teacher')).status).toBe(403)
    expect((await look('manager_oo', 'course_id=4&class_ids=1,999999')).status).toBe(404)
  })

  test('what it changes is told first: who teaches, what is planned, how it stands against the norm', async () => {
    const { body } = await preview(await halves())
    expect(body.obstacles).toEqual([])
    expect(body.norm).toContain('В классе 7')
    const told = new Map(body.effects.map(({ title, items }) => [title, items]))
    expect(told.get('Новые группы')).toEqual(['7А-1', '7А-2'])
    expect(told.get('Закроются')).toEqual(['7А'])
    expect(told.get('Перейдут из других групп предмета')).toHaveLength(7)
    expect(told.get('Нагрузка, которую нужно передать новым группам')).toEqual([
      expect.stringContaining('История Казахстана 7А'),
    ])
    expect(told.get('Запланированные уроки, которые нужно переставить в расписании')).toEqual([
      expect.stringMatching(/^История Казахстана 7А: \d+$/),
    ])
  })

  test('from a day on: the undivided group closes with its journal, and comes back when the halves are put together', async () => {
    const divided = await save('manager_oo', { ...(await halves()), norm_reason: 'Смешанный уровень' })
    expect(divided.status).toBe(200)
    made.push(divided.body.batch)
    expect(await titles()).toEqual(['7А-1', '7А-2'])
    expect(await titles('&closed=true')).toEqual(['7А'])
    const whole = await card(school.groups.historyA)
    expect(whole).toMatchObject({ closed_on: school.today, students_count: 0 })
    expect(whole.members.every(({ to }) => to !== null && to < school.today)).toBe(true)
    const [first] = divided.body.groups
    expect(await card(first?.id ?? 0)).toMatchObject({
      kind: 'subgroup',
      students_count: 3,
      norm_reason: 'Смешанный уровень',
    })

    const again = await look('manager_oo', 'course_id=4&class_ids=1&from=2026-12-01')
    const together = {
      course_id: 4,
      class_ids: [1],
      from: '2026-12-01',
      seen: seenOf(again.body),
      parts: [{ title: '7А', students: again.body.students.map(({ id }) => id) }],
    }
    const merged = await save('manager_oo', together)
    expect(merged.body.groups).toEqual([{ id: school.groups.historyA, title: '7А' }])
    made.push(merged.body.batch)
    expect(await card(school.groups.historyA)).toMatchObject({ closed_on: null, kind: 'class' })
  })

  test('a parallel in streams by level, which follow one class', async () => {
    const { body } = await look('manager_oo', 'course_id=4&class_ids=1,2')
    expect(body.students).toHaveLength(13)
    const [level] = body.levels
    const all = body.students.map(({ id }) => id)
    const streams = {
      course_id: 4,
      class_ids: [1, 2],
      seen: seenOf(body),
      follows_class_id: 2,
      parts: [
        { title: '7 поток 1', level_id: level?.id, students: all.slice(0, 6) },
        { title: '7 поток 2', students: all.slice(6) },
      ],
    }
    const saved = await save('manager_oo', streams)
    made.push(saved.body.batch)
    expect(await card(saved.body.groups[0]?.id ?? 0)).toMatchObject({
      kind: 'cross',
      level: level?.title,
      follows_class: { title: '7Б' },
      classes: [{ title: '7А' }, { title: '7Б' }],
    })
  })
})
