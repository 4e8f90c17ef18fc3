import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { ReopeningCard } from './reopening-card.tsx'

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
  openCards(ReopeningCard)
  const { card, ways } = await readCard('Просят открыть период')
  expect(card.getByText('4')).toBeTruthy()
  expect(card.getByText('Ким В. А.: СОР переписан')).toBeTruthy()
  expect(ways).toEqual([
    ['Алгебра 9А, I четверть', '/journal-reopening?request=12'],
    ['Весь список', '/journal-reopening?state=open'],
  ])
  expect(http.requests(path)[0]?.path).toContain('may_answer=true')
})
