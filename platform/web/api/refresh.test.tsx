import { http } from './testing/fake-server.ts'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { open, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { changeSession, endSession, leaveSession, provideSession, refresh } from './refresh.ts'
import { request } from './request.ts'
import { noteServerDate } from './server-clock.ts'
import { currentSession, keepToken } from './session.ts'

const tokenFor = (seconds: number, user = 7) => {
  const payload = {
    user_id: user,
    client: 0,
    roles: ['teacher'],
    permissions: { read: [], write: [] },
    exp: Math.floor(Date.now() / 1000) + seconds,
  }
  return `h.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.s`
}
const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/refresh',
  access: open(),
  body: z.object({}),
  response: z.object({ access_token: z.string() }),
  summary: '',
})
const readThing = endpoint({
  method: 'GET',
  path: '/api/things/{id}',
  access: signedIn(),
  params: z.object({ id: z.string() }),
  response: z.object({ ok: z.boolean() }),
  summary: '',
})
const saveThing = endpoint({ ...readThing, method: 'POST', path: '/api/things/' })
const ended = vi.fn()
const other = vi.fn()
const read = (id = '1') => request(readThing, { params: { id } })

beforeEach(() => {
  document.cookie = 'session=1; path=/'
  provideSession({ refresh: refreshTokens, onEnd: ended, onOther: other })
  endSession('lost')
  noteServerDate(new Date().toUTCString())
  ended.mockClear()
  other.mockClear()
  http.reset()
})

describe('an account that is blocked', () => {
  it('is told so, also where the connection or another call notices the end after that', async () => {
    keepToken(tokenFor(60))
    http.answer('/api/admin/users/token/refresh', () => [409, { detail: 'Учётная запись заблокирована' }])
    await expect(read()).rejects.toThrow()
    document.cookie = 'session=; path=/; max-age=0'
    await refresh()
    expect(ended.mock.calls.map(([how]) => how as unknown)).toEqual(['blocked', 'blocked'])
  })
  it('is forgotten with the next session', () => {
    keepToken(tokenFor(900))
    endSession('blocked')
    keepToken(tokenFor(900))
    endSession('lost')
    expect(ended.mock.calls.at(-1)).toEqual(['lost'])
  })
})

describe('the access token', () => {
  it('is renewed when missing, once for all who wait', async () => {
    const fresh = tokenFor(900)
    http.answer('/api/admin/users/token/refresh', () => [200, { access_token: fresh }])
    http.answer('/api/things/', () => [200, { ok: true }])
    await Promise.all([read('1'), read('2'), read('3')])
    expect(http.requests('/api/admin/users/token/refresh')).toHaveLength(1)
    expect(http.requests('/api/things/').map(({ headers }) => headers.get('authorization'))).toEqual(
      Array.from({ length: 3 }, () => `Bearer ${fresh}`),
    )
  })
  it('is left alone while more than 2 minutes remain, and renewed within them', async () => {
    http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(900) }])
    http.answer('/api/things/', () => [200, { ok: true }])
    keepToken(tokenFor(125))
    await read()
    expect(http.requests('/api/admin/users/token/refresh')).toHaveLength(0)
    keepToken(tokenFor(115))
    await read()
    expect(http.requests('/api/admin/users/token/refresh')).toHaveLength(1)
  })
  it('is validated by the clock of the server', async () => {
    http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(900) }])
    http.answer('/api/things/', () => [200, { ok: true }])
    keepToken(tokenFor(600))
    noteServerDate(new Date(Date.now() + 590_000).toUTCString())
    await read()
    expect(http.requests('/api/admin/users/token/refresh')).toHaveLength(1)
  })
})

describe('a 401', () => {
  it('is followed by one renewal and one repeat with the same idempotency key', async () => {
    keepToken(tokenFor(900))
    http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(900) }])
    let calls = 0
    http.answer('/api/things/', () => (++calls === 1 ? [401, { detail: 'Войдите' }] : [200, { ok: true }]))
    await expect(request(saveThing, {})).resolves.toEqual({ ok: true })
    const keys = http.requests('/api/things/').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(keys[0]).toBe(keys[1])
  })
  it('that comes again is thrown', async () => {
    keepToken(tokenFor(900))
    http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(900) }])
    http.answer('/api/things/', () => [401, { detail: 'Войдите' }])
    await expect(read()).rejects.toMatchObject({ status: 401 })
    expect(http.requests('/api/things/')).toHaveLength(2)
  })
})

describe('leaving', () => {
  it('stays one’s own wish when a call beside it notices the end first', async () => {
    await leaveSession(async () => endSession('lost'))
    endSession('lost')
    expect(ended.mock.calls).toEqual([['left'], ['left']])
  })
  it('that fails leaves the session as it was', async () => {
    keepToken(tokenFor(900))
    await expect(leaveSession(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(ended).not.toHaveBeenCalled()
    expect(currentSession()).not.toBeNull()
    endSession('lost')
    expect(ended).toHaveBeenLastCalledWith('lost')
  })
})

describe('going over to another session', () => {
  it('takes no notice of the end of the first, and of the other account', async () => {
    keepToken(tokenFor(60))
    http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(900, 8) }])
    await changeSession(async () => {
      await read().catch(() => undefined)
      endSession('lost')
    })
    endSession('lost')
    expect(ended).not.toHaveBeenCalled()
    expect(other).not.toHaveBeenCalled()
  })
  it('that fails leaves the session as it was, and its end is told again', async () => {
    keepToken(tokenFor(900))
    await expect(changeSession(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(currentSession()).not.toBeNull()
    endSession('lost')
    expect(ended).toHaveBeenCalledExactlyOnceWith('lost')
  })
})

describe('a renewal that fails', () => {
  it('clears everything and cancels the call', async () => {
    http.answer('/api/admin/users/token/refresh', () => [401, { detail: 'Войдите' }])
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' })
    expect(ended).toHaveBeenCalledExactlyOnceWith('lost')
    expect(currentSession()).toBeNull()
    expect(http.requests('/api/things/')).toHaveLength(0)
  })
  it('without a refresh cookie clears everything too', async () => {
    keepToken(tokenFor(60))
    document.cookie = 'session=; path=/; max-age=0'
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' })
    expect(ended).toHaveBeenCalledOnce()
    expect(http.requests('/api/admin/users/token/refresh')).toHaveLength(0)
  })
  it('for want of a network keeps the session', async () => {
    keepToken(tokenFor(60))
    http.answer('/api/admin/users/token/refresh', () => 'dead')
    await expect(read()).rejects.toEqual(new ApiError(0))
    expect(ended).not.toHaveBeenCalled()
    expect(currentSession()?.accountId).toBe(7)
  })
  it('that brings another account tells so, and what the first one asked is not sent', async () => {
    keepToken(tokenFor(60))
    http.answer('/api/admin/users/token/refresh', () => [200, { access_token: tokenFor(900, 8) }])
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' })
    expect(other).toHaveBeenCalledOnce()
    expect(http.requests('/api/things/')).toHaveLength(0)
  })
})
