import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { evacuationWeb } from './index.ts'

const memo = {
  school: 'Школа № 5',
  evacuation: null,
  steps: [],
  contacts: [],
  points: [],
  now: new Date().toISOString(),
}
beforeEach(() => {
  http.answer('/api/evacuation/sos/', () => [200, memo])
  http.answer('/api/users/users/', () => [200, { items: [], total: 0, page: 1, size: 20 }])
})
afterEach(() => http.reset())
const family = { client: 1 }
const home = { id: 'home', path: '/', access: signedIn(), title: { id: 'home' }, component: () => null } as const

test.each(['/evacuation', '/evacuation/marks', '/evacuation/progress', '/evacuation/statistics/7'])(
  'a family is led from %s to its own pages',
  async (path) => {
    const { address } = openPage([home, ...evacuationWeb.pages], path, family)
    await waitFor(() => expect(address()).toBe('/'))
    expect(http.requests('/api/evacuation')).toEqual([])
  },
)

test('what to do stands open to a parent on calm days too, help before everything else', async () => {
  const { address } = openPage(evacuationWeb.pages, '/evacuation/sos', family)
  await screen.findByText('Школа № 5')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Нужна помощь',
    'Я в безопасности',
  ])
  expect(address()).toBe('/evacuation/sos')
})
