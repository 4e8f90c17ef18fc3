import { http } from '#platform/web/api/testing/fake-server.ts'
import { msg } from '@lingui/core/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startImpersonation } from '#areas/access/web/index.ts'
import { EvacuationGuide, evacuationWeb, watchEvacuations } from '#areas/evacuation/web/index.ts'
import { lastEnded, running, type LeadsTo } from '#areas/evacuation/web/live/running.ts'
import { logPageView } from '#areas/page-views/web/index.ts'
import { partsOf } from '#apps/web/testing/parts.ts'
import { makeRouter } from '#apps/web/router.ts'
import { watchNavigation } from '#apps/web/watch-navigation.ts'
import { open, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ApiError, cancelled } from '#platform/web/api/api-error.ts'
import { report, resetDenied, useIsDenied } from '#platform/web/api/catalogue.ts'
import { useIsLoading } from '#platform/web/api/loading.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { provideSession } from '#platform/web/api/refresh.ts'
import { request } from '#platform/web/api/request.ts'
import { currentSession, forgetToken, keepToken } from '#platform/web/api/session.ts'
import { dialog, openDialog } from '#platform/web/dialog/dialog.ts'
import { AppProviders } from '#platform/web/app-providers.tsx'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { NotificationHost } from '#platform/web/notifications/notification-host.tsx'
import { attachHost, notify, type Notice } from '#platform/web/notifications/notify.ts'
import { connect } from '#platform/web/realtime/connection.ts'
import { socketState, type SocketState } from '#platform/web/realtime/socket-state.ts'
import type { Page } from '#platform/web/routes.ts'
import { parseSearch, stringifySearch } from '#platform/web/search-text.ts'
import { testRows } from '../owed.ts'
import { transitions } from '../transitions.ts'

const dial = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io: dial }))
const said = vi.hoisted(() => vi.fn<(call: { path: string }, input: { body: object }) => void>())
vi.mock('#platform/web/realtime/say.ts', () => ({ say: said }))

const refreshPath = '/api/admin/users/token/refresh'
const change = endpoint({
  method: 'PATCH',
  path: '/api/things/',
  access: signedIn(),
  body: z.object({}),
  response: z.object({}),
  summary: '',
})
const tokenFor = (seconds: number): string => {
  const exp = Math.floor(Date.now() / 1000) + seconds
  return `h.${btoa(JSON.stringify({ user_id: 1, client: 0, roles: [], permissions: { read: [], write: [] }, exp }))}.s`
}
const nothing = () => undefined
const ended = vi.fn<(how: string) => void>()
beforeEach(() => {
  http.reset()
  queryClient.clear()
  localStorage.clear()
  ended.mockReset()
  document.cookie = 'session=1; path=/'
  provideSession({ refresh: { ...change, method: 'POST', path: refreshPath }, onEnd: ended, onOther: () => undefined })
  http.answer(refreshPath, () => [200, { access_token: tokenFor(900) }])
  http.answer(change.path, () => [200, {}])
  keepToken(tokenFor(900))
  resetDenied()
})
afterEach(() => vi.useRealTimers())

