import { setTimeout as turn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp({ maxLagMs: 50 })
afterAll(() => testApp.close())
const ask = (path = '/api/passport/school/brand') => testApp.as(null).get(path)

/** Keeps the process from doing anything else. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('a process that lags refuses calls, says when to come again, and takes them when it has caught up', async () => {
  const answerOfLagging = async () => {
    block(200)
    const { status, body, headers } = await ask()
    return { status, body, retryAfter: headers['retry-after'] }
  }
  await expect
    .poll(answerOfLagging, { timeout: 20_000, interval: 1 })
    .toEqual({ status: 503, body: {}, retryAfter: '5' })
  // who asks whether the school is up is told so meanwhile, and a page that loads is not torn in two
  const untouched = async (path: string) => {
    block(200)
    return [(await ask(path)).status, (await ask()).status]
  }
  await expect.poll(() => untouched('/api/health'), { timeout: 20_000, interval: 1 }).toEqual([200, 503])
  await expect.poll(() => untouched('/assets/none.js'), { timeout: 20_000, interval: 1 }).toEqual([404, 503])
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200)
})

test('seconds in which nothing else was done are no overload, as long as they are fewer than the limit', async () => {
  const patient = await startTestApp({ maxLagMs: 3_000 })
  try {
    for (let second = 0; second < 3; second++) {
      block(1_100)
      await turn(0)
    }
    for (let call = 0; call < 20; call++)
      expect((await patient.as(null).get('/api/passport/school/brand')).status).toBe(200)
  } finally {
    await patient.close()
  }
})
