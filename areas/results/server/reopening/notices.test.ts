import { afterAll, expect, test } from 'vitest'
import { openHouse } from '#tests/house.ts'
import { said } from '#tests/said.ts'
import { tellClosedAgain } from './notices.ts'

const house = await openHouse()
afterAll(() => house.close())
const { db, school } = house
const told = async () =>
  said(
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
  expect((await house.as('headteacher').post(url, reopen)).status).toBe(200)
  const open = {
    login: 'teacher@school.test',
    title: 'I четверть: журнал открыт снова',
    text: '7А, Алгебра. До 20.11.2026 включительно. Ошибка при вводе',
    link: '/journal?group=1',
  }
  expect(await told()).toEqual([open])
  await tellClosedAgain(house.house)
  expect(await told()).toEqual([open])
  const tomorrow = { ...house.house, clock: { ...house.house.clock, today: () => '2026-11-21' } }
  await tellClosedAgain(tomorrow)
  await tellClosedAgain(tomorrow)
  expect((await told()).map(({ title }) => title)).toEqual([open.title, 'I четверть: журнал снова закрыт'])
})
