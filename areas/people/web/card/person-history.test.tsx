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
  const entry = {
    id: '2',
    at: '2026-11-20T05:00:00Z',
    who: 'Ахметова Дана',
    on_behalf_of: null,
    subject: 'people.person',
    kind: 'changed',
    steps: [{ before: null, is_masked: false, field: 'archived_at', after: '2026-11-19' }],
  }
  http.answer('/api/users/users/9/history', () => [200, { items: [entry], total: 1, page: 1, size: 20 }])
  const person = { id: 9 } as PersonCard
  const component = lazyPage(async () => ({ Shown: () => <PersonHistory person={person} /> }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`История`, component }], '/shown', {})
  expect(await screen.findByText('19.11.2026')).toBeTruthy()
})
