import { afterAll, expect, test } from 'vitest'
import { startTestApp } from './test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

test('the small school stands on its day', async () => {
  const { db, school } = testApp
  const lesson = await db
    .selectFrom('timetable.lesson')
    .innerJoin('journal.lesson_text', 'lesson_id', 'id')
    .where('id', '=', await testApp.lessonOf('algebraA', school.today))
    .select(['status', 'topic', 'starts_at'])
    .executeTakeFirst()
  expect(lesson).toEqual({ status: 'held', topic: 'Степень с целым показателем', starts_at: '08:00' })
  expect(await testApp.lessonOf('algebraB', '2026-12-23')).toBeGreaterThan(0)
})

test('an account of each role has a token with the rights of its role', async () => {
  const claims = testApp.app.jwt.verify<{ roles: string[]; client: number }>(await testApp.tokenOf('zavkaf'))
  expect(claims).toMatchObject({ roles: ['zavkaf'], client: 0, user_id: testApp.accountOf('zavkaf') })
  expect(testApp.app.jwt.verify(await testApp.tokenOf('parent'))).toMatchObject({
    roles: [],
    client: 1,
    person: testApp.personOf('parent'),
    permissions: { read: [], write: [] },
  })
})
