import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp({ maxLagMs: 50 })
afterAll(() => testApp.close())
const ask = () => testApp.as(null).get('/api/health')

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
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200)
})
