import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { periodsChanged } from '#areas/journal/contract/events.ts'
import { schoolClock } from '#platform/server/clock.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { closeEnded } from '../close-ended.ts'

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => testApp.close())
const { school } = testApp
const group = school.groups.algebraA

const opened: Socket[] = []
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()))
/** Opens a journal; `heard` are the groups whose periods it was told of. */
async function opens(who: Who, group_id: number) {
  const address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`
  const auth = { token: await testApp.tokenOf(who) }
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, auth })
  opened.push(socket)
  await new Promise((resolve) => void socket.once('connect', () => resolve(null)))
  const heard: number[] = []
  socket.on(periodsChanged.name, (given: unknown) => void heard.push(periodsChanged.payload.parse(given).group_id))
  expect(await socket.emitWithAck('join', { room: 'journal', params: { group_id } })).toBe(true)
  return heard
}

test('an open journal hears that its period is open again, and the night after its last day that it is closed', async () => {
  const [own, other] = [await opens('teacher', group), await opens('headteacher', school.groups.algebraB)]
  const reopen = (until: string) =>
    testApp.as('headteacher').post(`/api/journal/journal/group/${group}/reopen/`, {
      quarter_id: school.quarters.first,
      until,
      reason: 'Ошибка',
    })
  expect((await reopen('2026-11-19')).status).toBe(422)
  expect((await reopen(school.today)).status).toBe(200)
  await vi.waitFor(() => expect(own).toEqual([group]), 5_000)
  await closeEnded(testApp.context)
  await closeEnded({ ...testApp.context, clock: schoolClock('Asia/Almaty', '2026-11-21') })
  await vi.waitFor(() => expect(own).toEqual([group, group]), 5_000)
  expect(other).toEqual([])
})
