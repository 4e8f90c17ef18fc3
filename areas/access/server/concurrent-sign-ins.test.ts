import { expect, test } from 'vitest'
import { limitConcurrentSignIns } from './concurrent-sign-ins.ts'

test('a hundred try at a time; who comes above that is told to come again, and may as soon as one is through', async () => {
  const leave: (() => void)[] = []
  const trying = Array.from({ length: 100 }, () =>
    limitConcurrentSignIns(() => new Promise<void>((done) => void leave.push(done))),
  )
  await expect(limitConcurrentSignIns(() => Promise.resolve('in'))).rejects.toMatchObject({
    status: 429,
    detail: 'Сейчас входит слишком много людей, повторите через несколько секунд',
  })
  leave.pop()?.()
  await trying.pop()
  await expect(limitConcurrentSignIns(() => Promise.resolve('in'))).resolves.toBe('in')
  for (const one of leave) one()
  await Promise.all(trying)
})

test('an attempt that fails gives its place back', async () => {
  for (let turn = 0; turn < 101; turn++)
    await expect(limitConcurrentSignIns(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
})