const renewals = () => http.requests(refreshPath).length
const send = () => request(change, { body: {} })
/** Whether the token was renewed before a call went out with it. */
async function sentAfter(given: () => void): Promise<string> {
  given()
  await send()
  const [sent] = http.requests(change.path)
  expect(sent?.headers.get('authorization')).toMatch(/^Bearer h\./)
  return renewals() === 1 ? 'refreshed before it' : 'sent as it is'
}
const tokensLeft = (): string => {
  expect(ended).toHaveBeenCalledExactlyOnceWith('lost')
  return currentSession() === null ? 'all tokens cleared' : 'still signed in'
}
async function refusedRefresh(): Promise<string> {
  http.answer(refreshPath, () => [401, { detail: 'Требуется вход' }])
  keepToken(tokenFor(60))
  await expect(send()).rejects.toMatchObject({ name: 'AbortError' })
  return tokensLeft()
}
async function withoutRefreshToken(): Promise<string> {
  document.cookie = 'session=; path=/; max-age=0'
  keepToken(tokenFor(60))
  await expect(send()).rejects.toMatchObject({ name: 'AbortError' })
  expect(renewals()).toBe(0)
  return tokensLeft()
}
async function sharedRefresh(): Promise<string> {
  forgetToken()
  await Promise.all([send(), send(), send()])
  expect(http.requests(change.path)).toHaveLength(3)
  return renewals() === 1 ? 'one refresh for all' : `${renewals()} refreshes`
}
/** The loading flag while a write runs, and after it was answered so. */
async function loadingBy(answer: [number, object]): Promise<{ during: string; after: string }> {
  const { result } = renderHook(useIsLoading)
  const word = () => (result.current ? 'loading' : 'idle')
  http.answer(change.path, () => answer)
  let sending: Promise<unknown> = Promise.resolve()
  act(() => {
    sending = send().catch(() => undefined)
  })
  const during = word()
  await act(async () => void (await sending))
  return { during, after: word() }
}
const deniedNow = () => (renderHook(useIsDenied).result.current ? 'access denied' : 'allowed')
const openPage = (path: Page['path']): Page => ({
  id: path,
  path,
  layout: 'blank',
  access: open(),
  skipsAuthentication: true,
  title: msg`Страница`,
  component: lazyPage(async () => ({ Empty: () => null }), 'Empty'),
})
/** Goes from one page to another, refused in between. */
async function routeChanged(): Promise<string> {
  forgetToken()
  document.cookie = 'session=; path=/; max-age=0'
  window.history.replaceState(null, '', '/first')
  attachHost(nothing)
  const app = partsOf(openPage('/first'), openPage('/second'))
  const router = makeRouter(app)
  watchNavigation(router, app)
  render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/first'))
  act(() => report(new ApiError(403, 'Нет прав')))
  expect(deniedNow()).toBe('access denied')
  void router.navigate({ to: '/second' })
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/second'))
  return deniedNow()
}
async function failedImpersonation(): Promise<string> {
  http.answer('/api/admin/users/token_any_user/', () => [500, {}])
  http.answer('/api/admin/users/token/logout', () => [200, {}])
  await expect(startImpersonation(7, 'Проверка')).rejects.toMatchObject({ status: 500 })
  expect(http.requests('/api/admin/users/token/logout')).toHaveLength(1)
  expect(ended).toHaveBeenCalledExactlyOnceWith('left')
  return currentSession() === null ? 'logged out' : 'still signed in'
}

/** What a failed query shows, its own call silent or not. */
async function shownOfQuery(error: Error, meta: { silent?: boolean; errorMessage?: string }): Promise<string> {
  const shown = vi.fn<(notice: Notice) => void>()
  attachHost(shown)
  const options = { queryKey: ['failing'], queryFn: () => Promise.reject(error), retry: false, meta }
  await expect(queryClient.fetchQuery(options)).rejects.toBe(error)
  const [notice] = shown.mock.lastCall ?? []
  if (notice === undefined) return 'nothing shown'
  return notice.title === meta.errorMessage ? 'its message shown' : notice.title
}
function loggedView(): string {
  logPageView({ pageId: 'journal', path: '/journal' }, { pageId: 'home', path: '/' })
  const [call, { body }] = said.mock.calls[0]!
  expect(call.path).toBe('/api/logging/logging/events/page-view/')
  expect(Object.values(body)).toEqual(['journal', '/journal', 'home', '/'])
  return Object.keys(body).join(', ')
}

