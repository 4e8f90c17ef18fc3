import { afterAll, expect, test } from 'vitest'
import { openHouse } from './house.ts'

const house = await openHouse()
afterAll(() => house.close())

test('the small school stands on its day', async () => {
  const { db, school } = house
  const lesson = await db
    .selectFrom('timetable.lesson')
    .innerJoin('journal.lesson_text', 'lesson_id', 'id')
    .where('id', '=', await house.lessonOf('algebraA', school.today))
    .select(['status', 'topic', 'starts_at'])
    .executeTakeFirst()
  expect(lesson).toEqual({ status: 'held', topic: 'Степень с целым показателем', starts_at: '08:00' })
  expect(await house.lessonOf('algebraB', '2026-12-23')).toBeGreaterThan(0)
})

test('an account of each role has a token with the rights of its role', async () => {
  const claims = house.app.jwt.verify<{ roles: string[]; client: number }>(await house.tokenOf('zavkaf'))
  expect(claims).toMatchObject({ roles: ['zavkaf'], client: 0, user_id: house.accountOf('zavkaf') })
  expect(house.app.jwt.verify(await house.tokenOf('parent'))).toMatchObject({
    roles: [],
    client: 1,
    person: house.personOf('parent'),
    permissions: { read: [], write: [] },
  })
})
