import { afterAll, expect, test } from 'vitest'
import { schoolClock } from '#platform/server/clock.ts'
import { startTestApp } from '#tests/test-app.ts'
import { inRussian } from '#tests/said.ts'
import { notifyClosedAgain } from './notices.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const notices = async () =>
  inRussian(
    await db
      .selectFrom('notices.notice as n')
      .innerJoin('access.account as a', 'a.id', 'n.account_id')
      .select(['a.login', 'n.title', 'n.text', 'n.link'])
      .orderBy('n.id')
      .execute(),
  )

test('a group’s teacher hears that a period is open again, and when it is closed', async () => {
  const reopen = { quarter_id: school.quarters.first, until: '2026-11-20', reason: 'Ошибка при вводе' }
  const url = `/api/journal/journal/group/${school.groups.algebraA}/reopen/`
  expect((await testApp.as('headteacher').post(url, reopen)).status).toBe(200)
  const open = {
    login: 'teacher@school.test',
    title: 'I четверть: журнал открыт снова',
    text: '7А, Алгебра. До 20.11.2026 включительно. Ошибка при вводе',
    link: '/journal?group=1',
  }
  expect(await notices()).toEqual([open])
  await notifyClosedAgain(testApp.context)
  expect(await notices()).toEqual([open])
  const tomorrow = { ...testApp.context, clock: schoolClock('Asia/Almaty', '2026-11-21') }
  await notifyClosedAgain(tomorrow)
  await notifyClosedAgain(tomorrow)
  expect((await notices()).map(({ title }) => title)).toEqual([open.title, 'I четверть: журнал снова закрыт'])
})
