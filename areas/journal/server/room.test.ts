import { afterAll, expect, test } from 'vitest'
import type { Caller } from '#platform/server/caller.ts'
import { callerOf } from '#platform/server/tokens.ts'
import { openHouse } from '#tests/house.ts'
import { room } from './room.ts'

const house = await openHouse()
afterAll(() => house.close())
const { school, db } = house

const admitted = async (who: Parameters<typeof house.tokenOf>[0], group_id: number) => {
  const caller = callerOf(house.app, await house.tokenOf(who), () => false) as Caller
  return room.admit({ caller, params: { group_id }, db, today: school.today })
}

test('who may read a journal hears it, others and missing groups alike do not', async () => {
  const { algebraA, algebraB } = school.groups
  expect(await admitted('teacher', algebraA)).toBe(`journal:${algebraA}`)
  expect(await admitted('classruk', algebraA)).toBe(`journal:${algebraA}`)
  expect(await admitted('english-teacher', algebraB)).toBe(`journal:${algebraB}`)
  for (const who of ['other-teacher', 'student', 'parent', 'hr'] as const)
    expect(await admitted(who, algebraA)).toBe(null)
  expect(await admitted('headteacher', 999_999)).toBe(null)
})
