import { msg } from '@lingui/core/macro'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { ReopeningCard } from './reopening-card.tsx'

const page = {
  id: 'cards',
  path: '/',
  access: signedIn(),
  title: msg`Карточки`,
  component: lazyPage(async () => ({ ReopeningCard }), 'ReopeningCard'),
} as const

test('who answers sees how many ask, and comes to each and to all', async () => {
  const request = {
    id: 12,
    group_id: 7,
    group: 'Алгебра 9А',
    quarter_id: 1,
    quarter: 'I четверть',
    author: 'Ким В. А.',
    reason: 'СОР переписан',
    made_at: '2026-11-20T05:00:00Z',
    state: 'open',
    answered_at: null,
    answerer: null,
    answer: null,
    until: null,
    is_own: false,
    may_answer: true,
  }
  const path = '/api/journal/reopening-requests/'
  http.answer(path, () => [200, { items: [request], total: 4, page: 1, size: 3, active: null }])
  openPage([page], '/', {})
  const card = within(await screen.findByRole('region', { name: 'Просят открыть период' }))
  expect(card.getByText('4')).toBeTruthy()
  expect(card.getByText('Ким В. А.: СОР переписан')).toBeTruthy()
  const ways = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Алгебра 9А, I четверть', '/journal-reopening?request=12'],
    ['Весь список', '/journal-reopening?state=open'],
  ])
  expect(http.requests(path)[0]?.path).toContain('may_answer=true')
})
