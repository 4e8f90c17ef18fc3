import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { provideSession } from '#platform/web/api/refresh.ts'
import { currentSession, forgetToken, keepToken, storeSession } from '#platform/web/api/session.ts'
import { comeIn, keepSession } from './kept-session.ts'

const tokenFor = (user: number) => {
  const claims = { user_id: user, client: 0, roles: [], permissions: { read: [], write: [] }, exp: 4_000_000_000 }
  return `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`
}
const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/refresh',
  access: open(),
  body: z.object({}),
  response: z.object({ access_token: z.string() }),
  summary: '',
})
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('account.'))
const deleted = vi.fn()
keepSession()

beforeEach(() => {
  http.reset()
  deleted.mockClear()
  localStorage.clear()
  vi.stubGlobal('indexedDB', { deleteDatabase: deleted })
  provideSession({ refresh: refreshTokens, onEnd: vi.fn(), onOther: vi.fn() })
  // somebody was signed in here, and has closed the browser
  document.cookie = 'session=1; path=/'
  keepToken(tokenFor(7))
  const note = localStorage.getItem('account.session') ?? ''
  forgetToken()
  localStorage.setItem('account.session', note)
  localStorage.setItem('account.journal.group.7', '12')
  localStorage.setItem('evacuation.sound', 'on')
})

test('a session that has ended meanwhile leaves nothing of what was read', async () => {
  http.answer('/api/admin/users/token/refresh', () => [401, {}])
  await comeIn()
  expect(currentSession()).toBeNull()
  expect(document.cookie).not.toContain('session=1')
  expect(kept()).toEqual([])
  expect(deleted).toHaveBeenCalledWith('answers')
  expect(localStorage.getItem('evacuation.sound')).toBe('on')
})

test('a server that does not answer leaves who was signed in here signed in', async () => {
  http.answer('/api/admin/users/token/refresh', () => [503, {}])
  await comeIn()
  expect(currentSession()?.accountId).toBe(7)
  expect(kept()).toEqual(['account.session', 'account.journal.group.7'])
})

test('not for longer than a session lives', async () => {
  const note = JSON.parse(localStorage.getItem('account.session') ?? '') as { session: object }
  localStorage.setItem('account.session', JSON.stringify({ ...note, until: 1 }))
  http.answer('/api/admin/users/token/refresh', () => [503, {}])
  await expect(comeIn()).rejects.toThrow()
  expect(currentSession()).toBeNull()
})

test('a cookie set by hand opens nothing', async () => {
  localStorage.clear()
  http.answer('/api/admin/users/token/refresh', () => [503, {}])
  await expect(comeIn()).rejects.toThrow()
  expect(currentSession()).toBeNull()
})

test('a session that lives goes on', async () => {
  http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(7) }])
  storeSession({
    ...(currentSession() ?? { accountId: 7, personId: null, client: 0, roles: [], expiresAt: 0 }),
    permissions: { read: [], write: [] },
  })
  await comeIn()
  expect(currentSession()?.accountId).toBe(7)
  expect(kept()).toContain('account.session')
})
