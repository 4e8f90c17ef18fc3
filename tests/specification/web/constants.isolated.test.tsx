import { http } from '#platform/web/api/testing/fake-server.ts'
import { useMantineColorScheme, useMantineTheme } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import shellHtml from '../../../apps/web/index.html?raw'
import earlyTheme from '../../../apps/web/public/theme.js?raw'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { socketPath as ownSocketPath } from '#platform/contract/realtime.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { provideSession, freshToken } from '#platform/web/api/refresh.ts'
import { headersOf, send } from '#platform/web/api/send.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { applyRules, type FieldErrors } from '#platform/web/form/rules.ts'
import { useEndpointForm } from '#platform/web/form/use-endpoint-form.ts'
import { AppProviders } from '#platform/web/app-providers.tsx'
import { NotificationHost } from '#platform/web/notifications/notification-host.tsx'
import { notify } from '#platform/web/notifications/notify.ts'
import { connect } from '#platform/web/realtime/connection.ts'
import { constants } from '../constants.ts'
import { testRows } from '../owed.ts'

// what the two libraries are asked for: the numbers themselves, not what a browser makes of them
// what a page is begun with is read where it stands
const sources = import.meta.glob<string>(
  ['../../../apps/web/main.tsx', '../../../apps/web/begin-document.ts', '../../../apps/web/shell/top-bar.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const sourceOf = (file: string): string => sources[`../../../${file}`] ?? ''
const main = sourceOf('apps/web/main.tsx')
const beginning = sourceOf('apps/web/begin-document.ts')
const topBar = sourceOf('apps/web/shell/top-bar.tsx')

const notifications = vi.hoisted(() => vi.fn<(props: Record<string, unknown>) => null>(() => null))
vi.mock('@mantine/notifications', () => ({ Notifications: notifications, notifications: {} }))
const dial = vi.hoisted(() => vi.fn<(options: Record<string, unknown>) => unknown>())
vi.mock('socket.io-client', () => ({ io: dial }))

const save = endpoint({
  method: 'POST',
  path: '/api/things/',
  access: open(),
  body: z.strictObject({
    code: z.string().check(z.minLength(3, 'Не короче 3 знаков'), z.regex(/^\d+$/, 'Только цифры')),
  }),
  response: z.object({}),
  summary: '',
})
const refreshTokens = endpoint({ ...save, path: '/api/admin/users/token/refresh' })

beforeEach(() => {
  http.reset()
  queryClient.clear()
  const deaf = { on: () => undefined, active: true, connected: false }
  dial.mockReturnValue({ ...deaf, io: deaf, disconnect: () => undefined })
})

const inHouse = <T,>(hook: () => T): T => renderHook(hook, { wrapper: AppProviders }).result.current
function hostAsks(name: string): unknown {
  render(<NotificationHost />)
  return notifications.mock.lastCall?.[0][name]
}
function dialledWith(...names: string[]): Record<string, unknown> {
  connect()
  const [options = {}] = dial.mock.lastCall ?? []
  return Object.fromEntries(names.map((name) => [name, options[name]]))
}
const defaults = () => queryClient.getDefaultOptions().queries ?? {}

/** How often a query that always fails asks, its pauses taken out. */
async function triesOfQuery(): Promise<number> {
  const ask = vi.fn(() => Promise.reject(new ApiError(500)))
  const { result } = renderHook(() => useQuery({ queryKey: ['tries'], queryFn: ask, retryDelay: 0 }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.isError).toBe(true))
  return ask.mock.calls.length
}
/** The whole minutes before its end from which on a token is renewed. */
async function refreshThreshold(): Promise<number> {
  document.cookie = 'session=1; path=/'
  provideSession({ refresh: refreshTokens, onEnd: () => undefined, onOther: () => undefined })
  const tokenFor = (seconds: number) =>
    `h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: Math.floor(Date.now() / 1000) + seconds }))}.s`
  http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(900) }])
  for (const minutes of [5, 4, 3, 2, 1]) {
    keepToken(tokenFor(minutes * 60 - 5))
    await freshToken()
    if (http.requests('/api/admin/users/token/refresh').length > 0) return minutes
  }
  return 0
}
/** What a call is given to be ended by, beside the reader's own wish. */
async function timeoutOfRequest(): Promise<unknown> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
  await send(save, { body: { code: '123' } }, {})
  const { signal = null } = fetched.mock.lastCall?.[1] ?? {}
  fetched.mockRestore()
  return signal
}
function xsrfCookie(): string | null {
  document.cookie = 'XSRF-TOKEN=a%20secret; path=/'
  const sent = headersOf(save, null, {}).get('x-xsrf-token') === 'a secret'
  return sent ? 'XSRF-TOKEN' : null
}

