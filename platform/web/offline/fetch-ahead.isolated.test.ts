import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { read as reading, signedIn, type Access } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { keepToken } from '../api/session.ts'
import { http } from '../api/testing/fake-server.ts'
import { fetchAhead } from './fetch-ahead.ts'

const minute = 60_000
const kept = vi.hoisted(() => new Map<string, { at: number; answer: unknown }>())
/** A device that keeps answers. */
vi.mock('idb', () => ({
  openDB: async () => ({
    get: async (_: string, [, key]: [number, string]) => kept.get(key),
    put: async (_: string, { key, ...one }: { key: string; at: number; answer: unknown }) => void kept.set(key, one),
    transaction: () => ({
      store: { index: () => ({ openCursor: async () => null }), count: async () => kept.size },
      done: Promise.resolve(),
    }),
  }),
}))

const call = (path: `/api/${string}`) =>
  endpoint({ method: 'GET', path, summary: '', access: signedIn(), response: z.object({ title: z.string() }) })
const wish = (path: `/api/${string}`, access: Access = signedIn()) => ({
  access,
  read: async (read: Parameters<Parameters<typeof fetchAhead>[0][number]['read']>[0]) =>
    void (await read(call(path), {})),
})
const [groups, roles, days] = ['/api/groups/', '/api/roles/', '/api/days/'] as const
const signIn = (act?: number) =>
  keepToken(
    `h.${btoa(JSON.stringify({ user_id: 1, act, client: 0, permissions: { read: [], write: [] }, exp: 4e9 }))}.s`,
  )
const asked = () => http.requests('/api/').map(({ path }) => path)
/** Reads ahead, without waiting for the pauses between the calls. */
async function ahead(...wishes: Parameters<typeof fetchAhead>[0]): Promise<string[]> {
  const done = fetchAhead(wishes)
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  return asked()
}

const worker = vi.hoisted(() => ({ isThere: true }))
/** A browser that opens pages without a network once a worker keeps them. */
Object.defineProperty(navigator, 'serviceWorker', {
  value: { getRegistration: async () => (worker.isThere ? {} : undefined) },
})
beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
  for (const path of [groups, roles, days]) http.answer(path, () => [200, { title: path }])
  signIn()
})

test('a session reads ahead what its rights open, and nothing else', async () => {
  expect(await ahead(wish(groups), wish(roles, reading(permissionKey('pas_roles'))), wish(days))).toEqual([
    groups,
    days,
  ])
})

test('what was read less than half an hour ago is not asked for again', async () => {
  await ahead(wish(groups))
  await vi.advanceTimersByTimeAsync(20 * minute)
  expect(await ahead(wish(groups))).toEqual([groups])
  await vi.advanceTimersByTimeAsync(20 * minute)
  expect(await ahead(wish(groups))).toEqual([groups, groups])
})

test('one that fails does not keep the others from it', async () => {
  http.answer(groups, () => [500, {}])
  expect(await ahead(wish(groups), wish(days))).toContain(days)
  expect([...kept.values()].map(({ answer }) => answer)).toEqual([{ title: days }])
})

test('where no worker keeps the pages, nothing is read that they could show', async () => {
  worker.isThere = false
  expect(await ahead(wish(groups))).toEqual([])
  worker.isThere = true
})

test('who acts as somebody else, and who saves data, reads nothing ahead', async () => {
  signIn(2)
  expect(await ahead(wish(groups))).toEqual([])
  signIn()
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  expect(await ahead(wish(groups))).toEqual([])
})
