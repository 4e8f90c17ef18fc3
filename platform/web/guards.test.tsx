import { describe, expect, it } from 'vitest'
import { guard, safeNext } from './guards.ts'

const school = { client: 0 }
const family = { client: 1 }
const page = {}
const entrance = { isForStrangers: true }
const visit = (path: string, session: { client: number; isSettingUp?: boolean } | null, endpoint: object = page) =>
  guard({ page: endpoint, path, href: path, session })

describe('guards of specification §2, in order', () => {
  it('1: a page that skips authentication lets everybody in and loads no years', () => {
    for (const session of [null, school, family])
      expect(visit('/document', session, { skipsAuthentication: true })).toEqual({ kind: 'pass', loadsYears: false })
  })
  it('2: client 1 goes to /dashboard from anywhere, the login page included', () => {
    for (const [path, endpoint] of [
      ['/journal', page],
      ['/', page],
      ['/login', entrance],
      ['/dashboardish', page],
    ] as const)
      expect(visit(path, family, endpoint)).toEqual({ kind: 'redirect', to: '/dashboard' })
  })
  it('a second factor that must be set up comes before all other pages, and is no page of anybody else', () => {
    const settingUp = { client: 1, isSettingUp: true }
    expect(visit('/second-factor', settingUp)).toEqual({ kind: 'pass', loadsYears: false })
    for (const path of ['/', '/dashboard', '/journal'])
      expect(visit(path, settingUp)).toEqual({ kind: 'redirect', to: '/second-factor' })
    expect(visit('/second-factor', school)).toEqual({ kind: 'redirect', to: '/' })
  })
  it('2: does nothing under /dashboard', () => {
    expect(visit('/dashboard', family)).toEqual({ kind: 'pass', loadsYears: true })
    expect(visit('/dashboard/12', family)).toEqual({ kind: 'pass', loadsYears: true })
  })
  it('3: who is not signed in goes to /login and remembers where from', () => {
    expect(guard({ page, path: '/journal', href: '/journal?group=4', session: null })).toEqual({
      kind: 'redirect',
      to: '/login',
      next: '/journal?group=4',
    })
    expect(visit('/', null)).toEqual({ kind: 'redirect', to: '/login' })
    expect(visit('/no-such-page', null)).toEqual({ kind: 'redirect', to: '/login', next: '/no-such-page' })
  })
  it('3: login and restore are allowed to strangers', () => {
    expect(visit('/login', null, entrance)).toEqual({ kind: 'pass', loadsYears: false })
    expect(visit('/restore', null, entrance)).toEqual({ kind: 'pass', loadsYears: false })
  })
  it('4: who is signed in goes from login and restore to /', () => {
    expect(visit('/login', school, entrance)).toEqual({ kind: 'redirect', to: '/' })
    expect(visit('/restore', school, entrance)).toEqual({ kind: 'redirect', to: '/' })
  })
  it('5: then years and quarters are loaded', () => {
    expect(visit('/journal', school)).toEqual({ kind: 'pass', loadsYears: true })
  })
  it('client 0 finds nothing under /dashboard', () => {
    expect(visit('/dashboard', school)).toEqual({ kind: 'missing' })
  })
})

describe('safeNext', () => {
  it.each([
    ['/journal?group=4', '/journal?group=4'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['journal', '/'],
    ['/api/admin/users', '/'],
    ['/x/../api', '/'],
    [undefined, '/'],
  ])('%s leads to %s', (next, expected) => {
    expect(safeNext(next)).toBe(expected)
  })
})
