import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { proofOf } from '#tests/signing-proof.ts'
import { startTestApp } from '#tests/test-app.ts'
import { documents, documentsOf, itemsIn, linesIn } from './testing/documents.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = testApp.app.server.address() as AddressInfo
const { makeKind, create, read, step, versionOf } = documentsOf(testApp)

const authorization = `Bearer ${await testApp.tokenOf('director')}`
const proof = await proofOf(testApp, 'director')
const sign = (body: object, stop?: AbortController) =>
  fetch(`http://127.0.0.1:${port}${documents}sign/`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(stop && { signal: stop.signal }),
  })
const statusOf = async (id: number) => (await read('director', id)).body.status

/** Reads lines of an answer until one item has come. */
async function firstItem({ body }: Response): Promise<number> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let said = ''
  for (;;) {
    const { value = '', done } = await reader.read()
    said += value
    const [item] = itemsIn(said.slice(0, said.lastIndexOf('\n') + 1))
    if (item) return item.id
    if (done) throw new Error('it ended without an item')
  }
}

test('whoever goes away stops it, the same call again goes on; an account has one at a time', async () => {
  const kind = await makeKind({ makers: [{ party: 'staff', target_id: null }] }, [
    { act: 'sign', deciders: [{ by: 'key', key: 'doc_sign' }] },
  ])
  const ids = [await create('teacher', kind), await create('teacher', kind), await create('teacher', kind)]
  for (const id of ids) await step('teacher', id, 'submit')
  const seen = await Promise.all(ids.map(async (id) => ({ id, version: await versionOf('director', id) })))
  const [first, second, third] = ids as [number, number, number]
  const body = { documents: seen, ...proof }

  const stop = new AbortController()
  // the second one waits for this transaction
  await testApp.db.transaction().execute(async (held) => {
    await sql`select from documents.document where id = ${second} for update`.execute(held)
    expect(await firstItem(await sign(body, stop))).toBe(first)
    expect(await statusOf(first)).toBe('accepted')
    const beside = await sign(body)
    expect([beside.status, await beside.text()]).toEqual([429, expect.stringContaining('Дождитесь')])
    stop.abort()
  })
  const again = await vi.waitFor(
    async () => {
      const answer = await sign(body)
      const said = await answer.text()
      expect(answer.status).toBe(200)
      return said
    },
    { timeout: 60_000 },
  )
  expect(linesIn(again).at(-1)).toEqual({ kind: 'end' })
  expect(itemsIn(again)).toMatchObject(ids.map((id) => ({ id, outcome: 'done' })))
  expect((await read('director', third)).body.number).toMatch(/^3\//)
})
