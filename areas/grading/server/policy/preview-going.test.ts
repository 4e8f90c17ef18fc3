import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { previewPolicy } from '../../contract/policy.ts'
import { defaultPolicy } from '../../rules/policy.ts'

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  // whoever goes away in the middle may have begun a connection on which nothing was asked
  testApp.app.server.closeAllConnections()
  await testApp.close()
})
const { port } = testApp.app.server.address() as AddressInfo
const authorization = `Bearer ${await testApp.tokenOf('headteacher')}`
const { version: _version, formula: _formula, ...usual } = defaultPolicy()
const body = { ...usual, weights: { fo: 100, sor: 0, soch: 0 }, year_id: testApp.school.year }

const ask = (signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${port}${previewPolicy.path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
const readersOf = async ({ body: lines }: Response) => {
  const reader = lines!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe('{"kind":"begin","total":1}\n')
  return reader
}
const lastKind = async (answer: Response) =>
  (JSON.parse((await answer.text()).trimEnd().split('\n').at(-1) ?? '') as { kind: string }).kind

test('who asks anew, or goes away, ends what was counted before', async () => {
  const stop = new AbortController()
  const { second } = await testApp.db.transaction().execute(async (held) => {
    // marks are read once this transaction is over
    await sql`lock table results.period_result in access exclusive mode`.execute(held)
    const former = await readersOf(await ask())
    const anew = ask()
    await expect(former.read()).rejects.toThrow()
    return { second: anew }
  })
  expect(await lastKind(await second)).toBe('end')

  await testApp.db.transaction().execute(async (held) => {
    await sql`lock table results.period_result in access exclusive mode`.execute(held)
    await readersOf(await ask(stop.signal))
    stop.abort()
  })
  expect(await lastKind(await ask())).toBe('end')
})
