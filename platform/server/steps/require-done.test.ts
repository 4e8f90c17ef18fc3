import { expect, test } from 'vitest'
import { msg } from '#platform/contract/text.ts'
import { conflicting, done, outOfScope, refused, requireDone, type Outcome } from './index.ts'

const row = { value: 5 }
const tracked = { before: row, row, is_gone: false, written_at: null }
const words = {
  gone: msg`Уже удалили`,
  stale: ({ value }: typeof row, by: string) => msg`Сейчас ${value}${by}`,
  whoChanged: () => Promise.resolve({ name: 'Ахметов Д. Н.', at: '2026-11-20T05:32:00Z', is_self: false }),
  timeZone: 'Asia/Almaty',
}
const of = (outcome: Outcome<typeof row>) => requireDone(outcome, words)

test('a step alone leaves its row', async () => {
  expect(await of(done(tracked))).toBe(tracked)
  expect(await of(done(null))).toBeNull()
})

test.each([
  ['out of scope', outOfScope('member', 'Не ваш урок'), 403],
  ['by a rule', refused('value', 'Больше максимума'), 422],
  ['gone', conflicting<typeof row>(null), 404],
  ['changed', conflicting(tracked), 409],
] as const)('%s', async (_name, outcome, status) => {
  await expect(of(outcome)).rejects.toMatchObject({ status })
})

test('a conflict is told with what stands now, who made it so and when, by the clock of the school', async () => {
  await expect(of(conflicting(tracked))).rejects.toMatchObject({
    message: expect.stringContaining('Сейчас 5 (Ахметов Д. Н., 20.11, 10:32)'),
  })
})
