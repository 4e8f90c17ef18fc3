import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { GridLesson } from '../../contract/journal.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
let lesson = 0
beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', '2026-11-23')
})
type Who = Parameters<typeof testApp.as>[0]
const url = (id = lesson) => `/api/journal/journal/lesson/${id}/`
const change = (body: object, who: Who = 'teacher', id = lesson) => testApp.as(who).patch<GridLesson>(url(id), body)

test('401, 422, 403, and a stranger’s lesson looks like a missing one', async () => {
  const body = { topic: 'Тема', version: 1 }
  expect((await change(body, null)).status).toBe(401)
  expect((await change({ topic: 'Тема' })).status).toBe(422)
  expect((await change({ ...body, topic: 'а'.repeat(301) })).status).toBe(422)
  expect((await change({ ...body, status: 'held' })).status).toBe(422)
  expect((await change(body, 'hr')).status).toBe(403)
  expect((await change(body, 'zavkaf')).status).toBe(403)
  expect((await change(body, 'other-teacher')).status).toBe(404)
  expect((await change(body, 'teacher', 999_999)).status).toBe(404)
})

test('topic and homework are written ahead, kept apart, told, and traced', async () => {
  const published = vi.spyOn(testApp.context, 'publish')
  const topic = await change({ topic: 'Формулы <сокращённого> умножения', version: 1 })
  expect(topic.body).toMatchObject({
    topic: 'Формулы <сокращённого> умножения',
    homework: null,
    version: 2,
    may_mark: true,
  })
  const homework = await change({ homework: '№ 120', version: 2 })
  expect(homework.body).toEqual({ ...topic.body, homework: '№ 120', version: 3 })
  const diaries = expect.arrayContaining(school.studentsA.map((id) => `diary:${id}`)) as string[]
  expect(published.mock.calls.map(([room]) => room)).toEqual(['journal:1', diaries, 'journal:1', diaries])
  published.mockRestore()
  const cleared = await change({ topic: null, version: 3 })
  expect(cleared.body).toMatchObject({ topic: null, homework: '№ 120', version: 4 })
  const history = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'journal.lesson_text')
    .where('subject_id', '=', lesson)
    .select(['before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(history).toEqual({
    before: { topic: 'Формулы <сокращённого> умножения', homework: '№ 120' },
    after: { topic: null, homework: '№ 120' },
  })
})

test('a stale version is told what stands now; the same text again is no clash', async () => {
  const other = await testApp.lessonOf('algebraA', '2026-11-25')
  await change({ topic: 'Степени', version: 1 }, 'teacher', other)
  const stale = await change({ topic: 'Корни', version: 1 }, 'teacher', other)
  expect([stale.status, stale.body]).toEqual([
    409,
    { detail: 'Урок уже изменён. Сейчас тема: «Степени», задание: «—». Обновите журнал' },
  ])
  expect((await change({ topic: 'Степени', version: 1 }, 'teacher', other)).body).toMatchObject({ version: 2 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => change({ homework: `№ ${index}`, version: 2 }, 'teacher', other)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a substitute writes the topic of the one lesson; a cancelled one takes none', async () => {
  const own = await testApp.lessonOf('algebraB', school.today)
  expect((await change({ topic: 'Замена', version: 1 }, 'english-teacher', own)).status).toBe(200)
  const other = await testApp.lessonOf('algebraB', '2026-11-18')
  expect((await change({ topic: 'Замена', version: 1 }, 'english-teacher', other)).status).toBe(403)
  const cancelled = await testApp.lessonOf('sportA', '2026-11-12')
  expect((await change({ topic: 'Бег', version: 1 }, 'other-teacher', cancelled)).status).toBe(422)
})

test('a lesson of a closed period takes no text until the period is opened again for its group', async () => {
  const closed = await testApp.lessonOf('algebraA', '2026-10-14')
  const { version } = await testApp.db
    .selectFrom('journal.lesson_text')
    .where('lesson_id', '=', closed)
    .select('version')
    .executeTakeFirstOrThrow()
  const refused = await change({ homework: '№ 1', version }, 'teacher', closed)
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { detail: [{ loc: ['body', 'homework'], msg: expect.stringContaining('Период закрыт') }] },
  ])
  const until = { quarter_id: school.quarters.first, until: '2026-11-27', reason: 'Тема не записана' }
  await testApp.as('headteacher').post(`/api/journal/journal/group/${school.groups.algebraA}/reopen/`, until)
  expect((await change({ homework: '№ 1', version }, 'teacher', closed)).body).toMatchObject({ homework: '№ 1' })
})