function Form({ trigger }: { trigger?: 'input' | 'blur' | 'lazy' }) {
  const form = useEndpointForm(save, {
    initialValues: { code: '' },
    onDone: () => undefined,
    ...(trigger && { trigger }),
  })
  const { error, ...field } = form.field('code')
  return (
    <form onSubmit={form.submit}>
      <input aria-label="code" {...field} />
      <output>{error}</output>
      <button type="submit">send</button>
    </form>
  )
}
const shownError = () => screen.getByRole('status').textContent ?? ''
const steps = {
  typing: () => fireEvent.change(screen.getByLabelText('code'), { target: { value: 'a' } }),
  leaving: () => fireEvent.blur(screen.getByLabelText('code')),
  sending: () => fireEvent.click(screen.getByText('send')),
}
/** The first of typing, leaving and sending that shows an error. */
function whenValidated(trigger: 'input' | 'blur' | 'lazy'): string {
  const { unmount } = render(<Form trigger={trigger} />, { wrapper: AppProviders })
  const first = Object.entries(steps).find(([, step]) => {
    act(() => void step())
    return shownError() !== ''
  })
  unmount()
  return first?.[0] ?? 'never'
}
function errorsAtField(): number {
  render(<Form />, { wrapper: AppProviders })
  act(() => void steps.typing())
  act(() => void steps.sending())
  return shownError().split('\n').filter(Boolean).length
}
/** What of a rule's answers lets a value pass, and what is shown of the other. */
function ruleAnswers(): unknown[] {
  const passed: FieldErrors = new Map()
  applyRules({ code: () => true }, { code: '' }, passed)
  const refused: FieldErrors = new Map()
  applyRules({ code: () => 'Текст ошибки' }, { code: '' }, refused)
  return [passed.size === 0, refused.get('code')?.[0]]
}

const pixels = (width: string): number => Number.parseFloat(width) * 16

/** Where each constant of the pages is read. */
const found: Readonly<Record<string, () => unknown>> = {
  '§2 kinds of notifications': () =>
    // the fifth is a success that can be taken back
    Object.keys(notify).filter((kind) => kind !== 'undoable'),
  '§5 what a form rule returns': ruleAnswers,
  '§5 when a form validates': () => ({
    input: whenValidated('input'),
    blur: whenValidated('blur'),
    lazy: whenValidated('lazy'),
  }),
  '§9 errors shown at a field': errorsAtField,
  '§9 notification: duration and speed, ms': () => [hostAsks('autoClose'), hostAsks('transitionDuration')],
  '§9 notification: width': () => hostAsks('containerWidth'),
  '§9 socket: attempts and delay, ms': () =>
    dialledWith('reconnectionAttempts', 'reconnectionDelay', 'reconnectionDelayMax'),
  '§9 socket: websocket only': () => {
    const { path, transports } = dialledWith('path', 'transports')
    return path === ownSocketPath ? transports : path
  },
  '§9 token refresh threshold, minutes': refreshThreshold,
  '§9 tries of a failed query: one and 3 more': triesOfQuery,
  '§9 cache kept, seconds': () => Number(defaults().gcTime) / 1000,
  '§9 refetch on window focus': () => defaults().refetchOnWindowFocus,
  '§9 theme by default': () => {
    const { colorScheme } = inHouse(useMantineColorScheme)
    // before the first script too
    return shellHtml.includes(`data-mantine-color-scheme="${colorScheme}"`) ? colorScheme : 'two defaults'
  },
  '§9 a dark theme exists': () => {
    const { result } = renderHook(useMantineColorScheme, { wrapper: AppProviders })
    act(() => result.current.setColorScheme('dark'))
    const kept = localStorage.getItem('mantine-color-scheme-value') ?? ''
    return earlyTheme.includes(`'${kept}'`) ? result.current.colorScheme : 'lost at the next start'
  },
  '§9 breakpoints': () =>
    Object.fromEntries(Object.entries(inHouse(useMantineTheme).breakpoints).map(([name, at]) => [name, pixels(at)])),
  '§9 mobile below': () => /<ActionIcon hiddenFrom="(\w+)"/.exec(topBar)?.[1],
  '§9 request timeout: none': timeoutOfRequest,
  '§9 XSRF cookie': xsrfCookie,
  '§9 element of the application': () => {
    const id = /getElementById\('(\w+)'\)/.exec(main)?.[1] ?? ''
    return shellHtml.includes(`<div id="${id}">`) ? id : 'no such element'
  },
  '§9 locale': () =>
    beginning.includes('const locale = pageLocale()') ? /<html lang="(\w+)"/.exec(shellHtml)?.[1] : 'another',
}
const own = constants.filter(({ half }) => half === 'web')

test('each constant of this half is read somewhere', () => {
  expect(Object.keys(found).map((name) => `constant ${name}`)).toEqual(own.map(({ name }) => name))
})

describe('each constant is what the specification says', () => {
  testRows(own, async ({ name, value }) => {
    expect(await found[name.replace('constant ', '')]?.()).toEqual(value)
  })
})
