import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { noticesRead, type Notice } from '../../contract/notices.ts'
import { NoticeBell } from './notice-bell.tsx'

const listeners = vi.hoisted(() => new Map<string, (payload: unknown) => void>())
/** What is told through the connection is told by `hear`; of the time before it, this. */
const missed = vi.hoisted(() => ({ hasMissed: false }))
vi.mock('socket.io-client', () => {
  const socket = {
    io: { on: () => undefined },
    connected: true,
    emit: (_event: string, _given: unknown, answer?: (hasMissed: boolean) => void) => answer?.(missed.hasMissed),
    on: (event: string, listener: (payload: unknown) => void) => {
      listeners.set(event, listener)
      return socket
    },
    off: () => socket,
    disconnect: () => socket,
  }
  return { io: () => socket }
})
const hear = (event: string, payload: unknown) => act(() => listeners.get(event)?.(payload))

const count = '/api/admin/notices/unread'
const bell: Page = { id: 'bell', path: '/', title: { id: 'bell' }, access: signedIn(), component: NoticeBell }
const notice: Notice = {
  id: 7,
  kind: 'sign_in',
  title: 'Вход с нового устройства',
  text: '',
  link: null,
  made_at: '2026-11-20T05:00:00Z',
  read_at: null,
}
let isRead = false

beforeEach(() => {
  http.reset()
  isRead = false
  http.answer(count, () => [200, { unread: isRead ? 0 : 1 }])
  http.answer('/api/admin/notices/?', () => [
    200,
    { items: [{ ...notice, read_at: isRead ? notice.made_at : null }], total: 1, page: 1, size: 8, active: null },
  ])
  http.answer('/api/admin/notices/read', () => {
    isRead = true
    return [200, { unread: 0 }]
  })
})
const unread = { name: 'Уведомления, непрочитанных: 1' }
const opened = async () => {
  openPage([bell], '/', {})
  fireEvent.click(await screen.findByRole('button', unread))
}

test.each(['Прочитать все', /Вход с нового устройства/])(
  'what is read by «%s» counts as read without a connection',
  async (name) => {
    await opened()
    fireEvent.click(await screen.findByRole('button', { name }))
    expect(await screen.findByRole('button', { name: 'Уведомления' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Не прочитано:')).toBeNull())
  },
)

test('an answer older than the news does not come over it', async () => {
  const late = Promise.withResolvers<undefined>()
  const answered = globalThis.fetch
  openPage([bell], '/', {})
  await screen.findByRole('button', unread)
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    const answer = await answered(address, options)
    if (address.startsWith(count) && !isRead) await late.promise
    return answer
  })
  fireEvent.click(screen.getByRole('button', unread))
  await screen.findByRole('button', { name: 'Прочитать все' })
  await waitFor(() => expect(http.requests(count).length).toBeGreaterThan(1))
  isRead = true
  hear(noticesRead.name, { unread: 0 })
  late.resolve(undefined)
  expect(await screen.findByRole('button', { name: 'Уведомления' })).toBeTruthy()
})

test.each([true, false])('what was told before the connection stood (%s) is read again', async (hasMissed) => {
  missed.hasMissed = hasMissed
  openPage([bell], '/', {})
  await screen.findByRole('button', { name: /непрочитанных: 1/ })
  const asked = () => http.requests(count).length
  const before = asked()
  hear('connect', undefined)
  if (hasMissed) await waitFor(() => expect(asked()).toBe(before + 1))
  else await act(() => Promise.resolve())
  expect(asked()).toBe(before + Number(hasMissed))
  hear('disconnect', 'io client disconnect')
})
