import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { accessRulesOf } from './access-rules.ts'
import { accessTokenSeconds, callerOf, registerTokens, signAccessToken } from './tokens.ts'

const app = Fastify()
await registerTokens(app, 'a secret of thirty-two characters')
await app.ready()
const accessRules = accessRulesOf([])
const ended = new Set<number>()
const callerIn = (token: string) => callerOf(app, token, { hasEnded: (session) => ended.has(session), accessRules })
const sign = (sid: number) =>
  signAccessToken(app, {
    user_id: 7,
    client: 0,
    permissions: { read: ['usr_user'], write: [] },
    roles: [],
    sid,
    person: null,
  })
afterEach(() => {
  ended.clear()
  vi.useRealTimers()
})

test('a token that was verified is asked about its session each time', () => {
  const token = sign(1)
  const caller = callerIn(token)
  expect(caller).toMatchObject({ accountId: 7, sessionId: 1, permissions: { read: ['usr_user'] } })
  expect(callerIn(token)).toEqual(caller)
  ended.add(1)
  expect(callerIn(token)).toBeNull()
})

test('and ends when it ends', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = sign(2)
  expect(callerIn(token)).not.toBeNull()
  vi.advanceTimersByTime((accessTokenSeconds - 1) * 1000)
  expect(callerIn(token)).not.toBeNull()
  vi.advanceTimersByTime(1001)
  expect(callerIn(token)).toBeNull()
})

test('what resembles a verified token is not one', () => {
  const token = sign(3)
  expect(callerIn(token)).not.toBeNull()
  const [header = '', claims = '', signature = ''] = token.split('.')
  const forged = Buffer.from(claims, 'base64url').toString().replace('"user_id":7', '"user_id":1')
  for (const other of [
    [header, Buffer.from(forged).toString('base64url'), signature],
    [header, claims, signature.toUpperCase()],
    [header, claims, ''],
  ])
    expect(callerIn(other.join('.'))).toBeNull()
  expect(callerIn(`${token} `)).toBeNull()
})