/** Shows a piece of the house at an address. @returns where its reader stands */
function showAt(at: string, Shown: () => JSX.Element | null): () => string {
  const root = createRootRoute({ component: Shown })
  const catchAll = createRoute({ getParentRoute: () => root, path: '/$', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([catchAll]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  render(
    <AppProviders>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProviders>,
  )
  return () => router.state.location.pathname
}
const evacuation = { id: 7, mode: 'drill', kind: 'fire', started_at: '2026-11-20T05:00:00.000Z' } as const
async function ledTo(leadsTo: LeadsTo): Promise<string> {
  const place = showAt('/journal', EvacuationGuide)
  await waitFor(() => expect(place()).toBe('/journal'))
  act(() => running.set({ evacuation, leadsTo }))
  await waitFor(() => expect(place()).not.toBe('/journal'))
  act(() => running.set({ evacuation: null, leadsTo: null }))
  return place()
}
async function endedAt(at: string): Promise<string> {
  const place = showAt(at, EvacuationGuide)
  await waitFor(() => expect(place()).toBe(at))
  act(() => lastEnded.set({ id: 7, mode: 'drill', status: 'completed' }))
  await waitFor(() => expect(place()).not.toBe(at))
  return place()
}
async function sosWithoutAlarm(): Promise<string> {
  const memo = { school: 'Школа', evacuation: null, steps: [], contacts: [], points: [], now: '2026-11-20T05:00:00Z' }
  http.answer('/api/evacuation/sos/', () => [200, memo])
  const page = evacuationWeb.pages.find(({ path }) => path === '/evacuation/sos')
  if (!page) throw new Error('no page')
  const Sos = page.component
  await Sos.preload?.()
  // shown at its address only, as the house's own router would
  const place = showAt(page.path, function Shown() {
    const { pathname } = useLocation()
    return pathname === page.path ? <Sos /> : null
  })
  await waitFor(() => expect(place()).not.toBe(page.path))
  return place()
}

async function notificationAfter(what: 'timeout' | 'click'): Promise<string> {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <AppProviders>
      <NotificationHost />
    </AppProviders>,
  )
  act(() => notify.info(`Готово: ${what}`))
  const shown = await screen.findByRole('status')
  if (what === 'click') fireEvent.click(shown)
  // 3000 ms of standing and 300 of going; after a click the going only
  await act(() => vi.advanceTimersByTimeAsync(what === 'click' ? 400 : 3400))
  return screen.queryByRole('status') === null ? 'destroyed' : 'still shown'
}

type Listener = (...given: unknown[]) => void
function emitter() {
  const listeners = new Map<string, Listener>()
  return {
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    fire: (event: string, ...given: unknown[]) => act(() => listeners.get(event)?.(...given)),
  }
}
/** Where the socket stands after what has happened to it. */
function socketAfter(...happened: [of: 'socket' | 'manager', event: string, given?: unknown][]): string {
  const manager = emitter()
  const socket = { ...emitter(), io: manager, active: true, connected: false, disconnect: nothing }
  dial.mockReturnValue(socket)
  attachHost(() => undefined)
  connect()
  expect(socketState.get().phase).toBe('connecting')
  for (const [of, event, given] of happened) (of === 'socket' ? socket : manager).fire(event, given)
  const { phase, attempts }: SocketState = socketState.get()
  return `${phase}, ${attempts} attempts`
}
/** What the school's own connection says as it begins. */
async function saidAtConnect(): Promise<string> {
  const emit = vi.fn<(event: string, what: object) => void>()
  const socket = { ...emitter(), off: nothing, io: emitter(), active: true, connected: true, emit, disconnect: nothing }
  dial.mockReturnValue(socket)
  watchEvacuations()
  await waitFor(() => expect(socketState.get().phase).toBe('connecting'))
  socket.fire('connect')
  await waitFor(() => expect(emit).toHaveBeenCalled())
  return `${emit.mock.calls[0]?.[0]} emitted`
}
const lost = ['socket', 'disconnect', 'transport close'] as const

async function opened(): Promise<string> {
  const answer = dialog.confirm({ message: 'Удалить?', description: 'Этого не вернуть' })
  expect(openDialog.get()).toMatchObject({ kind: 'confirm', message: 'Удалить?', description: 'Этого не вернуть' })
  await close(answer, () => undefined, 'Отмена')
  return 'open with kind, message, description'
}
/** Presses a button of the open dialog. @returns what its promise was resolved with, in words */
async function close<T>(answer: Promise<T>, before: () => void, button: string): Promise<string> {
  render(<AppProviders>{null}</AppProviders>)
  await screen.findByRole('dialog')
  act(before)
  fireEvent.click(screen.getByRole('button', { name: button }))
  const given = await answer
  expect(openDialog.get()).toBeNull()
  return `closed, resolved with ${given === undefined ? 'nothing' : String(given)}`
}
const typed = () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: 'the text' } })

