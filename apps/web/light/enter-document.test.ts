import { beforeEach, expect, test, vi } from 'vitest'
import { entrancePages } from '#areas/access/web/index.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { enterDocument } from './enter-document.ts'

const replace = vi.fn<(address: string | URL) => void>()
beforeEach(() => {
  replace.mockReset()
  document.cookie = 'session=; path=/; max-age=0'
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
})
const comeTo = async (address: string) => {
  window.history.replaceState(null, '', address)
  const page = await enterDocument(entrancePages)
  const at = window.location.pathname + window.location.search
  window.history.replaceState(null, '', '/')
  return [page?.path, at]
}

test('a stranger stands before the page of the address, wherever they came to before the one that lets them in', async () => {
  expect(await comeTo('/login?next=%2Fjournal')).toEqual(['/login', '/login?next=%2Fjournal'])
  expect(await comeTo('/restore/')).toEqual(['/restore', '/restore/'])
  expect(await comeTo('/')).toEqual(['/login', '/login'])
  expect(await comeTo('/?tab=week')).toEqual(['/login', '/login?next=%2F%3Ftab%3Dweek'])
  expect(replace).not.toHaveBeenCalled()
})

test.each([
  ['the school', { client: 0 }, '/'],
  ['a family', { client: 1 }, '/dashboard'],
  ['who has to set a second step up', { client: 0, setup: true }, '/second-factor'],
])('%s has nothing to do before the door', async (_, claims, home) => {
  const token = { user_id: 1, permissions: { read: [], write: [] }, exp: 4_000_000_000, ...claims }
  keepToken(`h.${btoa(JSON.stringify(token))}.s`)
  expect(await comeTo('/login')).toEqual([undefined, '/login'])
  expect(replace).toHaveBeenCalledExactlyOnceWith(home)
})

test('a server that fails keeps nobody from the form', async () => {
  document.cookie = 'session=1; path=/'
  http.answer('/api/admin/users/token/refresh', () => [429, {}])
  expect(await comeTo('/login')).toEqual(['/login', '/login'])
})
