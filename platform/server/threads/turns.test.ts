import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { askedBy, inBackground, inTurn, waitingNow } from './asker.ts'
import { stays, type WhenGone } from './line.ts'
import { Turns } from './turns.ts'

/** Turns whose work ends when it is told to, with what has begun so far. */
function watched(waiting = 3, all = 50) {
  const turns = new Turns({ waiting, all })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const take = (key: string, name: string, whenGone: WhenGone = stays) =>
    turns.take({ key, whenGone }, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    })
  return { begun, take, end: (name: string) => ends.get(name)?.(), turns }
}
const refusalOf = async (act: Promise<unknown>) => {
  const error = await act.catch((thrown: unknown) => thrown)
  return error instanceof Refusal ? [error.status, error.detail, error.retryAfterSeconds] : error
}

test('of a key one at a time, in the order of asking; another key does not wait', async () => {
  const { begun, take, end } = watched()
  const all = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1')]
  expect(begun).toEqual(['a1', 'b1'])
  end('a1')
  expect(await all[0]).toBe('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  end('a2')
  await all[1]
  end('a3')
  end('b1')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('a fifth is refused in words, and taken again when one has ended', async () => {
  const { take, end } = watched()
  const four = ['1', '2', '3', '4'].map((name) => take('a', name))
  expect(await refusalOf(take('a', '5'))).toEqual([429, 'Уже готовятся 4 ваших файла: дождитесь их', 10])
  end('1')
  await four[0]
  const fifth = take('a', '5')
  for (const [index, name] of ['2', '3', '4'].entries()) {
    end(name)
    await four[index + 1]
  }
  end('5')
  expect(await fifth).toBe('5')
})

test('too many of all together are 503 in words', async () => {
  const { take, end } = watched(3, 2)
  const two = [take('a', '1'), take('b', '2')]
  expect(await refusalOf(take('c', '3'))).toEqual([
    503,
    'Сейчас готовится слишком много файлов: повторите через минуту',
    10,
  ])
  end('1')
  await two[0]
  const third = take('c', '3')
  end('2')
  end('3')
  expect(await third).toBe('3')
})

test('who fails lets the next one go', async () => {
  const { take, end, turns } = watched()
  const failing = turns.take({ key: 'a', whenGone: stays }, () => Promise.reject(new Error('broken')))
  const next = take('a', 'next')
  await expect(failing).rejects.toThrow('broken')
  end('next')
  expect(await next).toBe('next')
})

test('who goes away while waiting leaves the place to the next, at once or later', async () => {
  const { begun, take, end } = watched(2)
  let leave = () => {}
  const first = take('a', 'first')
  const leaving = take('a', 'leaving', (listener) => {
    leave = listener
    return () => {}
  })
  const last = take('a', 'last')
  expect(await refusalOf(take('a', 'one too many'))).toContain(429)
  leave()
  expect(await refusalOf(leaving)).toEqual([499, 'Ответа уже никто не ждёт', undefined])
  const gone: WhenGone = (listener) => {
    listener()
    return () => {}
  }
  expect(await refusalOf(take('a', 'gone', gone))).toContain(499)
  const fourth = take('a', 'fourth')
  for (const name of ['first', 'last', 'fourth']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([first, last, fourth])).toEqual(['first', 'last', 'fourth'])
  expect(begun).toEqual(['first', 'last', 'fourth'])
})

test('a turn within a turn is the same one; in the background there are none', async () => {
  const asker = (key: string) => ({ key, whenGone: stays })
  const isInBackground = () => waitingNow().isInBackground
  const nested = askedBy(asker('nested'), () =>
    inTurn(() => Promise.all([1, 2, 3, 4, 5].map((one) => inTurn(async () => one)))),
  )
  expect(await nested).toEqual([1, 2, 3, 4, 5])
  expect(askedBy(asker('somebody'), isInBackground)).toBe(false)
  const outside = askedBy(asker('somebody'), () =>
    inBackground(() => Promise.all(Array.from({ length: 9 }, () => inTurn(async () => isInBackground())))),
  )
  expect(await outside).toEqual(Array(9).fill(true))
})
