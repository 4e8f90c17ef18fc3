import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { defaultRoles } from '#areas/access/rules/default-rights.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { askedBy, inTurn } from '#platform/server/threads/asker.ts'
import { stays } from '#platform/server/threads/line.ts'
import { startTestApp, type Who } from './test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const [student] = school.studentsA
const card = `/api/documents/report-cards/students/${student}/?year=${school.year}&language=ru`
const book = `/api/users/grade-book/${student}/xlsx`
const take = async (who: Who, url = card) =>
  testApp.app.inject({ url, headers: { authorization: `Bearer ${await testApp.tokenOf(who)}` } })

test('of twenty prints at once of one account four are made, and hold up nobody else’s', async () => {
  await Promise.all([testApp.tokenOf('student'), testApp.tokenOf('parent')])
  const made: Who[] = []
  const print = async (who: Who) => {
    const answer = await take(who)
    if (answer.statusCode === 200) made.push(who)
    return answer
  }
  const own = Array.from({ length: 20 }, () => print('student'))
  const foreign = await print('parent')
  const answers = await Promise.all(own)
  expect([foreign.statusCode, foreign.headers['content-type']]).toEqual([200, 'application/pdf'])
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused).toHaveLength(16)
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '10'])
    expect(answer.json()).toEqual({ detail: 'Уже готовятся 4 ваших файла: дождитесь их' })
  }
  // the parent has asked after all of them
  expect(made).toHaveLength(5)
  expect(made.at(-1)).toBe('student')
  expect((await take('student')).statusCode).toBe(200)
})

test('papers and tables of an account wait for each other', async () => {
  const answers = await Promise.all([card, book, card, book, card, book].map((url) => take('student', url)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})

test('prints of a page that was closed meanwhile leave their places', async () => {
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  const key = `account ${defaultRoles.indexOf('student') + 1}`
  /** How the next print of the student would fare, without one. */
  const nextPrint = () =>
    askedBy({ key, whenGone: (listener) => (listener(), () => {}) }, () => inTurn(async () => 0)).catch(
      (error: unknown) => (error instanceof Refusal ? error.status : error),
    )
  let finish = () => {}
  const first = askedBy({ key, whenGone: stays }, () =>
    inTurn(() => new Promise<void>((resolve) => (finish = resolve))),
  )
  const page = new AbortController()
  const headers = { authorization: `Bearer ${await testApp.tokenOf('student')}` }
  const prints = Array.from({ length: 3 }, () =>
    fetch(`http://127.0.0.1:${port}${card}`, { headers, signal: page.signal }).catch((error: Error) => error.name),
  )
  await expect.poll(nextPrint).toBe(429)
  page.abort()
  expect(await Promise.all(prints)).toEqual(Array(3).fill('AbortError'))
  await expect.poll(nextPrint).toBe(499)
  finish()
  await first
  expect((await take('student')).statusCode).toBe(200)
})

test('while a heavy paper is drawn the server does not work on it, and answers', async () => {
  const columns = Array.from({ length: 8 }, (_, index) => ({ title: `Столбец ${index}`, share: 1 }))
  const rows = Array.from({ length: 300 }, (_, row) => columns.map((_column, index) => `Строка ${row}, ${index}`))
  await writePaper({ title: 'Первый' }, ({ text }) => text('Поток уже работает'))
  let isDrawn = false
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const drawing = writePaper({ title: 'Тяжёлый' }, ({ table }) => table({ columns, rows })).then(() => (isDrawn = true))
  const health = await testApp.as(null).get('/api/health')
  expect([health.status, isDrawn]).toEqual([200, false])
  await drawing
  const [ownUsed, allUsed] = [process.threadCpuUsage(own), process.cpuUsage(all)]
  expect(ownUsed.user + ownUsed.system).toBeLessThan((allUsed.user + allUsed.system) / 4)
})
