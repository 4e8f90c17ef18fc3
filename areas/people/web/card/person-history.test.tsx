import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { PersonCard } from '../../contract/people.ts'
import { PersonHistory } from './person-history.tsx'

test('a history says its days as they are written here', async () => {
  const step = { before: null, is_masked: false }
  const entry = {
    id: '1',
    at: '2026-11-20T05:00:00Z',
    who: 'Ахметова Дана',
    on_behalf_of: null,
    subject: 'people.kinship',
    kind: 'made',
    steps: [
      { ...step, field: 'from', after: '2026-09-01' },
      { ...step, field: 'until', before: '2026-12-31', after: null },
    ],
  }
  const left = {
    ...entry,
    id: '2',
    subject: 'people.person',
    kind: 'changed',
    steps: [{ ...step, field: 'archived_at', after: '2026-11-19' }],
  }
  http.answer('/api/users/users/9/history', () => [200, { items: [entry, left], total: 2, page: 1, size: 20 }])
  const person = { id: 9 } as PersonCard
  const component = lazyPage(async () => ({ Shown: () => <PersonHistory person={person} /> }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`История`, component }], '/shown', {})
  expect(await screen.findByText('01.09.2026')).toBeTruthy()
  expect(screen.getByText('31.12.2026')).toBeTruthy()
  expect(screen.getByText('19.11.2026')).toBeTruthy()
})
