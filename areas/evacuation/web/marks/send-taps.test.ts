import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '#platform/web/api/session.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import type { Mark } from '../../contract/marks.ts'
import { sendTaps } from './send-taps.ts'
import { localId, type TapStep } from './tap.ts'

const bulk = '/api/evacuation/marks/bulk/'
const tapped_at = '2026-11-20T05:10:00.000Z'
const guest = '6f2a1f0e-0000-4000-8000-00000000002a'
const adding: TapStep = {
  client_id: guest,
  unit_id: 5,
  name: 'Гость',
  kind: 'guest',
  status: 'present',
  note: '',
  tapped_at,
}
const tap = (mark_id: number, client_id = `tap ${mark_id}`): TapStep => ({
  client_id,
  mark_id,
  status: 'missing',
  tapped_at,
})
const local = localId(guest)
const send = (...block: TapStep[]) => sendTaps(block, new AbortController().signal)
type Body = { marks?: { client_id: string }[]; steps?: { client_id: string; mark_id: number }[] }
const sentBlocks = () =>
  http.requests(bulk).map(({ method, body }) => ({ method, ...(JSON.parse(String(body)) as Body) }))
/** The server knows the guest as mark 77. */
const answer = (post: () => [number, unknown] | 'dead' = () => [200, { items: [{ id: 77 } as Mark] }]) =>
  http.answer(bulk, ({ method, body }) => {
    if (method === 'POST') return post()
    const { steps = [] } = JSON.parse(String(body)) as Body
    return [200, { outcomes: steps.map(({ client_id }) => ({ client_id, outcome: 'done' })) }]
  })

beforeEach(() => {
  http.reset()
  keepToken(`h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4e9 }))}.s`)
})
afterEach(() => http.reset())

test('known people go first, then who is new, then taps on them under their true id', async () => {
  answer()
  expect(local).toBeLessThan(0)
  const outcomes = await send(tap(3), adding, tap(local))
  expect(outcomes.map(({ client_id, outcome }) => `${client_id} ${outcome}`)).toEqual([
    'tap 3 done',
    `${guest} done`,
    `tap ${local} done`,
  ])
  expect(sentBlocks()).toMatchObject([
    { method: 'PATCH', steps: [{ mark_id: 3 }] },
    { method: 'POST', marks: [{ client_id: guest }] },
    { method: 'PATCH', steps: [{ mark_id: 77 }] },
  ])
})

test('a lost answer sends the same new person again, under the same name to the server', async () => {
  answer(() => 'dead')
  await expect(send(adding, tap(local))).rejects.toMatchObject({ status: 0 })
  answer()
  await send(adding, tap(local))
  const names = sentBlocks().flatMap(({ marks = [] }) => marks.map(({ client_id }) => client_id))
  expect(new Set(names)).toEqual(new Set([guest]))
})

test('a page opened anew finds the person added before', async () => {
  answer()
  await send(adding)
  vi.resetModules()
  const { idOf } = await import('./arrived.ts')
  expect(idOf(local)).toBe(77)
})

test('a refused person holds nobody back, and taps on them say why', async () => {
  answer(() => [409, { detail: 'Эвакуация уже закончилась' }])
  const other = '6f2a1f0e-0000-4000-8000-0000000000ff'
  expect(await send(tap(3), { ...adding, client_id: other }, tap(localId(other)))).toMatchObject([
    { outcome: 'done' },
    { outcome: 'refused', reason: 'Эвакуация уже закончилась' },
    { outcome: 'refused', reason: 'Человек не добавлен в список' },
  ])
})
