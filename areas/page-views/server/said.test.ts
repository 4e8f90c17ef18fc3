import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { socketPath } from '#platform/contract/realtime.ts'
import { startTestApp } from '#tests/test-app.ts'
import { recordPageView } from '../contract/page-view.ts'

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => testApp.close())
const address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`

const opened: Socket[] = []
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()))
async function connected(token: string): Promise<Socket> {
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { token } })
  opened.push(socket)
  await new Promise((resolve) => void socket.once('connect', () => resolve(null)))
  return socket
}
const body = { page_id: 'journal', path: '/journal?group=1', from_page_id: null, from_path: '/' }
const views = () => testApp.db.selectFrom('page_views.view').select(['account_id', 'path']).orderBy('id').execute()

test('a view that is said through the socket is written as one that is sent', async () => {
  const token = await testApp.tokenOf('teacher')
  const socket = await connected(token)
  socket.emit('say', { path: recordPageView.path, token, body })
  await vi.waitFor(async () => expect(await views()).toHaveLength(1), 5_000)
  expect(await views()).toEqual([{ account_id: testApp.accountOf('teacher'), path: '/journal' }])
})

test('nothing else is done so, and nothing without a token or with a wrong body', async () => {
  const token = await testApp.tokenOf('teacher')
  const socket = await connected(token)
  const before = await views()
  for (const said of [
    { path: '/api/admin/users/token/logout', token, body: {} },
    { path: `${recordPageView.path}?x=1`, token, body },
    { path: recordPageView.path, token: 'none', body },
    { path: recordPageView.path, token, body: { page_id: 1 } },
    { path: recordPageView.path, token },
    null,
    'say',
  ])
    socket.emit('say', said)
  socket.emit('say', { path: recordPageView.path, token, body: { ...body, path: '/last' } })
  await vi.waitFor(async () => expect((await views()).at(-1)?.path).toBe('/last'), 5_000)
  expect(await views()).toHaveLength(before.length + 1)
  expect((await testApp.withToken(token).get('/api/admin/notices/unread')).status).toBe(200)
})
