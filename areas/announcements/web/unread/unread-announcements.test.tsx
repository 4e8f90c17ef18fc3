import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { UnreadAnnouncements } from './unread-announcements.tsx'

const page = {
  id: 'card',
  path: '/',
  access: { kind: 'signedIn' },
  title: { id: 'x' },
  component: UnreadAnnouncements,
} as const

test.each([
  [0, '/announcements?active=5'],
  [1, '/dashboard/announcements?active=5'],
])('a session of client %i is led to its own page', async (client, address) => {
  http.answer('/api/documents/announcements/', () => [
    200,
    { items: [{ id: 5, title: 'Собрание', author: 'Ким Ольга' }], total: 1, page: 1, size: 3, active: null },
  ])
  openPage([page], '/', { client })
  expect((await screen.findByRole('link', { name: /Собрание/ })).getAttribute('href')).toBe(address)
})