/** What each change leads to, tried on the pages. */
const exercises: Readonly<Record<string, () => string | Promise<string>>> = {
  'session: no access token — call': () => sentAfter(forgetToken),
  'session: under 2 minutes left — call': () => sentAfter(() => keepToken(tokenFor(115))),
  'session: more than 2 minutes left — call': () => sentAfter(() => keepToken(tokenFor(125))),
  'session: refreshing — two more calls': sharedRefresh,
  'session: on a page — refused refresh': refusedRefresh,
  'session: no refresh token — call': withoutRefreshToken,
  'session: idle — PATCH, POST or DELETE': async () => (await loadingBy([200, {}])).during,
  'session: loading — response': async () => (await loadingBy([200, {}])).after,
  'session: loading — error': async () => (await loadingBy([500, {}])).after,
  'session: allowed — 401': () => {
    attachHost(nothing)
    report(new ApiError(401, 'Требуется вход'))
    return deniedNow()
  },
  'session: access denied — change of route': routeChanged,
  'error: call running — cancelled': () => shownOfQuery(cancelled(), {}),
  'error: call flagged to be silent — failed': () => shownOfQuery(new ApiError(500), { silent: true }),
  'error: query with an error message — failed': () =>
    shownOfQuery(new ApiError(500), { errorMessage: 'Ошибка при получении списка годов' }),
  'page view: a page — navigation': loggedView,
  'impersonation: own session — failed start': failedImpersonation,
  'evacuation: any page — evacuation_active for who may write evacuations': () => ledTo('progress'),
  'evacuation: any page — evacuation_active for who collects somebody': () => ledTo('marks'),
  'evacuation: any page — evacuation_active for others': () => ledTo('sos'),
  'evacuation: /evacuation/marks — evacuation_completed': () => endedAt('/evacuation/marks'),
  'evacuation: /evacuation/sos — signed in, none active': sosWithoutAlarm,
  'notification: idle — timeout': () => notificationAfter('timeout'),
  'notification: idle — click': () => notificationAfter('click'),
  'socket: connecting — connect': () => socketAfter(['socket', 'connect']),
  'socket: connecting — connect of the school': saidAtConnect,
  'socket: connected — disconnect': () => socketAfter(['socket', 'connect'], [...lost]),
  'socket: reconnecting — third attempt': () => socketAfter([...lost], ['manager', 'reconnect_attempt', 3]),
  'socket: reconnecting — attempts used up': () => socketAfter([...lost], ['manager', 'reconnect_failed']),
  'socket: reconnecting — connect': () =>
    socketAfter([...lost], ['manager', 'reconnect_attempt', 3], ['socket', 'connect']),
  'dialog: closed — opening': opened,
  'dialog: open alert — closing': () => close(dialog.alert({ message: 'Готово' }), nothing, 'Ок'),
  'dialog: open confirm — OK': () => close(dialog.confirm({ message: 'Удалить?' }), nothing, 'Ок'),
  'dialog: open confirm — dismissal': () => close(dialog.confirm({ message: 'Удалить?' }), nothing, 'Отмена'),
  'dialog: open prompt — OK': () => close(dialog.prompt({ message: 'Причина' }), typed, 'Ок'),
  'dialog: open prompt — dismissal': () => close(dialog.prompt({ message: 'Причина' }), typed, 'Отмена'),
}
const own = transitions.filter(({ half }) => half === 'web')
const keyOf = (name: string) => name.replace('transition ', '').replace(/ → .*$/, '')

test('each transition of the pages is tried', () => {
  expect(Object.keys(exercises)).toEqual(own.map(({ name }) => keyOf(name)))
})

describe('each change of state leads where the specification says', () => {
  testRows(own, async ({ name, to }) => {
    expect(await exercises[keyOf(name)]?.()).toBe(to)
  })
})
