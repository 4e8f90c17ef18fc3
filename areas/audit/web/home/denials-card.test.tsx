import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { DenialsCard } from './denials-card.tsx'

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
  openCards(DenialsCard)
  const { card, lines } = await readCard('Отказы в доступе сегодня')
  expect(card.getByText('25')).toBeTruthy()
  expect(lines).toHaveLength(3)
  const [asked] = http.requests('/api/logging/audit/denials/')
  expect(new URL(asked?.path ?? '', 'http://x').searchParams.get('period')).toBe(`${schoolDay()}~${schoolDay()}`)
  expect(card.getByRole('link', { name: 'Весь список' }).getAttribute('href')).toContain('show=denials')
})
