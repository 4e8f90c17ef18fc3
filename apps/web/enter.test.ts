import { msg } from '@lingui/core/macro'
import type { ParsedLocation } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { open } from '#platform/contract/access.ts'
import { keepToken } from '#platform/web/api/session.ts'
import type { Page } from '#platform/web/routes.ts'
import { enter } from './enter.ts'
import { partsOf } from './testing/parts.ts'

const page: Page = {
  id: 'memo',
  path: '/evacuation/sos',
  access: open(),
  skipsAuthentication: true,
  title: msg`Памятка`,
  component: Object.assign(() => null, { preload: async () => undefined }),
}
const location = { pathname: page.path, href: page.path } as unknown as ParsedLocation
const deleted = vi.fn<(name: string) => void>()
beforeEach(() => {
  deleted.mockClear()
  vi.stubGlobal('indexedDB', { deleteDatabase: deleted })
  localStorage.setItem('account.journal.group.7', '12')
  localStorage.setItem('evacuation.sound', 'on')
})

test('a page that stands open to anybody leaves nothing of a session whose cookies are gone', async () => {
  await enter(partsOf(page), page, location)
  expect(Object.keys(localStorage)).toEqual(['evacuation.sound'])
  expect(deleted).toHaveBeenCalledExactlyOnceWith('answers')
})

test('who is signed in keeps what they have read', async () => {
  keepToken(
    `h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4_000_000_000 }))}.s`,
  )
  await enter(partsOf(page), page, location)
  expect(localStorage.getItem('account.journal.group.7')).toBe('12')
  expect(deleted).not.toHaveBeenCalled()
})
