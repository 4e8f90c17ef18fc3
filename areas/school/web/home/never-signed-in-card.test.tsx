import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { NeverSignedInCard } from './never-signed-in-card.tsx'

test('who has not come yet stands with class or position, and leads to the card; all of them to the list', async () => {
  const items = [
    { id: 7, full_name: 'Ким Виктор', class: { id: 3, title: '7А' }, position: null },
    { id: 8, full_name: 'Ли Анна', class: null, position: 'Учитель физики' },
  ]
  http.answer('/api/users/', () => [200, { items, total: 40, page: 1, size: 3, active: null }])
  openCards(NeverSignedInCard)
  const { card, lines, ways } = await readCard('Ни разу не входили')
  expect(card.getByText('40')).toBeTruthy()
  expect(lines).toEqual(['Ким Виктор7А', 'Ли АннаУчитель физики'])
  expect(ways).toEqual([
    ['Ким Виктор', '/users/7'],
    ['Ли Анна', '/users/8'],
    ['Весь список', '/passport?tab=people&status=never_signed_in'],
  ])
  expect(http.requests('/api/users/')[0]?.path).toContain('status=never_signed_in')
})
