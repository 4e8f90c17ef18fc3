import { expect, test } from 'vitest'
import { turnsOf } from './turns.ts'

/** Work that is begun and ended by hand. */
function workers(places: number) {
  const turns = turnsOf(places)
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (owner: number, what: string) =>
    turns.run(owner, async () => {
      log.push(what)
      await new Promise<void>((resolve) => ends.set(what, resolve))
      return what
    })
  const end = async (what: string) => {
    ends.get(what)?.()
    await new Promise(setImmediate)
  }
  return { log, ask, end }
}

test('so many owners at once, each one thing after the other, in turn', async () => {
  const { log, ask, end } = workers(2)
  const first = ask(1, '1a')
  for (const what of ['1b', '1c', '1d']) void ask(1, what)
  for (const owner of [2, 3, 4]) void ask(owner, `${owner}a`)
  expect(log).toEqual(['1a', '2a'])
  await end('1a')
  expect(await first).toBe('1a')
  expect(log.slice(2)).toEqual(['1b'])
  // who has had a turn waits behind those who have had none
  await end('2a')
  await end('1b')
  expect(log.slice(3)).toEqual(['3a', '4a'])
  await end('4a')
  // the other place is free, and yet one thing comes after the other
  expect(log.slice(5)).toEqual(['1c'])
  for (const what of ['3a', '1c', '1d']) await end(what)
  expect(log.slice(6)).toEqual(['1d'])
})

test('what fails is told and holds nobody up', async () => {
  const turns = turnsOf(1)
  const failing = turns.run(1, async () => {
    throw new Error('no database')
  })
  const next = turns.run(1, async () => 'next')
  await expect(failing).rejects.toThrow('no database')
  expect(await next).toBe('next')
})
