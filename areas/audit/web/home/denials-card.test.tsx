import { msg } from '@lingui/core/macro'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { DenialsCard } from './denials-card.tsx'

const page = {
  id: 'cards',
  path: '/',
  access: signedIn(),
  title: msg`Карточки`,
  component: lazyPage(async () => ({ DenialsCard }), 'DenialsCard'),
} as const

test('counts all that was refused today, as the server does', async () => {
  const denial = {
    day: schoolDay(),
    person: { id: 7, full_name: 'Ким Виктор' },
    acted_by: null,
    endpoint: 'GET /api/any/',
    summary: 'Аудит',
    times: 2,
    last_at: '2026-11-20T05:00:00Z',
  }
  const items = ['a', 'b', 'c'].map((login) => ({ ...denial, login }))
  http.answer('/api/logging/audit/denials/', () => [200, { items, total: 25, page: 1, size: 3, active: null }])
  openPage([page], '/', {})
  const card = within(await screen.findByRole('region', { name: 'Отказы в доступе сегодня' }))
  expect(card.getByText('25')).toBeTruthy()
  expect(card.getAllByRole('listitem')).toHaveLength(3)
  const [asked] = http.requests('/api/logging/audit/denials/')
  expect(new URL(asked?.path ?? '', 'http://x').searchParams.get('period')).toBe(`${schoolDay()}~${schoolDay()}`)
  expect(card.getByRole('link', { name: 'Весь список' }).getAttribute('href')).toContain('show=denials')
})
