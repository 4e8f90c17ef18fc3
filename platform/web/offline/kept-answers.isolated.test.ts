import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { keepToken } from '../api/session.ts'
import { http } from '../api/testing/fake-server.ts'
import { ageOf, readOrKept } from './kept-answers.ts'

const hour = 3_600_000
const kept = vi.hoisted(() => ({ at: 0, answer: { title: 'прежнее' } }))
/** A device that has kept one answer. */
vi.mock('idb', () => ({ openDB: async () => ({ get: async () => structuredClone(kept), put: async () => undefined }) }))

const read = endpoint({
  method: 'GET',
  path: '/api/kept/',
  summary: 'Ответ, который устройство хранит',
  access: signedIn(),
  response: z.object({ title: z.string() }),
})

test('what stands in for an answer is as old as its reading, an answer as the query says', async () => {
  keepToken(`h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4e9 }))}.s`)
  kept.at = Date.now() - 5 * hour
  http.answer('/api/kept/', () => 'dead')
  const old = await readOrKept(read, {}, { isAtHand: false })
  expect(old).toEqual({ title: 'прежнее' })
  expect(ageOf({ data: old, dataUpdatedAt: Date.now() })).toBeGreaterThanOrEqual(5 * hour)

  http.answer('/api/kept/', () => [200, { title: 'нынешнее' }])
  const fresh = await readOrKept(read, {}, { isAtHand: true })
  expect(fresh).toEqual({ title: 'нынешнее' })
  expect(ageOf({ data: fresh, dataUpdatedAt: Date.now() - 200 })).toBeLessThan(hour)
})
